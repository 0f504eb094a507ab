/** The drawn boards of every game: all places of a position, once each, and not too much of it. */

import { render } from 'svelte/server';
import type { Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import Symbols from '../src/draw/Symbols.svelte';
import type { Offer } from '../src/lib/protocol';
import Drawn from './Drawn.svelte';
import { GAMES } from './drawnGames';
import { askedOf, propsOf, sayerOf, viewsOf, type Asked } from './views';

const MOST_NODES = 2500; // of a page
const HEIGHTS = [272, 412, 832]; // of the panel of a rival, where there are three, two or one

const placesIn = (html: string): string[] =>
  [...html.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place!);
const piecesIn = (html: string): string[] =>
  [...html.matchAll(/data-piece="([^"]+)"/g)].map(([, piece]) => piece!);
const nodesIn = (html: string): number => (html.match(/<[a-z]/gi) ?? []).length;
const signsIn = (html: string): string[] =>
  [...html.matchAll(/href="#i-([^"]*)"/g)].map(([, sign]) => sign!);
const SIGNS = new Set(
  [...render(Symbols).body.matchAll(/id="i-([^"]+)"/g)].map(([, sign]) => sign!),
);

describe.each(Object.keys(GAMES))('%s', (game) => {
  const { boards, common, own, rival, pieces, never, inTray } = GAMES[game]!;
  const say = sayerOf(game, 'en');
  const views = viewsOf<any>(game);
  const asked = askedOf<any>(game);

  function drawn(
    component: Component<any>,
    given: Record<string, unknown>,
    offered?: Map<string, number>,
  ): string {
    const { body } = render(Drawn, { props: { component, given, offered } });
    expect(body).not.toMatch(never);
    expect(signsIn(body).filter((sign) => !SIGNS.has(sign))).toEqual([]);
    return body;
  }

  describe.each(Object.entries(views))('%s', (_name, view) => {
    const props = propsOf(view, say);
    const players: number[] = view.players.map((_: unknown, player: number) => player);

    it('has all places of the common board, once', () => {
      const body = drawn(boards.shared.component, props);
      expect(placesIn(body).sort()).toEqual(common(view).sort());
    });

    it('can be looked at without a seat', () => {
      const body = drawn(boards.shared.component, { ...props, seat: null });
      expect(placesIn(body)).toHaveLength(common(view).length);
    });

    it('names every piece that can move, once', () => {
      const found = piecesIn(drawn(boards.shared.component, props));
      expect(pieces(view).filter((piece) => !found.includes(piece))).toEqual([]);
      const twice = found.filter((piece, i) => found.indexOf(piece) < i);
      expect(twice.filter((piece) => pieces(view).includes(piece))).toEqual([]);
    });

    it.each(players)('has all places of player %i', (player) => {
      const body = drawn(boards.mine.component, { ...props, player });
      expect(placesIn(body).sort()).toEqual(own(view, player, 0).sort());
    });

    it.each(HEIGHTS)('has the rivals in panels %i high', (height) => {
      for (const player of players.slice(1)) {
        const found = placesIn(drawn(boards.rival.component, { ...props, player, height }));
        expect(rival(view, player, height).filter((place) => !found.includes(place))).toEqual([]);
      }
    });

    it('has the rivals on cards, for a phone', () => {
      for (const player of players.slice(1)) {
        const found = placesIn(drawn(boards.card!.component, { ...props, player }));
        const { height } = boards.card!;
        expect(rival(view, player, height).filter((place) => !found.includes(place))).toEqual([]);
      }
    });
  });

  // --- moves ---

  /** How many moves each place has. */
  function offeredIn({ offers }: Asked<any>): Map<string, number> {
    const found = new Map<string, number>();
    for (const { places, ways } of offers) {
      for (const place of new Set([...places, ...ways])) {
        found.set(place, (found.get(place) ?? 0) + 1);
      }
    }
    return found;
  }

  /** The two large parts of each position, drawn once for all tests. */
  const pictures = new Map<object, { board: string; mine: string }>();
  function picture(one: (typeof asked)[number]): { board: string; mine: string } {
    const offered = offeredIn(one);
    const given = propsOf(one.view, say, one.seat);
    const found = pictures.get(one) ?? {
      board: drawn(boards.shared.component, given, offered),
      mine: drawn(boards.mine.component, { ...given, player: one.seat }, offered),
    };
    pictures.set(one, found);
    return found;
  }

  it('draws every place that is ever offered, but those whose moves stand in the tray', () => {
    const missing = new Set<string>();
    for (const one of asked) {
      const offered = offeredIn(one);
      const given = propsOf(one.view, say, one.seat);
      const choice = boards.choices?.find(({ when }) => when(one.offers as Offer[], one.view));
      const { board, mine } = picture(one);
      const found = new Set([
        ...placesIn(board),
        ...placesIn(mine),
        ...(choice ? placesIn(drawn(choice.component, given, offered)) : []),
      ]);
      for (const { group, places, ways } of one.offers) {
        for (const place of [...places, ...ways].filter((place) => !found.has(place))) {
          if (!inTray[group]?.test(place)) missing.add(`${group}: ${place}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
  }, 120_000);

  it('has a sign for every move', () => {
    for (const { view, offers } of asked) {
      for (const offer of offers) drawn(boards.sign!, { offer, view });
    }
  }, 120_000);

  // --- size ---

  it('is not too large for a page', () => {
    const found: Record<string, number> = {};
    for (const one of asked) {
      const offered = offeredIn(one);
      const given = propsOf(one.view, say, one.seat);
      const count = (component: Component<any>, more: Record<string, unknown> = {}): number =>
        nodesIn(drawn(component, { ...given, ...more }, offered));
      const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0);
      const rivals = given.seats.map((_, i) => i).filter((player) => player !== one.seat);
      const height = HEIGHTS[3 - rivals.length];
      const [board, mine] = [nodesIn(picture(one).board), nodesIn(picture(one).mine)];
      const others = rivals.map((player) => count(boards.mine.component, { player }));
      const panels = rivals.map((player) => count(boards.rival.component, { player, height }));
      const cards = rivals.map((player) => count(boards.card!.component, { player }));
      const pages = {
        desk: board + mine + sum(panels),
        'desk with a rival enlarged': board + Math.max(...others) + sum(panels),
        'phone with all rivals': board + mine + sum(cards),
        'phone with a rival enlarged': board + mine + Math.max(...others),
      };
      for (const [page, nodes] of Object.entries(pages)) {
        found[page] = Math.max(found[page] ?? 0, nodes);
      }
    }
    for (const [page, nodes] of Object.entries(found)) {
      expect.soft(nodes, page).toBeLessThanOrEqual(MOST_NODES);
    }
  }, 120_000);
});
