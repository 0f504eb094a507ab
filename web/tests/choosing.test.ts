/** Touching places: each touch keeps the moves that have them. */

import { describe, expect, it } from 'vitest';
import type { Offer } from '../src/lib/protocol';
import { beside } from '../src/table/beside';
import { fitting, nextPlaces, outcomeOf, placesBeside, untouched } from '../src/table/choosing';

function offer(move: string, ...places: string[]): Offer {
  const rest = {
    key: '',
    args: {},
    group: '',
    ways: [],
    opens: 0,
    turns: false,
    free: false,
    idle: false,
    locks: '' as const,
    ends: false,
    remark: null,
  };
  return { move, places, ...rest };
}

const TILES = [
  offer('overbuild A c1', 'tile:A', 'square:c1'),
  offer('overbuild A c2', 'tile:A', 'square:c2'),
  offer('overbuild B c2', 'tile:B', 'square:c2'),
  offer('done'),
];
const PAYMENTS = [
  offer('pay b3 b3', 'die:b3', 'die:b3'),
  offer('pay b3 b4', 'die:b3', 'die:b4'),
  offer('pay b6', 'die:b6'),
  offer('pay b6~', 'die:b6'),
];

describe('touching', () => {
  it('counts how often a place was touched', () => {
    expect(untouched(offer('', 'a', 'a', 'b'), ['a'])).toEqual(['a', 'b']);
    expect(untouched(offer('', 'a', 'b'), ['a', 'a'])).toBeNull();
  });

  it('keeps what has all touched places, in any order', () => {
    expect(fitting(TILES, ['square:c2']).map(({ move }) => move)).toEqual([
      'overbuild A c2',
      'overbuild B c2',
    ]);
    expect([...nextPlaces(TILES, ['square:c2']).keys()]).toEqual(['tile:A', 'tile:B']);
    expect([...nextPlaces(TILES, []).keys()]).not.toContain('');
  });

  it('takes the only move that is left, though it has further places', () => {
    expect(outcomeOf(TILES, ['tile:B'])).toMatchObject({ kind: 'one', offer: TILES[2] });
    expect(outcomeOf(TILES, ['tile:A'])).toMatchObject({ kind: 'more' });
    expect(outcomeOf(TILES, ['tile:A', 'square:c1'])).toMatchObject({ offer: TILES[0] });
  });

  it('asks if the same place means several moves', () => {
    expect(outcomeOf(PAYMENTS, ['die:b6'])).toMatchObject({ kind: 'several' });
    expect(outcomeOf(PAYMENTS, ['die:b3', 'die:b3'])).toMatchObject({ offer: PAYMENTS[0] });
    expect(outcomeOf(PAYMENTS, ['die:b5'])).toEqual({ kind: 'nothing' });
  });

  it('begins with the places that open a move', () => {
    const opens = (move: string, ...places: string[]): Offer => ({
      ...offer(move, ...places),
      opens: 1,
    });
    const offers = [
      opens('trade a x', 'a', 'x'),
      opens('trade b x', 'b', 'x'),
      offer('lay x', 'x'),
    ];
    expect([...nextPlaces(offers, []).keys()]).toEqual(['a', 'b', 'x']);
    expect(outcomeOf(offers, ['x'])).toMatchObject({ kind: 'one', offer: offers[2] });
    expect(outcomeOf(offers, ['a'])).toMatchObject({ kind: 'one', offer: offers[0] });
    expect([...nextPlaces(offers.slice(0, 2), []).keys()]).toEqual(['a', 'b']);
  });

  it('goes through a place that leads to moves, or past it', () => {
    const led = (move: string, ...places: string[]): Offer => ({
      ...offer(move, ...places),
      ways: ['wheel:deliver'],
    });
    const offers = [
      led('deliver a x', 'a', 'x'),
      led('deliver a y', 'a', 'y'),
      offer('lay x', 'x'),
    ];
    expect([...nextPlaces(offers, []).keys()]).toContain('wheel:deliver');
    expect([...nextPlaces(offers, ['wheel:deliver']).keys()]).toEqual(['a', 'x', 'y']);
    expect(outcomeOf(offers, ['wheel:deliver'])).toMatchObject({
      kind: 'several',
      offers: offers.slice(0, 2),
    });
    expect(outcomeOf(offers, ['a', 'x'])).toMatchObject({ offer: offers[0] });
    expect(outcomeOf(offers, ['wheel:deliver', 'y'])).toMatchObject({ offer: offers[1] });
    const many = Array.from({ length: 11 }, (_, i) => led(`deliver a ${i}`, 'a', `${i}`));
    expect(outcomeOf(many, ['wheel:deliver'])).toMatchObject({ kind: 'more' });
  });
});

describe('what can be done at any time', () => {
  const book: Offer = { ...offer('book'), ways: ['anytime'], free: true };
  const offers = [book, offer('lay x', 'x')];

  it('is told before it is done, were it only one thing', () => {
    expect(outcomeOf(offers, ['anytime'])).toEqual({ kind: 'several', offers: [book] });
    const fare = { ...book, free: false };
    expect(outcomeOf([fare], ['anytime'])).toEqual({ kind: 'one', offer: fare });
  });

  it('is confirmed where it was found, while it waits', () => {
    expect([...placesBeside(book, offers).keys()]).toEqual(['x']);
  });
});

describe('what stands beside a place', () => {
  const room = { left: 0, top: 0, width: 400, height: 300 };
  const size = { width: 100, height: 60 };

  it('is below it, else above, else at its side', () => {
    const low = { left: 180, top: 260, width: 40, height: 30 };
    const high = { left: 180, top: 10, width: 40, height: 30 };
    const tall = { left: 180, top: 5, width: 40, height: 290 };
    expect(beside(high, size, room).top).toBe(48);
    expect(beside(low, size, room).top).toBe(192);
    expect(beside(tall, size, room).left).toBe(228);
  });

  it('stays inside of its room', () => {
    const corner = { left: 390, top: 10, width: 10, height: 10 };
    const { left, width } = beside(corner, size, room);
    expect(left + width).toBeLessThanOrEqual(394);
  });
});
