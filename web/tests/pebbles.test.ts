/** A stranger's task: the small game of the tests gets a drawn board in one short file. */

import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Drawn from './Drawn.svelte';
import Board from './pebbles/Board.svelte';
import { propsOf, sayerOf, viewsOf } from './views';

const MOST_LINES = 60;
const views = viewsOf<{ heap: number; players: unknown[] }>('pebbles');
const say = sayerOf('pebbles', 'en');

function drawn(name: string, offered: string[] = []): string {
  const given = propsOf(views[name]!, say);
  const places = new Map(offered.map((place) => [place, 1]));
  return render(Drawn, { props: { component: Board, given, offered: places } }).body;
}

const count = (text: string, wanted: RegExp): number => (text.match(wanted) ?? []).length;

it('has few lines', () => {
  const file = readFileSync(new URL('pebbles/Board.svelte', import.meta.url), 'utf8');
  expect(file.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
});

describe.each(Object.keys(views))('%s', (name) => {
  it('draws every place with its name', () => {
    const html = drawn(name);
    const places = views[name]!.players.map((_, seat) => `rough@${seat}`);
    for (const place of ['heap', ...places]) {
      expect(count(html, new RegExp(`data-place="${place}"`, 'g'))).toBe(1);
    }
    expect(html).toContain(`aria-label="Heap: ${views[name]!.heap}"`);
    expect(html).not.toContain('undefined');
  });

  it('rings what is offered', () => {
    expect(count(drawn(name), /class="ring/g)).toBe(0);
    expect(count(drawn(name, ['heap', 'rough@1']), /class="ring/g)).toBe(2);
  });
});
