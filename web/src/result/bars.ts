/** Scores as bars made of their sources. */

import type { ReckoningTold } from '../lib/protocol';

/** A part of a bar; `from` and `size` in points. What was paid is taken off at the end. */
export type Part = { source: string; points: number; from: number; size: number; taken: boolean };

/** The parts of one bar, in the order of the game; what is nothing is left out. */
export function partsOf(sources: Record<string, number>): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const [source, points] of Object.entries(sources)) {
    if (points <= 0) continue;
    found.push({ source, points, from: at, size: points, taken: false });
    at += points;
  }
  for (const [source, points] of Object.entries(sources)) {
    if (points >= 0) continue;
    at += points;
    found.push({ source, points, from: at, size: -points, taken: true });
  }
  return found;
}

/** How long the longest bar is, before anything is taken off. */
export function longest(people: ReckoningTold[], usual: boolean): number {
  const bars = people.flatMap((one) => [one.sources, ...(usual ? [usualOf(one)] : [])]);
  const sums = bars.map((bar) => Object.values(bar).reduce((sum, n) => sum + Math.max(0, n), 0));
  return Math.max(1, ...sums);
}

/** The sources that anybody has, or with `usual` would usually have, in the order of the game. */
export function sourcesOf(people: ReckoningTold[], usual: boolean): string[] {
  const bars = people.map((one) => one.sources);
  if (usual) bars.push(...people.map(usualOf));
  return orderOf(people).filter((name) => bars.some((bar) => bar[name]));
}

/** All sources of the game, in its order. */
export function orderOf(people: ReckoningTold[]): string[] {
  const names = people.flatMap((one) => [
    ...Object.keys(one.sources),
    ...Object.keys(one.usual?.sources ?? {}),
  ]);
  return [...new Set(names)];
}

/**
 * What is usual, in whole points. They add up to what the means add up to: of those that are
 * rounded down, the ones that lose most are rounded up instead, until the sum is right.
 */
export function usualOf({ usual }: ReckoningTold): Record<string, number> {
  const means = Object.entries(usual?.sources ?? {});
  const whole = Object.fromEntries(means.map(([name, mean]) => [name, Math.floor(mean)]));
  const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);
  const lacks = Math.round(sum(means.map(([, mean]) => mean))) - sum(Object.values(whole));
  const lost = ([, mean]: [string, number]): number => mean - Math.floor(mean);
  const most = [...means].sort((a, b) => lost(b) - lost(a)).slice(0, lacks);
  for (const [name] of most) whole[name]! += 1;
  return whole;
}

/** What was most unlike the usual, the largest difference first. */
export function unusual(one: ReckoningTold, most = 3): [string, number][] {
  return Object.entries(usualOf(one))
    .map(([name, usual]): [string, number] => [name, (one.sources[name] ?? 0) - usual])
    .filter(([, by]) => by !== 0)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, most);
}

/** How far the score is from where it is counted from: a way that has to be gone, as in a race. */
export function wayOf(people: ReckoningTold[]): number {
  const first = people[0];
  if (!first) return 0;
  const sum = Object.values(first.sources).reduce((all, n) => all + n, 0);
  return Object.keys(first.sources).length ? sum - first.score : 0;
}

/** The largest part of all bars. */
export function largestOf(
  people: ReckoningTold[],
): { seat: number; source: string; points: number } | null {
  const all = people.flatMap(({ seat, sources }) =>
    Object.entries(sources).map(([source, points]) => ({ seat, source, points })),
  );
  const most = Math.max(0, ...all.map(({ points }) => points));
  return all.find(({ points }) => points === most && most > 0) ?? null;
}
