/** Where a game has turned: the turns that changed the distance to the others most. */

import type { CourseTold } from '../lib/protocol';

export type Moment = {
  /** The turn, counted from 0. */
  at: number;
  /** Who gained by it, as a number among `people`. */
  who: number;
  /** What they gained. */
  by: number;
  /** They lead now and did not before. */
  leads: boolean;
  /** Where it came from, the largest part first. */
  sources: [string, number][];
};

const MOST = 3;
const APART = 2; // turns between two moments, so that they can be told apart in the chart
const SOURCES = 2; // that are named

/** The scores before a turn. */
const before = (course: CourseTold, at: number): number[] =>
  at ? course.turns[at - 1]!.scores : course.before;

/** How far ahead of the best of the others; alone, the score itself. */
function lead(scores: number[], who: number): number {
  const others = scores.filter((_, i) => i !== who);
  return scores[who]! - (others.length ? Math.max(...others) : 0);
}

/** Up to three, in the order of the game. */
export function momentsOf(course: CourseTold): Moment[] {
  const swings = course.turns
    .map(({ scores, gains }, at) => {
      const then = before(course, at);
      const each = scores.map((_, who) => lead(scores, who) - lead(then, who));
      const swing = Math.max(...each);
      const who = each.indexOf(swing);
      return {
        at,
        who,
        swing,
        by: scores[who]! - then[who]!,
        gains: gains[who] ?? {},
        then,
        scores,
      };
    })
    .filter(({ swing, by }) => swing > 0 && by > 0)
    .sort((a, b) => b.swing - a.swing || a.at - b.at);
  const chosen: typeof swings = [];
  for (const one of swings) {
    if (chosen.length === MOST) break;
    if (chosen.every(({ at }) => Math.abs(at - one.at) >= APART)) chosen.push(one);
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ at, who, by, gains, then, scores }) => ({
      at,
      who,
      by,
      leads: scores.length > 1 && lead(scores, who) > 0 && lead(then, who) <= 0,
      sources: Object.entries(gains)
        .filter(([, points]) => points > 0)
        .sort((a, b) => b[1] - a[1])
        .slice(0, SOURCES),
    }));
}

/** A stretch of the game that its clock calls by one name: a round, a year. */
export type Band = { from: number; to: number; unit: string; value: number | string };

const GROUPS = [1, 2, 5, 10, 20, 50, 100];

/** The turns by the first unit of the clock of the game; at most so many stretches: where there are
 * more, several are one. */
export function bandsOf(course: CourseTold, most = Infinity): Band[] {
  const found: Band[] = [];
  course.turns.forEach(({ clock }, at) => {
    const [unit, value] = Object.entries(clock)[0] ?? ['', ''];
    const last = found.at(-1);
    if (last && last.unit === unit && last.value === value) last.to = at + 1;
    else found.push({ from: at, to: at + 1, unit, value });
  });
  const size = GROUPS.find((one) => found.length / one <= most) ?? GROUPS.at(-1)!;
  return found
    .filter((_, i) => i % size === 0)
    .map((first, i) => ({ ...first, to: found[Math.min(found.length, (i + 1) * size) - 1]!.to }));
}
