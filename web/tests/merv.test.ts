/** Where the page draws the things of Merv, and what it calls them. */

import { describe, expect, it } from 'vitest';
import { isGate, lineOf, sideOf, spacesOf, waitingAt } from '../src/games/merv/geometry';
import { spicesOf } from '../src/games/merv/spices';
import { nameOf } from '../src/games/merv/board/names';
import type { MervView, Player } from '../src/games/merv/view';

const view = (some: Partial<MervView>): MervView =>
  ({
    over: false,
    phase: 'east',
    order: [2, 0, 1],
    masters: { '2': 'E4' },
    progress: {},
    players: [{}, {}, {}],
    vizier: null,
    magistrate: null,
    ...some,
  }) as MervView;

describe('the city', () => {
  it('counts its action spaces clockwise', () => {
    expect(spacesOf('north')).toEqual(['N1', 'N2', 'N3', 'N4', 'N5']);
    expect(spacesOf('east')).toEqual(['E1', 'E2', 'E3', 'E4', 'E5']);
    expect(spacesOf('south')).toEqual(['S5', 'S4', 'S3', 'S2', 'S1']);
    expect(spacesOf('west')).toEqual(['W5', 'W4', 'W3', 'W2', 'W1']);
  });

  it('has a line behind each of them', () => {
    expect(lineOf('N2')).toEqual(['b1', 'b2', 'b3', 'b4', 'b5']);
    expect(lineOf('S1')).toEqual(['e1', 'e2', 'e3', 'e4', 'e5']);
    expect(lineOf('E4')).toEqual(['a4', 'b4', 'c4', 'd4', 'e4']);
    expect(lineOf('W1')).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
    expect(sideOf('W1')).toBe('west');
    expect([isGate('S3'), isGate('S4')]).toEqual([true, false]);
  });
});

describe('the queue', () => {
  it('is where those wait who have not gone to a space yet', () => {
    expect(waitingAt(view({}), 'NE')).toEqual([null, 0, 1]);
    expect(waitingAt(view({}), 'SE')).toEqual([null, null, null]);
  });

  it('forms at the next corner', () => {
    const forming = view({ progress: { corner: 'SE', queue: [null, 2, null], stops_at: 1 } });
    expect(waitingAt(forming, 'SE')).toEqual([null, 2, null]);
    expect(waitingAt(forming, 'NE')).toEqual([null, null, null]);
  });

  it('waits for the next year during raid and scoring', () => {
    const raid = view({ phase: 'west', masters: {}, progress: { raided: 'b2' } });
    expect(waitingAt(raid, 'NW')).toEqual([2, 0, 1]);
    expect(waitingAt(raid, 'SW')).toEqual([null, null, null]);
  });
});

describe('names', () => {
  const anna = { kind: 'person' as const, name: 'Anna', bot: '', resigned: false };
  const seats = [{ ...anna, style: '', level: 0, stand_in: '' }];
  const say = (key: string): string => key;

  it('are those of the seats, or of those without one', () => {
    const table = { view: view({ magistrate: 1, vizier: 2 }), seats, say };
    const names = [0, 1, 2].map((master) => nameOf(master, table));
    expect(names).toEqual(['Anna', 'other-1', 'other-0']);
  });

  it('count cards by spice', () => {
    const player = { cards: ['juniper-1', 'juniper-8', 'saffron-2'] } as Player;
    expect(spicesOf(player)).toEqual({ juniper: 2, pepper: 0, saffron: 1, cardamom: 0 });
  });
});
