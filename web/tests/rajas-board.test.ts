/** The boards of Rajas draw every place of a position, in every variant. */

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Board from '../src/games/rajas/board/Board.svelte';
import { jewelKinds } from '../src/games/rajas/board/jewels';
import Mine from '../src/games/rajas/board/Mine.svelte';
import { spaceAt } from '../src/games/rajas/board/river';
import Rival from '../src/games/rajas/board/Rival.svelte';
import { fameBox, markers, moneyBox } from '../src/games/rajas/board/track';
import type { RajasView } from '../src/games/rajas/view';
import { sayerOf, viewsOf } from './views';

const views = viewsOf<RajasView>('rajas');
const say = sayerOf('rajas', 'en');

function props(view: RajasView) {
  const seats = view.players.map((_, i) => ({
    name: `Player ${i + 1}`,
    bot: '',
    kind: 'person' as const,
    resigned: false,
  }));
  return { view, seats, seat: 0, say };
}

const placesIn = (html: string): string[] =>
  [...html.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place!);
const nodesIn = (html: string): number => (html.match(/<[a-z]/gi) ?? []).length;

function commonPlaces(view: RajasView): string[] {
  const tops = Object.values(view.stacks).flatMap(({ top }) => (top ? [`tile:${top}`] : []));
  return [
    ...['quarry', 'mixed', 'front', 'harbour'],
    ...['silk', 'tea', 'spice'].map((good) => `market:${good}`),
    ...Object.keys(view.supply).flatMap((colour) => [`terrace:${colour}`, `balcony:${colour}`]),
    ...Object.keys(view.printed.chambers).map((chamber) => `chamber:${chamber}`),
    ...tops,
    ...Array.from({ length: 30 }, (_, i) => `river:${i + 1}`),
    ...Object.keys(view.printed.bonuses).map((bonus) => `bonus:${bonus}`),
    ...jewelKinds(view).map(({ ids }) => `jewel:${ids[0]}`),
  ];
}

function ownPlaces(view: RajasView, seat: number): string[] {
  const player = view.players[seat]!;
  const dice = Object.entries(player.dice).flatMap(([colour, faces]) =>
    faces.map((pips) => `die:${colour[0]}${pips}`),
  );
  return [
    ...Object.keys(view.printed.province.squares).map((cell) => `square:${cell}`),
    ...Object.keys(view.printed.province.fields).map((field) => `field:${field}`),
    ...Object.keys(player.levels).map((building) => `building:${building}`),
    ...Object.keys(player.markets).map((good) => `good:${good}`),
    ...dice,
  ].map((place) => `${place}@${seat}`);
}

describe.each(Object.entries(views))('%s', (_name, view) => {
  it('has all places of the common board, once', () => {
    const { body } = render(Board, { props: props(view) });
    expect(placesIn(body).sort()).toEqual(commonPlaces(view).sort());
    expect(nodesIn(body)).toBeLessThanOrEqual(2500);
    expect(body).not.toMatch(/NaN|undefined/);
  });

  it('has all places of a player, and nothing below zero', () => {
    view.players.forEach((_, player) => {
      const { body } = render(Mine, { props: { ...props(view), player } });
      expect(placesIn(body).sort()).toEqual(ownPlaces(view, player).sort());
      expect(nodesIn(body)).toBeLessThanOrEqual(2500);
      expect(body).not.toMatch(/NaN|undefined/);
      expect(body).not.toMatch(/>[-−]\d/);
    });
  });

  it.each([272, 412, 832] as const)('has the rivals in panels %i high', (height) => {
    const { body } = render(Rival, { props: { ...props(view), player: 1, height } });
    const found = new Set(placesIn(body));
    const wanted = ownPlaces(view, 1).filter(
      (place) => height > 272 || !place.startsWith('field:'),
    );
    expect(wanted.filter((place) => !found.has(place))).toEqual([]);
    expect(body).not.toMatch(/NaN|undefined/);
    expect(body).not.toMatch(/>[-−]\d/);
  });

  it('can be looked at without a seat', () => {
    const { body } = render(Board, { props: { ...props(view), seat: null } });
    expect(placesIn(body)).toHaveLength(commonPlaces(view).length);
  });
});

it('names every piece that can move', () => {
  const { body } = render(Board, { props: props(views.four!) });
  for (const seat of [0, 1, 2, 3]) {
    for (const piece of ['boat', 'money', 'fame']) {
      expect(body).toContain(`data-piece="${piece}@${seat}"`);
    }
  }
});

describe('the tracks', () => {
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= 840 && y <= 832;

  it('lie in the frame and nowhere twice', () => {
    const boxes = [
      ...Array.from({ length: 120 }, (_, i) => moneyBox(i + 1)),
      ...Array.from({ length: 60 }, (_, i) => fameBox(i + 1)),
    ];
    for (const [i, a] of boxes.entries()) {
      expect(inside(a.x, a.y) && inside(a.x + a.w, a.y + a.h)).toBe(true);
      for (const b of boxes.slice(i + 1)) {
        const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        expect(wide > 0.01 && high > 0.01).toBe(false);
      }
    }
  });

  it('keep markers apart, also those that have not started or are beyond the end', () => {
    for (const steps of [
      [0, 0, 0, 0],
      [7, 7, 7, 7],
      [130, 120, 3, 4],
    ]) {
      const found = markers('money', steps, new Set([5]));
      expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
      expect(found.every(({ x, y }) => inside(x, y))).toBe(true);
    }
  });

  it('the spaces of the river lie in the water, one after the other', () => {
    const points = Array.from({ length: 30 }, (_, i) => spaceAt(i + 1));
    for (const [i, [x, y]] of points.slice(1).entries()) {
      const [px, py] = points[i]!;
      const far = Math.hypot(x - px, y - py);
      expect(far).toBeGreaterThan(38); // twice the radius of a space
      expect(far).toBeLessThan(52);
    }
  });
});
