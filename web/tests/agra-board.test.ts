/** Where things lie on the board of Agra, and what is worked out for it. */

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { boards } from '../src/games/agra/boards';
import { CELL, cellAt } from '../src/games/agra/board/city';
import { rupeesAhead } from '../src/games/agra/board/court';
import { cornersOf, squaresOf } from '../src/games/agra/board/farm';
import { contractSigns, goodSigns } from '../src/games/agra/board/effects';
import { becomes, GRID } from '../src/games/agra/board/goods';
import {
  COLUMN,
  columnX,
  FOOT,
  ORDER,
  orderY,
  STEP,
  stepY,
  X,
  W,
  Y,
  H,
} from '../src/games/agra/board/imperial';
import { alongTheRiver, notableWords } from '../src/games/agra/board/notables';
import { priceOf } from '../src/games/agra/board/wheel';
import type { Player, View } from '../src/games/agra/view';
import Drawn from './Drawn.svelte';
import { viewsOf } from './views';

type Box = { x: number; y: number; w: number; h: number };

const views = viewsOf<View>('agra');

function apart(boxes: Box[]): void {
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
      const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
      expect(wide > 0.01 && high > 0.01, JSON.stringify([a, b])).toBe(false);
    }
  }
}

function within(boxes: Box[], room: Box): void {
  for (const { x, y, w, h } of boxes) {
    expect(x).toBeGreaterThanOrEqual(room.x);
    expect(y).toBeGreaterThanOrEqual(room.y);
    expect(x + w).toBeLessThanOrEqual(room.x + room.w + 0.01);
    expect(y + h).toBeLessThanOrEqual(room.y + room.h + 0.01);
  }
}

describe.each(Object.entries(views))('%s', (_name, view) => {
  it('has the notables side by side, level by level', () => {
    const { width, standing, levels } = alongTheRiver(view.notables);
    const boxes = standing.map(({ x }) => ({ x, y: 0, w: width, h: 1 }));
    apart(boxes);
    within(boxes, { x: 10, y: 0, w: 860, h: 1 });
    expect(width).toBeGreaterThanOrEqual(53); // a name
    expect(standing).toHaveLength(Object.keys(view.notables).length);
    for (const { level, from, to } of levels) {
      const there = standing.filter(({ x }) => x >= from - 0.01 && x < to);
      expect(there.every(({ notable }) => notable.level === level)).toBe(true);
    }
  });

  it('says what an action of the wheel costs', () => {
    for (const [action, points] of Object.entries(view.printed.meditation)) {
      const text = priceOf(action, view);
      if (points !== null) expect(text).toBe(`${points}`);
      else expect(text).toMatch(/^\d–\d$/);
    }
  });
});

it('the cells of the city lie in it', () => {
  const cells = GRID.flat().map((good) => {
    const [x, y] = cellAt(good);
    return { x, y, w: CELL.w, h: CELL.h };
  });
  apart(cells);
  within(cells, { x: 0, y: 224, w: 508, h: 418 });
});

it('tracks and orders lie on the imperial board', () => {
  const { track, orders } = views.start!.printed;
  const boxes = Object.keys(orders).flatMap((guild, nth) =>
    [
      ...track.map((_, step) => ({ y: stepY(step, track.length - 1), h: STEP })),
      ...orders[guild]!.map((_, row) => ({ y: orderY(row + 1), h: ORDER })),
      { y: FOOT - 6, h: 12 },
    ].map((one) => ({ ...one, x: columnX(nth), w: COLUMN })),
  );
  apart(boxes);
  within(boxes, { x: X, y: Y, w: W, h: H });
});

it('the squares of a farm are a ring, clockwise', () => {
  const size = 10;
  const corners = cornersOf(5, 0, 0, size);
  const squares = squaresOf(5, 0, 0, size);
  expect(squares.map(([name]) => name).filter((name) => name.endsWith('1'))).toEqual([
    'n1',
    'e1',
    's1',
    'w1',
  ]);
  for (const [i, corner] of corners.entries()) {
    const ring = [
      corner,
      ...squares.slice(i * 5, i * 5 + 5).map(([, spot]) => spot),
      corners[(i + 1) % 4]!,
    ];
    for (const [n, spot] of ring.slice(1).entries()) {
      expect(Math.hypot(spot.x - ring[n]!.x, spot.y - ring[n]!.y)).toBe(size);
    }
  }
});

it('what a good can become is found along the arrows', () => {
  const { made_from: madeFrom } = views.start!.printed;
  expect(becomes('cotton', madeFrom).sort()).toEqual(['cloth', 'clothes', 'oil']);
  expect(becomes('statues', madeFrom)).toEqual([]);
});

describe('what will be in the bag', () => {
  const ledger = { orders: 4, peons: 3 };
  const player = { ...views.start!.players[0]!, rupees: 3, ledger } as Player;

  it('grows by what comes, and shrinks by what goes to peons', () => {
    expect(rupeesAhead(player, { 'rupees.orders': 6 })).toBe(5);
    expect(rupeesAhead(player, { 'rupees.peons': 5, 'rupees.sales': 1 })).toBe(2);
  });

  it('is not told if it stays the same, or if nobody may know', () => {
    expect(rupeesAhead(player, { favour: 2 })).toBeUndefined();
    expect(rupeesAhead(player, undefined)).toBeUndefined();
    expect(rupeesAhead({ ...player, rupees: null }, { 'rupees.orders': 6 })).toBeUndefined();
  });
});

describe('signs of abilities', () => {
  // The same ability may look the same: oil and curry stand a worker up.
  it('tell any two contracts apart', () => {
    const ids = [...new Set(Object.values(views).flatMap(({ notables }) => Object.keys(notables)))];
    expect(ids.length).toBeGreaterThan(20);
    const signs = ids.map((id) => [...contractSigns(id)].sort().join(' '));
    expect(new Set(signs).size).toBe(ids.length);
    for (const id of ids) expect(contractSigns(id).length, id).toBeGreaterThan(1);
  });

  it('tell luxuries apart', () => {
    const luxuries = ['statues', 'paintings', 'books', 'clothes'];
    const signs = luxuries.map((good) => [...goodSigns(good)].sort().join(' '));
    expect(new Set(signs).size).toBe(luxuries.length);
  });
});

describe('a tile looked up in the pile', () => {
  it('is chosen in the tray, where every one of them is a place', () => {
    const view = Object.values(views).find(({ pile }) => pile.length > 4)!;
    const offers = view.pile.map((tile) => ({ places: [`tile:${tile}`], ways: [] }) as never);
    const found = boards.choices!.find(({ when }) => when(offers, view))!;
    const given = { view, seats: [], seat: 0, say: (key: string) => key };
    const { body } = render(Drawn, { props: { component: found.component, given } });
    for (const tile of view.pile) expect(body).toContain(`data-place="tile:${tile}"`);
    expect(boards.choices!.find(({ when }) => when([], view))).toBeUndefined();
  });
});

describe('a notable in words', () => {
  const asked = Object.values(views).flatMap((view) =>
    Object.entries(view.prospects).map(([id, one]) => ({ id, view, ...one })),
  );
  const list = (goods: string[]): string => goods.map((good) => `good-${good}{}`).join(', ');
  const said = (id: string, view: View): string =>
    notableWords(id, view, (key, args) => `${key}${JSON.stringify(args ?? {})}`);

  it('tells whoever looks what is missing', () => {
    const { id, view, missing } = asked.find((one) => one.held.length && one.missing.length)!;
    expect(said(id, view)).toContain(`Draw-you-lack${JSON.stringify({ list: list(missing) })}`);
  });

  it.each([false, true])('promises nothing now that the boat forbids (far: %s)', (far) => {
    const { id, view, pays, held } = asked.find(
      (one) => one.held.length && one.view.notables[one.id]!.level > one.view.reach === far,
    )!;
    const told = JSON.stringify({ n: pays, list: list(held) });
    expect(said(id, view).includes(`Draw-your-goods-pay${told}`)).toBe(!far);
    expect(said(id, view).includes(`Draw-your-goods-pay-later${told}`)).toBe(far);
    expect(said(id, view).includes('Panel-far')).toBe(far);
  });
});
