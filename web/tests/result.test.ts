/** What the result is made of: who stands where, where the game turned, and the bars. */

import { describe, expect, it } from 'vitest';
import type { CourseTold, ReckoningTold } from '../src/lib/protocol';
import {
  largestOf,
  longest,
  partsOf,
  sourcesOf,
  unusual,
  usualOf,
  wayOf,
} from '../src/result/bars';
import { lineOf, ticksOf } from '../src/result/chart';
import { aheadBy, firstOf, standingsOf } from '../src/result/standing';
import { bandsOf, momentsOf } from '../src/result/turning';

const person = (seat: number, sources: Record<string, number>, more = {}): ReckoningTold => ({
  seat,
  rank: 1,
  score: Object.values(sources).reduce((sum, n) => sum + n, 0),
  sources,
  usual: null,
  ...more,
});

/** A course of two people out of their scores after each turn. */
function course(...scores: [number, number][]): CourseTold {
  return {
    version: 1,
    began: 0,
    ended: 60,
    people: [person(0, {}), person(1, {})],
    before: [0, 0],
    turns: scores.map((after, i) => ({
      seq: i + 2,
      turn: i % 2,
      clock: { round: 1 + Math.floor(i / 2) },
      scores: after,
      gains: [{ trade: 3, walls: 5, tax: -2 }, { trade: 1 }] as Record<string, number>[],
    })),
  };
}

describe('standings', () => {
  it('have everybody who scores, the first first', () => {
    const view = {
      scores: [40],
      ranks: [2],
      officials: [{ player: 1, seat: 9, rank: 1, score: 48 }],
    };
    const found = standingsOf(view, 1);
    expect(found.map(({ seat, mark, rank }) => [seat, mark, rank])).toEqual([
      [9, 1, 1],
      [0, 0, 2],
    ]);
    expect(aheadBy(found)).toBe(8);
  });

  it('share places honestly', () => {
    const found = standingsOf({ scores: [30, 50, 50], ranks: [3, 1, 1] }, 3);
    expect(firstOf(found).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(aheadBy(found)).toBeNull();
  });

  it('know nothing that is hidden', () => {
    const found = standingsOf({ scores: [7, null], ranks: null }, 2);
    expect(firstOf(found)).toEqual([]);
    expect(found.map(({ score }) => score)).toEqual([7, null]);
  });

  it('tell of a victory by nothing but the tie-break', () => {
    expect(aheadBy(standingsOf({ scores: [20, 20], ranks: [2, 1] }, 2))).toBe(0);
  });
});

describe('turning points', () => {
  const told = course([2, 0], [2, 3], [4, 3], [4, 20], [6, 20], [40, 20], [40, 25], [44, 25]);

  it('are at most three, in the order of the game, and what changed most', () => {
    const found = momentsOf(told);
    expect(found.map(({ at }) => at)).toEqual([3, 5, 7].slice(0, found.length));
    expect(found[0]).toMatchObject({ who: 1, by: 17, leads: true });
    expect(found[1]).toMatchObject({ who: 0, by: 34, leads: true });
  });

  it('say where it came from, the largest part first, and nothing that was paid', () => {
    const moment = momentsOf(told).find(({ who }) => who === 0)!;
    expect(moment.sources).toEqual([
      ['walls', 5],
      ['trade', 3],
    ]);
  });

  it('are none where nothing changes', () => {
    expect(momentsOf(course([0, 0], [0, 0]))).toEqual([]);
  });

  it('exist for one person alone', () => {
    const alone = course([1, 0], [9, 0], [9, 0], [10, 0]);
    const one = {
      ...alone,
      people: [person(0, {})],
      before: [0],
      turns: alone.turns.map((turn) => ({ ...turn, scores: [turn.scores[0]!] })),
    };
    expect(momentsOf(one)[0]).toMatchObject({ at: 1, by: 8, leads: false });
  });
});

describe('bands', () => {
  it('are the rounds of the game', () => {
    expect(bandsOf(course([1, 1], [2, 2], [3, 3])).map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  it('are several rounds where there would be too many', () => {
    const long = course(...Array.from({ length: 60 }, (): [number, number] => [1, 1]));
    const found = bandsOf(long, 8);
    expect(found.map(({ value }) => value)).toEqual([1, 6, 11, 16, 21, 26]);
    expect(found.at(-1)!.to).toBe(60);
  });
});

describe('bars', () => {
  it('stand one behind the other, and what was paid is taken off their end', () => {
    const found = partsOf({ trade: 8, nothing: 0, walls: 5, tax: -6 });
    expect(found.map(({ source, from, size, taken }) => [source, from, size, taken])).toEqual([
      ['trade', 0, 8, false],
      ['walls', 8, 5, false],
      ['tax', 7, 6, true],
    ]);
  });

  const people = [
    person(0, { trade: 30, walls: 4, tax: 0 }),
    person(
      1,
      { trade: 10, walls: 2, tax: 0 },
      {
        usual: { games: 100, score: 40, sources: { trade: 22.4, walls: 1.6, tax: 16 } },
      },
    ),
  ];

  it('have a common measure', () => {
    expect(longest(people, false)).toBe(34);
    expect(longest(people, true)).toBe(40);
  });

  it('name only what somebody has, in the order of the game', () => {
    expect(sourcesOf(people, false)).toEqual(['trade', 'walls']);
    expect(largestOf(people)).toEqual({ seat: 0, source: 'trade', points: 30 });
  });

  it('beside the usual name also what nobody has this time', () => {
    expect(sourcesOf(people, true)).toEqual(['trade', 'walls', 'tax']);
  });

  it('of the usual are whole points that add up to its score', () => {
    const sources = { trade: 1.45, walls: 2.4, tax: -0.75, gems: 0.3, none: 0 };
    const usual = { games: 100, score: 3.4, sources };
    expect(usualOf(person(0, { trade: 5 }, { usual }))).toEqual({
      trade: 2,
      walls: 2,
      tax: -1,
      gems: 0,
      none: 0,
    });
    expect(usualOf(people[0]!)).toEqual({});
  });

  it('say what was unusual, the largest difference first', () => {
    expect(unusual(people[1]!)).toEqual([
      ['tax', -16],
      ['trade', -12],
    ]);
    expect(unusual(people[0]!)).toEqual([]);
  });

  it('of a race have a mark where it ends', () => {
    expect(wayOf([{ ...person(0, { quarry: 40, river: 20 }), score: -1 }])).toBe(61);
    expect(wayOf(people)).toBe(0);
  });
});

describe('the chart', () => {
  it('has some round numbers at its side', () => {
    expect(ticksOf(0, 128)).toEqual([0, 50, 100]);
    expect(ticksOf(-60, 2)).toEqual([-60, -40, -20, 0]);
    expect(ticksOf(0, 4)).toEqual([0, 1, 2, 3, 4]);
  });

  it('has lines from the left to the right', () => {
    const scale = { x: (n: number) => 10 * n, y: (n: number) => 100 - n };
    expect(lineOf([0, 5, 2], scale)).toBe('M0 100L10 95L20 98');
  });
});
