/** The steps of a hint in words; what is done several times in a row is told once. */

import { capital } from '../lib/capital';
import type { Say } from '../lib/naming';
import type { HintStep } from '../lib/protocol';

export interface Told {
  text: string;
  seat: number;
  made: boolean;
}

/** So many of the steps are made already. */
export function counted(steps: HintStep[], say: Say, made = 0): Told[] {
  const found: (Told & { times: number })[] = [];
  for (const [nth, { key, args, seat }] of steps.filter(({ told }) => told).entries()) {
    const one = { text: say(key, args), seat, made: nth < made, times: 1 };
    const last = found.at(-1);
    const again = last?.text === one.text && last.seat === seat && last.made === one.made;
    if (again) last.times += 1;
    else found.push(one);
  }
  return found.map(({ text, times, ...one }) => ({
    ...one,
    text: capital(times === 1 ? text : say('advice-times', { count: times, text })),
  }));
}
