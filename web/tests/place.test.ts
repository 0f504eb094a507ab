/** A place shows what the table says about it. */

import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Place from '../src/draw/Place.svelte';
import { UNTOUCHED, type PlaceState } from '../src/draw/places';
import TouchedPlace from './TouchedPlace.svelte';

function rings(state: Partial<PlaceState>, nth = 0): string[] {
  const { body } = render(TouchedPlace, { props: { state: { ...UNTOUCHED, ...state }, nth } });
  return [...body.matchAll(/<path class="([a-z-]+)/g)]
    .map(([, ring]) => ring!)
    .filter((ring) => ring !== 'hit');
}

it.each<[string, Partial<PlaceState>, string[]]>([
  ['nothing', {}, []],
  ['an offer', { offered: true }, ['glow', 'under', 'ring']],
  ['one offer of many', { offered: true, quiet: true }, ['under', 'ring']],
  ['a choice', { offered: true, chosen: true }, ['chosen']],
  ['a draft', { draft: true }, ['draft']],
  ['a refusal', { hovered: true, refused: true }, ['refused']],
  ['the last move', { last: 2 }, ['last-under', 'last']],
  ['a glance', { hovered: true }, ['looked']],
])('%s', (_name, state, wanted) => {
  expect(rings(state)).toEqual(wanted);
});

it('has a lock where a click is final', () => {
  const body = (state: Partial<PlaceState>): string =>
    render(TouchedPlace, { props: { state: { ...UNTOUCHED, ...state } } }).body;
  expect(body({ offered: true, final: true })).toContain('class="locked');
  expect(body({ offered: true })).not.toContain('class="locked');
});

it('is chosen as often as it was touched, if equal pieces lie there', () => {
  const once = { offered: true, quiet: true, chosen: true, times: 1 };
  expect([0, 1].map((nth) => rings(once, nth))).toEqual([['chosen'], ['under', 'ring']]);
  const twice = { chosen: true, times: 2 };
  expect([0, 1, 2].map((nth) => rings(twice, nth))).toEqual([['chosen'], ['chosen'], []]);
});

it('is a button that is disabled while nothing can be done', () => {
  const offered = (state: PlaceState) => render(TouchedPlace, { props: { state } }).body;
  expect(offered(UNTOUCHED)).toContain('aria-disabled="true"');
  expect(offered({ ...UNTOUCHED, offered: true })).toContain('aria-disabled="false"');
  expect(offered(UNTOUCHED)).toContain('data-place="quarry" role="button" tabindex="-1"');
});

it('shows the last move and the draft where the pieces are', () => {
  const state = { ...UNTOUCHED, draft: true, last: 3 };
  const { body } = render(TouchedPlace, { props: { state } });
  expect(body).toContain('d="M3 0H9V9Z"');
  expect(body).toContain('d="M1 1H9V9Z"');
});

it('is untouched where there is no table', () => {
  const props = { id: 'quarry', label: 'Quarry', outline: 'M0 0H10V10H0Z' };
  expect(render(Place, { props }).body.match(/<path/g)).toHaveLength(1); // what is touched
});
