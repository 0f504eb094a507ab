/** The small parts: effects, addresses, settings, seats. */

import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import SeatFace from '../src/draw/SeatFace.svelte';
import { capital as agra } from '../src/games/agra/board/props';
import { capital as merv } from '../src/games/merv/board/props';
import { chipsOf, fittingChips } from '../src/lib/effects';
import { fragmentOf, pastedPath } from '../src/lib/links';
import { faceOf, seatName } from '../src/lib/seats';
import type { Effect, OptionTold } from '../src/lib/protocol';
import { ago } from '../src/lib/time';
import { aboutOf, choiceOf, markOf, titleOf } from '../src/setup/optionWords';
import { called, chosen, nextChair, seated, sitting, wanted } from '../src/setup/seating';

describe('effects in one line', () => {
  const chips = (...texts: string[]) =>
    texts.map((text) => ({ text, tone: '' as const, seat: null, sign: null }));

  it('are as many as there is room for', () => {
    expect(fittingChips(chips('+1 fame', '+2 money'), 290, 6)).toBe(2);
    expect(fittingChips(chips(...Array<string>(9).fill('+1 fame')), 290, 6)).toBe(3);
    expect(fittingChips(chips('a very long effect that has no room at all here'), 100, 6)).toBe(1);
    expect(fittingChips([], 100, 6)).toBe(0);
  });

  it('need little room where they are signs', () => {
    const sign = { text: '+1 Meditation points', tone: '' as const, seat: 0 };
    const five = Array.from({ length: 5 }, () => ({ ...sign, sign: { amount: '+1', icon: 'x' } }));
    expect(fittingChips(five, 270, 6)).toBe(5);
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
    'table-worth': 'Value',
    'table-owner': 'Owner',
    'good-silk': 'silk',
    'colour-blue': 'blue',
    'building-fort': 'fort',
  };
  const say = (key: string, args: Record<string, string | number> = {}): string => {
    if (key === 'web-effect-other') return `P${args.seat}: ${args.effect}`;
    if (key === 'log-move') return `P${args.seat} ${args.move}`;
    if (key === 'web-effect-seat') return `P${args.seat}`;
    if (key === 'web-effect-number') return `${args.change} ${args.name}`;
    if (key === 'web-effect-part') return `${args.name} (${args.part})`;
    if (key === 'web-effect-level') return `${args.name} ${args.before} → ${args.after}`;
    if (key === 'web-effect-came') return `+ ${args.name}: ${args.items}`;
    if (key === 'web-effect-went') return `− ${args.name}: ${args.items}`;
    if (key === 'player-goods.change') return `${args.change} ${args.count} ${args.good}`;
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
    expect(told(effect(0, 'goods.silk', 3, null))).toEqual(['−3 3 silk']);
    expect(told(effect(0, 'cubes.blue', null, 1))).toEqual(['+1 Cubes (blue)']);
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
      { text: '−2 2 silk', tone: 'bad', seat: 0, sign: null },
    ]);
    expect(chips(effect(0, 'favour', 2, 1))).toEqual([]);
    expect(chips(effect(0, 'favour', 1, 2)).map((chip) => chip.text)).toEqual(['+1 Favour']);
  });

  it('tell from where to where, and whether more is a burden', () => {
    const special = {
      ...places,
      kinds: { ...places.kinds, worth: 'good' },
      levels: ['worth'],
      burdens: ['favour'],
      unsaid: ['cards'],
      own: ['cubes'],
    };
    const chips = (...effects: Effect[]) => chipsOf(effects, special, say, 0);
    const [worth] = chips(effect(null, 'worth.silk', 2, 3));
    expect(worth?.text).toBe('Value (silk) 2 → 3');
    expect(chips(effect(0, 'favour', 1, 0))[0]?.tone).toBe('good');
    expect(chips(effect(0, 'cards', [], ['a']))).toEqual([]);
    expect(chips(effect(1, 'cubes.blue', 0, 1))).toEqual([]);
    expect(chips(effect(0, 'cubes.blue', 0, 1))).toHaveLength(1);
  });

  it('tell gains before costs, and everything of another player together', () => {
    const mixed = [
      effect(2, 'favour', 0, 1),
      effect(0, 'favour', 3, 1),
      effect(1, 'goods.silk', 2, 1),
      effect(0, 'goods.silk', 0, 1),
      effect(1, 'favour', 0, 4),
    ];
    const own = ['+1 1 silk', '−2 Favour'];
    expect(told(...mixed)).toEqual([...own, 'P2: +1 Favour', 'P1: +4 Favour, −1 1 silk']);
    const deeds = new Map([
      [0, ['builds the fort']],
      [1, ['wins a contract']],
    ]);
    const chips = chipsOf(mixed, places, say, 0, undefined, deeds).map((chip) => chip.text);
    expect(chips).toEqual([...own, 'P1 wins a contract, +4 Favour, −1 1 silk', 'P2: +1 Favour']);
  });

  it('leave out what a deed tells', () => {
    const special = { ...places, told: ['favour'] };
    const moved = [effect(0, 'favour', 0, 2), effect(0, 'goods.silk', 0, 1)];
    const texts = (deeds?: Map<number, string[]>): string[] =>
      chipsOf(moved, special, say, 0, undefined, deeds).map((chip) => chip.text);
    expect(texts()).toEqual(['+2 Favour', '+1 1 silk']);
    expect(texts(new Map([[0, ['has 2 favour now']]]))).toEqual(['+1 1 silk']);
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

  it('can be pasted, whole or as the code alone', () => {
    const invite = 'abcdefghij0123456789AB';
    const path = '/t/abcdefgh234567ab';
    expect(pastedPath(` https://serai.example${path}#join=${invite}\n`)).toBe(
      `${path}#join=${invite}`,
    );
    expect(pastedPath('abcdefgh234567ab')).toBe(path);
    expect(pastedPath(`${path}/`)).toBe(path);
    expect(pastedPath('https://serai.example/t/abc')).toBeNull();
    expect(pastedPath('hello')).toBeNull();
  });

  it('lead to pages', async () => {
    vi.stubGlobal('location', { pathname: '/' });
    vi.stubGlobal('addEventListener', () => undefined);
    const { routeOf } = await import('../src/lib/route.svelte');
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/t/abcdefgh234567ab')).toEqual({ page: 'table', table: 'abcdefgh234567ab' });
    expect(routeOf('/new')).toEqual({ page: 'new' });
    expect(routeOf('/new/agra')).toEqual({ page: 'new', game: 'agra' });
    expect(routeOf('/t/ABC')).toEqual({ page: 'nowhere' });
    expect(routeOf('/else')).toEqual({ page: 'nowhere' });
    vi.unstubAllGlobals();
  });
});

describe('seats of a new table', () => {
  const usual = ['zarina', 'makara', 'rukmini'];
  const choices = (seats: { choice: string }[]): string[] => seats.map((one) => one.choice);

  it('are me and characters, unless chosen otherwise', () => {
    const seats = chosen(seated(3, [], usual), 2, 'open');
    expect(wanted(seats)).toEqual([{ who: 'me' }, { who: 'bot', bot: 'zarina' }, { who: 'open' }]);
    expect(choices(seated(4, seats, usual))).toEqual(['me', 'bot:zarina', 'open', 'bot:makara']);
  });

  it('have me once; others at this screen have names', () => {
    let seats = chosen(seated(2, [], usual), 1, 'me');
    expect(choices(seats)).toEqual(['bot:zarina', 'me']);
    expect(choices(seated(1, seats, usual))).toEqual(['me']);
    seats = chosen(seats, 0, 'here').map((one) => ({ ...one, name: ' Ben ' }));
    expect(wanted(seats)).toEqual([{ who: 'me', name: 'Ben' }, { who: 'me' }]);
  });

  it('are taken from the cards, each character once', () => {
    let { seats } = called(seated(3, [], usual), 'birbal', 1, []);
    expect(choices(seats)).toEqual(['me', 'bot:birbal', 'bot:makara']);
    expect(nextChair(seats, 2)).toBe(1);
    seats = chosen(seats, 2, 'bot:birbal'); // they change places
    expect(choices(seats)).toEqual(['me', 'bot:makara', 'bot:birbal']);
    ({ seats } = called(seats, 'makara', 2, [])); // and get up
    expect(choices(seats)).toEqual(['me', 'open', 'bot:birbal']);
    expect(sitting(seats[2]!, 'Zoë')).toEqual({ kind: 'bot', name: 'birbal', bot: 'birbal' });
  });
});

describe('whoever sits alone', () => {
  const usual = ['zarina', 'makara', 'rukmini'];
  const alone = seated(1, [], usual);
  const choices = (who: string, count: number): string[] =>
    called(alone, who, 0, seated(count, alone, usual)).seats.map((one) => one.choice);

  it('gets the company that was called, and a chair more', () => {
    expect(choices('birbal', 2)).toEqual(['me', 'bot:birbal']);
    expect(choices('zarina', 2)).toEqual(['me', 'bot:zarina']); // she would come anyway
    expect(choices('makara', 3)).toEqual(['me', 'bot:makara', 'bot:zarina']);
  });

  it('stays alone where nobody else can sit', () => {
    expect(choices('zarina', 1)).toEqual(['me']);
  });
});

describe('whoever sits at a table', () => {
  const say = (key: string, args = {}): string => `${key}${Object.values(args).join('')}`;

  it('is called by a name of the page if it is a character', () => {
    const zarina = { kind: 'bot', name: 'zarina 2', bot: 'zarina' };
    expect(seatName(zarina, 1, say)).toBe('character-zarina 2');
    expect(faceOf(zarina)).toBe('zarina');
  });

  it('keeps the own name, also as an older bot and after giving up', () => {
    expect(seatName({ kind: 'bot', name: 'greedy 1', bot: 'greedy' }, 1, say)).toBe('greedy 1');
    const away = { kind: 'bot', name: 'Ben', bot: 'zarina' };
    expect(seatName(away, 1, say)).toBe('Ben');
    expect(faceOf(away)).toBeNull();
    expect(seatName({ kind: 'person', name: '' }, 1, say)).toBe('seat-name2');
    expect(seatName(undefined, 0, say)).toBe('seat-name1');
  });

  it('may be an official without a seat', () => {
    expect(faceOf({ kind: 'official', name: 'The Grand Vizier', bot: 'vizier' })).toBe('vizier');
  });
});

const river: OptionTold = {
  name: 'open_river',
  choices: [false, true],
  default: false,
  per_seat: false,
  seats: [2],
  basis: '',
  source: '',
  ours: false,
};

/** A game that says nothing but this. */
const words = (said: Record<string, string>) => ({
  has: (key: string) => key in said,
  say: (key: string) => said[key] ?? `{${key}}`,
});

describe('options', () => {
  it('have a title and a sentence, whatever stands in them', () => {
    const messages = words({
      'option-open-river-title': 'Ganga: the river (new)',
      'option-open-river-about': 'tiles change (some of) it: by chance',
    });
    expect(titleOf(river, messages)).toBe('Ganga: the river (new)');
    expect(aboutOf(river, messages)).toBe('Tiles change (some of) it: by chance');
  });

  it('without a title are called by what they do', () => {
    const messages = words({ 'option-open-river': 'A river: open' });
    expect(titleOf(river, messages)).toBe('A river: open');
    expect(aboutOf(river, messages)).toBe('');
  });

  it('have choices that are called by their own names, or by what they are here', () => {
    const messages = words({ 'open-river-all': 'all', 'option-open-river-one-bank-way': 'one' });
    expect(choiceOf(river, 'all', messages)).toBe('All');
    expect(choiceOf(river, 'one_bank', messages)).toBe('One');
  });

  it('are marked by what is known of them', () => {
    expect(markOf(river)).toBe('');
    expect(markOf({ ...river, basis: 'house', source: 'derived' })).toBe('house');
    expect(markOf({ ...river, basis: 'house', source: 'guess' })).toBe('reconstructed');
    expect(markOf({ ...river, basis: 'house', source: 'guess', ours: true })).toBe('ours');
  });
});

describe('capitals', () => {
  it('are those of the page, not of the browser', () => {
    const own = String.prototype.toLocaleUpperCase;
    const turkish = vi.spyOn(String.prototype, 'toLocaleUpperCase');
    turkish.mockImplementation(function (this: string, of = 'tr') {
      return own.call(this, of);
    });
    expect(aboutOf(river, words({ 'option-open-river-about': 'it opens' }))).toBe('It opens');
    expect(merv('inn')).toBe('Inn');
    expect(agra('inn')).toBe('Inn');
    const seat = { kind: 'person', name: 'ina' };
    expect(render(SeatFace, { props: { seat, w: 40, h: 60 } }).body).toMatch(/>I</);
    turkish.mockRestore();
  });
});

describe('times', () => {
  it('are told in words', () => {
    expect(ago('en', 1000, 1010)).toBe('now');
    expect(ago('de', 0, 7300)).toBe('vor 2 Stunden');
    expect(ago('ru', 0, 300)).toBe('5 минут назад');
  });
});
