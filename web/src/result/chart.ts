/** The geometry of the chart: from turns and scores to pixels. */

export type Scale = { x: (turn: number) => number; y: (score: number) => number };
export type Tick = { value: number; strong?: boolean };

export const DASHES = ['', '9 4', '2 4', '12 4 2 4'] as const;

const NICE = [1, 2, 5];
const TICKS = 5;

/** Round numbers between two values, some five of them; zero is one of them if it lies between. */
export function ticksOf(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  let step = 1;
  for (let ten = 1; ; ten *= 10) {
    const found = NICE.map((one) => one * ten).find((one) => span / one <= TICKS);
    if (found) {
      step = found;
      break;
    }
  }
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at || 0);
  return found;
}

/** A line through all points. */
export function lineOf(scores: readonly number[], { x, y }: Scale): string {
  const r = (n: number): number => Math.round(n * 10) / 10;
  return scores.map((score, at) => `${at ? 'L' : 'M'}${r(x(at))} ${r(y(score))}`).join('');
}
