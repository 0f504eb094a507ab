/** The small parts: effects, addresses, settings, seats. */

import { describe, expect, it, vi } from 'vitest';
import { chosen, seated, wanted } from '../src/home/seating';
import { chipsOf, fittingChips } from '../src/lib/effects';
import { fragmentOf } from '../src/lib/links';
import type { Effect } from '../src/lib/protocol';
import { ago } from '../src/lib/time';

describe('effects in one line', () => {
  const chips = (...texts: string[]) =>
    texts.map((text) => ({ text, tone: '' as const, seat: null, sign: null }));

  it('are as many as there is room for', () => {
    expect(fittingChips(chips('+1 fame', '+2 money'), 290, 6)).toBe(2);
    expect(fittingChips(chips(...Array<string>(9).fill('+1 fame')), 290, 6)).toBe(3);
    expect(fittingChips(chips('a very long effect that has no room at all here'), 100, 6)).toBe(1);
    expect(fittingChips([], 100, 6)).toBe(0);
  });
});

describe('effects', () => {
  const words: Record<string, string> = {
    'player-favour': 'Favour',
    'player-goods': 'Goods',
    'player-cubes': 'Cubes',
    'player-cards': 'Cards',
    'player-turns': 'Turns',
    'table-built': 'Buildings',
    'table-owner': 'Owner',
    'good-silk': 'silk',
    'colour-blue': 'blue',
    'building-fort': 'fort',
  };
  const say = (key: string, args: Record<string, string | number> = {}): string => {
    if (key === 'web-effect-other') return `P${args.seat}: ${args.effect}`;
    if (key === 'web-effect-seat') return `P${args.seat}`;
    return words[key] ?? key;
  };
  const places = {
    kinds: { goods: 'good', cubes: 'colour', built: 'building', owner: 'seat' },
    skip: ['turns'],
  };
  const told = (...effects: Effect[]): string[] =>
    chipsOf(effects, places, say, 0).map((chip) => chip.text);
  const effect = (seat: number | null, path: string, before: unknown, after: unknown): Effect => ({
    seat,
    path: path.split('.'),
    before,
    after,
  });

  it('are told with sign and name', () => {
    expect(told(effect(0, 'favour', 0, 2))).toEqual(['+2 Favour']);
    expect(told(effect(0, 'goods.silk', 3, null))).toEqual(['−3 silk']);
    expect(told(effect(0, 'cubes.blue', null, 1))).toEqual(['Cubes (blue) +1']);
  });

  it('tell what came to a list and what went', () => {
    expect(told(effect(null, 'built', ['mill'], ['mill', 'fort']))).toEqual(['+ Buildings: fort']);
    expect(told(effect(0, 'cards', ['a', 'a'], ['a', 'b']))).toEqual(['Cards: a → b']);
  });

  it('count what is too long to be listed', () => {
    const many = ['a', 'b', 'c', 'd', 'e'];
    expect(told(effect(0, 'cards', [], many))).toEqual(['+5 Cards']);
    expect(told(effect(0, 'cards', ['x', 'y', 'z'], ['z', 'u']))).toEqual([
      '+ Cards: u; − Cards: x, y',
    ]);
  });

  it('put the own ones first and name the others', () => {
    const effects = [effect(1, 'favour', 3, 2), effect(0, 'favour', 0, 1)];
    expect(told(...effects)).toEqual(['+1 Favour', 'P1: −1 Favour']);
  });

  it('name owners, and leave out what has no name or is not worth it', () => {
    expect(told(effect(null, 'owner', null, 2))).toEqual(['Owner: P2']);
    expect(told(effect(0, 'turns', 1, 2), effect(0, 'unknown', 1, 2))).toEqual([]);
  });

  it('turn round what was spent, and are silent about what goes without saying', () => {
    const special = { ...places, spent: ['goods.silk'], silent: ['favour'] };
    const chips = (...effects: Effect[]) => chipsOf(effects, special, say, 0);
    expect(chips(effect(0, 'goods.silk', 0, 2))).toEqual([
      { text: '−2 silk', tone: 'bad', seat: 0, sign: null },
    ]);
    expect(chips(effect(0, 'favour', 2, 1))).toEqual([]);
    expect(chips(effect(0, 'favour', 1, 2)).map((chip) => chip.text)).toEqual(['+1 Favour']);
  });

  it('have a tone only for the own seat', () => {
    const chips = chipsOf([effect(0, 'favour', 2, 1), effect(1, 'favour', 1, 2)], places, say, 0);
    expect(chips.map((chip) => chip.tone)).toEqual(['bad', '']);
  });
});

describe('addresses', () => {
  it('bring invitations and seats along', () => {
    expect(fragmentOf('#join=abcdefghijklmnopqrst')).toEqual({ join: 'abcdefghijklmnopqrst' });
    expect(fragmentOf('#seat=abcdefghijklmnopqrst')).toEqual({ seat: 'abcdefghijklmnopqrst' });
    expect(fragmentOf('#seq=12')).toEqual({ seq: 12 });
    expect(fragmentOf('#seq=-1')).toEqual({});
    expect(fragmentOf('#join=short')).toEqual({});
    expect(fragmentOf('')).toEqual({});
  });

  it('lead to pages', async () => {
    vi.stubGlobal('location', { pathname: '/' });
    vi.stubGlobal('addEventListener', () => undefined);
    const { routeOf } = await import('../src/lib/route.svelte');
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/t/abcdefgh234567ab')).toEqual({ page: 'table', table: 'abcdefgh234567ab' });
    expect(routeOf('/t/ABC')).toEqual({ page: 'nowhere' });
    expect(routeOf('/else')).toEqual({ page: 'nowhere' });
    vi.unstubAllGlobals();
  });
});

describe('seats of a new table', () => {
  it('are me and bots, unless chosen otherwise', () => {
    const seats = chosen(seated(3, [], 'greedy'), 2, 'open');
    expect(wanted(seats)).toEqual([{ who: 'me' }, { who: 'bot', bot: 'greedy' }, { who: 'open' }]);
    expect(seated(4, seats, 'random').map((one) => one.choice)).toEqual([
      'me',
      'bot:greedy',
      'open',
      'bot:random',
    ]);
  });

  it('have me once; others at this screen have names', () => {
    let seats = chosen(seated(2, [], 'greedy'), 1, 'me');
    expect(seats.map((one) => one.choice)).toEqual(['bot:greedy', 'me']);
    seats = chosen(seats, 0, 'here').map((one) => ({ ...one, name: ' Ben ' }));
    expect(wanted(seats)).toEqual([{ who: 'me', name: 'Ben' }, { who: 'me' }]);
  });
});

describe('times', () => {
  it('are told in words', () => {
    expect(ago('en', 1000, 1010)).toBe('now');
    expect(ago('de', 0, 7300)).toBe('vor 2 Stunden');
    expect(ago('ru', 0, 300)).toBe('5 минут назад');
  });
});
