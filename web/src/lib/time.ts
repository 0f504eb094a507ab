/** Times in words, in the language of the page. */

import type { Language } from './language';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 minutes ago"; less than a minute is "now". Both in seconds since 1970. */
export function ago(language: Language, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  }
  return format.format(0, 'second');
}

/** "14:05"; milliseconds since 1970. */
export function clock(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
}
