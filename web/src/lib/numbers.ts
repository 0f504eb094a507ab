/** Numbers as a language writes them, with a real minus sign (`study/advice_in_words.py`). */

import type { Language } from './language';

/** The nearest whole number; halves go up. */
export function whole(number: number): number {
  return Math.floor(number + 0.5);
}

/** With one decimal: "3.9", "−0,4". */
export function decimal(language: Language, number: number): string {
  const text = Math.abs(number).toFixed(1);
  const sign = number < 0 && text !== '0.0' ? '−' : '';
  return sign + (language === 'en' ? text : text.replace('.', ','));
}

/** The same with a sign in any case. */
export function signed(language: Language, number: number): string {
  const text = decimal(language, number);
  return text.startsWith('−') ? text : `+${text}`;
}
