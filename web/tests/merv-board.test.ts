/** What the common board of Merv shows about lines, officials and what somebody lacks. */

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Board from '../src/games/merv/board/Board.svelte';
import { lineOf } from '../src/games/merv/geometry';
import { magistrateSays, vizierSays } from '../src/games/merv/board/officials';
import { lineOutline } from '../src/games/merv/board/plan';
import type { MervView } from '../src/games/merv/view';
import Drawn from './Drawn.svelte';
import { askedOf, propsOf, sayerOf, viewsOf } from './views';

const say = sayerOf('merv', 'en');
const views = viewsOf<MervView>('merv');
const asked = askedOf<MervView>('merv');

function drawn(view: MervView, seat: number | null = 0, hovered?: string): string {
  const given = { ...propsOf(view, say), seat };
  const offered = new Map(hovered ? [[hovered, 1]] : []);
  return render(Drawn, { props: { component: Board, given, hovered, offered } }).body;
}

const labelOf = (html: string, place: string): string =>
  new RegExp(`data-place="${place}"[^>]*aria-label="([^"]*)"`).exec(html)?.[1] ?? '';
/** The frames of what sites would bring whoever goes there. */
const strips = (html: string): number => html.match(/stroke="var\(--good\)"/g)?.length ?? 0;

describe('a line', () => {
  const going = asked.find(
    ({ offers, view }) => offers.some(({ group }) => group === 'go') && view.year > 1,
  )!;
  const space = going.offers.find(({ group }) => group === 'go')!.places[0]!;
  const line = going.view.lines[space.split(':')[1]!]!;

  it('lights up when somebody points at its action space, with what its sites would bring', () => {
    const html = drawn(going.view, going.seat, space);
    expect(html).toContain(`data-lit="${space}"`);
    expect(html).toContain(lineOutline(space.split(':')[1]!));
    const bringing = Object.values(line).filter(({ cubes }) => Object.keys(cubes).length);
    expect(bringing.length).toBeGreaterThan(0);
    expect(strips(html)).toBe(bringing.length);
    expect(drawn(going.view, going.seat)).not.toContain('data-lit');
  });

  it('says the same in words, at the space and at its sites', () => {
    const html = drawn(going.view, going.seat, space);
    for (const [cell, { cubes }] of Object.entries(line)) {
      expect(labelOf(html, space)).toContain(`${cell} (`);
      if (Object.keys(cubes).length) expect(labelOf(html, `site:${cell}`)).toContain('for you: ');
    }
  });

  it('stays lit while the site is chosen', () => {
    const { view, seat } = asked.find(({ offers }) =>
      offers.some(({ group }) => group === 'activate'),
    )!;
    const here = view.masters[seat]!;
    const html = drawn(view, seat);
    expect(html).toContain(lineOutline(here));
    expect(strips(html)).toBeGreaterThan(0);
    expect(Object.keys(view.lines)).toEqual([here]);
    expect(lineOf(here)).toEqual(expect.arrayContaining(Object.keys(view.lines[here]!)));
  });

  it('is that of the Grand Vizier where he was sent', () => {
    const { view, seat } = asked.find(({ offers }) =>
      offers.some(({ group }) => group === 'house'),
    )!;
    const html = drawn(view, seat);
    const band = `d="${lineOutline(view.masters[view.vizier!]!)}" fill="none" stroke="var(--p2)"`;
    expect(html).toContain(band);
    expect(strips(html)).toBe(0); // nothing comes of it now
  });
});

describe('officials', () => {
  const named = (key: string): string => key;

  it('do not go again after they have left for the queue', () => {
    const over = { acted: true, space: null, site: null };
    const { solo, vizier_plan } = views.solo!;
    const view: MervView = {
      ...views.solo!,
      solo: { ...solo!, ...over },
      vizier_plan: { ...vizier_plan!, ...over },
    };
    expect(magistrateSays(view, named)).toBe('draw-turn-over');
    expect(vizierSays(view, named)).toBe('draw-turn-over');
  });

  it.each(['solo', 'two', 'vizier', 'solo-over'])('have their names in %s', (name) => {
    const html = drawn(views[name]!);
    expect(html).toContain('Grand Vizier');
    expect(html).not.toContain('Player 3');
    if (views[name]!.seats === 1) {
      expect(html).toContain('Corrupt Magistrate');
      expect(html).not.toContain('Player 2');
    }
  });
});

describe('contracts', () => {
  it('say what is lacking, and when nothing is', () => {
    const told = asked.flatMap(({ view, seat }) =>
      Object.entries(view.players[seat]!.lacks).map(([pile, lacks]) => ({
        view,
        seat,
        pile,
        lacks,
      })),
    );
    const some = told.find(({ lacks }) => lacks['influence'] && lacks['rare'])!;
    expect(labelOf(drawn(some.view, some.seat), `contract:${some.pile}`)).toMatch(
      /you lack: \d+ influence/,
    );
    const none = told.find(({ lacks }) => !Object.keys(lacks).length)!;
    const label = labelOf(drawn(none.view, none.seat), `contract:${none.pile}`);
    expect(label).toContain('you have everything for it');
  });
});
