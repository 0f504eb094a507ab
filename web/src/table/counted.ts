/** The steps of a hint in words; what is done several times in a row is told once. */

import { capital } from '../lib/capital';
import type { Say } from '../lib/naming';
import type { HintStep } from '../lib/protocol';

export interface Told {
  text: string;
  seat: number;
  made: boolean;
}

/** A step as the log tells it, if it is somebody else's; or else nothing. */
type Telling = (step: HintStep) => string;

/** So many of the steps are made already. */
export function counted(
  steps: HintStep[],
  say: Say,
  made = 0,
  telling: Telling = () => '',
): Told[] {
  const found: (Told & { times: number; several: string })[] = [];
  for (const [nth, step] of steps.filter(({ told }) => told).entries()) {
    const { key, args, seat } = step;
    const told = telling(step);
    const several = told ? 'advice-again' : 'advice-times';
    const one = { text: told || say(key, args), seat, made: nth < made, times: 1, several };
    const last = found.at(-1);
    const again = last?.text === one.text && last.seat === seat && last.made === one.made;
    if (again) last.times += 1;
    else found.push(one);
  }
  return found.map(({ text, times, several, ...one }) => ({
    ...one,
    text: capital(times === 1 ? text : say(several, { count: times, text })),
  }));
}
