/** A view that nobody has drawn can be read. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boardsOf } from '../src/lib/boards';
import { byKind } from '../src/plain/places';
import { clockOf, commonFacts, playerFacts, textOf } from '../src/plain/facts';

const messages: Record<string, string> = {
  'table-heap': 'Heap',
  'player-rough': 'Rough',
  'good-tea': 'Tea',
  'clock-round': 'Round',
};
const names = {
  say: (key: string) => messages[key] ?? key,
  has: (key: string) => key in messages,
  kinds: { hand: 'good' },
};

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['en'] });
});

describe('the plain board', () => {
  it('is for a game without boards of its own', async () => {
    expect((await boardsOf('pebbles'))?.text).toBe(true);
    expect((await boardsOf('merv'))?.text).toBeUndefined();
  }, 30_000); // all its parts are loaded

  it('names fields by messages, or as the view does', () => {
    const view = { game: 'pebbles', scores: [1], heap: 9, deep_well: ['tea'], nothing: null };
    expect(commonFacts(view, names)).toEqual([
      { field: 'heap', name: 'Heap', text: '9', grid: null },
      { field: 'deep_well', name: 'deep well', text: 'tea', grid: null },
    ]);
  });

  it('leaves out what the heading of a player says', () => {
    const player = { seat: 0, score: 3, rough: -1 };
    expect(playerFacts(player, names)).toEqual([
      { field: 'rough', name: 'Rough', text: '−1', grid: null },
    ]);
  });

  it('makes a table of things that have the same parts', () => {
    const stalls = { tea: { price: 2, free: true }, silk: { price: 4, free: false } };
    expect(commonFacts({ hand: stalls }, names)[0]?.grid).toEqual({
      heads: ['price', 'free'],
      rows: [
        { name: 'Tea', cells: ['2', '✓'] },
        { name: 'silk', cells: ['4', ''] },
      ],
    });
  });

  it('writes values in words', () => {
    expect(textOf('hand', ['tea', 'silk'], names)).toBe('Tea, silk');
    expect(textOf('hand', { tea: 2, silk: 0 }, names)).toBe('Tea 2, silk 0');
    expect(textOf('x', [[1, 2], [3]], names)).toBe('1, 2; 3');
  });

  it('says how far the game is', () => {
    expect(clockOf({ clock: { round: 2, dark_year: 1 } }, names)).toEqual(['Round', 'dark year 1']);
  });

  it('sorts places by kind and name', () => {
    expect(byKind(['wall:n10', 'wall:n2', 'heap'])).toEqual([
      { kind: 'heap', ids: ['heap'] },
      { kind: 'wall', ids: ['wall:n2', 'wall:n10'] },
    ]);
  });
});
