import { describe, expect, it } from 'vitest';
import type { Effect, EventTold, Offer } from '../src/lib/protocol';
import { entriesOf, notationOf, sinceLast, summed, turnsOf } from '../src/table/chronicle';
import { commandOf, completions, offeredMove, rivalOf } from '../src/table/commands';
import {
  beginning,
  commitOf,
  firstRows,
  goesStraight,
  sectionsOf,
  sought,
} from '../src/table/offers';

function offer(move: string, more: Partial<Offer> = {}): Offer {
  const group = move.split(' ')[0] ?? '';
  return {
    move,
    key: '',
    args: {},
    group,
    places: [],
    ways: [],
    opens: 0,
    turns: false,
    free: false,
    locks: '',
    ends: false,
    ...more,
  };
}

function event(seq: number, more: Partial<EventTold>): EventTold {
  return {
    seq,
    kind: 'moved',
    at: 0,
    seat: null,
    sentences: [],
    changes: [],
    name: '',
    bot: '',
    yes: false,
    back_to: 0,
    reason: '',
    seed: '',
    salt: '',
    ...more,
  };
}

function sentence(move: string, seat = 0) {
  return {
    key: 'move-x',
    args: {},
    seat,
    move,
    places: [],
    turns: false,
    piece: '',
    chance: false,
    forced: false,
  };
}

const tell = (one: Offer): string => one.move;

describe('offered moves', () => {
  it('have no headings while they are few', () => {
    const found = sectionsOf([offer('take a'), offer('take b'), offer('pass')], tell);
    expect(found.map((section) => section.heading)).toEqual(['']);
  });

  it('are grouped when many, lonely ones first, those at any time last', () => {
    const many = Array.from({ length: 9 }, (_, i) => offer(`take ${i}`));
    const found = sectionsOf([...many, offer('pass'), offer('swap', { free: true })], tell);
    expect(found.map((section) => [section.heading, section.free, section.rows.length])).toEqual([
      ['', false, 1],
      ['take …', false, 9],
      ['', true, 1],
    ]);
    expect(found.flatMap((section) => section.rows.map((row) => row.nth))).toEqual([
      ...Array(11).keys(),
    ]);
  });

  it('say once what their sentences begin with', () => {
    expect(beginning(['Place a worker: quarry', 'Place a worker: mill'])).toBe('Place a worker …');
    expect(beginning(['Red', 'Blue'])).toBe('');
    expect(beginning(['1 Holz', '1 Stein'])).toBe('');
  });

  it('are found by sentence, notation and effect, whatever the case and accents', () => {
    const sections = sectionsOf([offer('take a'), offer('take b')], (one) => `Élan ${one.move}`);
    const effects = ({ move }: Offer): string => (move.endsWith('b') ? '+1 silk' : '');
    expect(sought(sections, 'SILK elan', effects)[0]?.rows.map((row) => row.offer.move)).toEqual([
      'take b',
    ]);
    expect(sought(sections, 'gold', effects)).toEqual([]);
  });

  it('are shown in chunks', () => {
    const sections = sectionsOf(
      Array.from({ length: 30 }, (_, i) => offer(`take ${i}`)),
      tell,
    );
    expect(firstRows(sections, 7).flatMap((section) => section.rows)).toHaveLength(7);
  });

  it('go into the game at once if that is wanted', () => {
    expect(commitOf('always', 0)).toBe('ask');
    expect(commitOf('two-steps', 0)).toBe('turn');
    expect(commitOf('two-steps', 1)).toBe('ask');
    expect(commitOf('never', 3)).toBe('turn');
  });

  it('say so', () => {
    const [last, other] = [offer('pass', { ends: true }), offer('go', { ends: false })];
    expect(goesStraight(last, 'two-steps', 0)).toBe(true);
    expect(goesStraight(last, 'two-steps', 1)).toBe(false);
    expect(goesStraight(last, 'always', 0)).toBe(false);
    expect(goesStraight(other, 'never', 0)).toBe(false);
  });
});

describe('the command line', () => {
  it('tells questions from moves', () => {
    expect(commandOf(':me')).toEqual({ kind: 'me' });
    expect(commandOf('rival 2')).toEqual({ kind: 'rival', who: '2' });
    expect(commandOf('why lay  a1')).toEqual({ kind: 'why', move: 'lay a1' });
    expect(commandOf('last word')).toEqual({ kind: 'move', move: 'last word' });
    expect(commandOf('  ')).toBeNull();
  });

  it('counts rivals from the next player on, or takes their names', () => {
    const names = ['Anna', 'Ben', 'Cleo', 'Bella'];
    expect(rivalOf('1', names, 1)).toBe(2);
    expect(rivalOf('2', names, 1)).toBe(3);
    expect(rivalOf('3', names, 1)).toBe(0);
    expect(rivalOf('4', names, 1)).toBeNull();
    expect(rivalOf('', names, 1)).toBe(2);
    expect(rivalOf('0', names, 1)).toBeNull();
    expect(rivalOf('cl', names, 1)).toBe(2);
    expect(rivalOf('be', names, 0)).toBeNull();
    expect(rivalOf('2', names, null)).toBe(1);
  });

  it('understands the beginning of a move if there is only one', () => {
    const offers = [offer('place wood'), offer('place cotton'), offer('pass')];
    expect(offeredMove('pl w', offers)).toBe('place wood');
    expect(offeredMove('PASS', offers)).toBe('pass');
    expect(offeredMove('place', offers)).toBeNull();
  });

  it('completes offers, verbs and questions', () => {
    const found = completions('p', [offer('place wood')], ['place', 'pay']);
    expect(found).toEqual(['place wood', 'place', 'pay']);
    expect(completions('', [offer('place wood')], [])).toEqual([]);
  });
});

describe('the log', () => {
  const change = (seat: number, path: string, before: number, after: number): Effect => ({
    seat,
    path: [path],
    before,
    after,
  });

  it('marks what was taken back and joins the moves of a turn', () => {
    const events = [
      event(1, { kind: 'opened' }),
      event(2, { seat: 0, sentences: [sentence('a')] }),
      event(3, { seat: 0, sentences: [sentence('b')] }),
      event(4, { seat: 1, sentences: [sentence('c', 1)] }),
      event(5, { kind: 'taken-back', seat: 1, back_to: 3 }),
    ];
    const turns = turnsOf(entriesOf(events));
    expect(turns.map((turn) => [turn.seat, turn.entries.length, turn.gone])).toEqual([
      [null, 1, false],
      [0, 2, false],
      [1, 1, true],
      [null, 1, false],
    ]);
    expect(notationOf(turns[1]!)).toBe('a; b');
  });

  it('sums up what happened since the own last turn', () => {
    const events = [
      event(1, { seat: 0 }),
      event(2, { seat: 1, changes: [change(1, 'money', 3, 5)] }),
      event(3, { seat: 2, changes: [change(1, 'money', 5, 4), change(2, 'fame', 0, 1)] }),
    ];
    const found = sinceLast(turnsOf(entriesOf(events)), [0]);
    expect(found?.turns).toHaveLength(2);
    expect(found?.changes.get(1)).toEqual([change(1, 'money', 3, 4)]);
    expect(sinceLast(turnsOf(entriesOf(events)), [])).toBeNull();
  });

  it('leaves out what is as it was', () => {
    expect(summed([change(0, 'money', 3, 5), change(0, 'money', 5, 3)])).toEqual([]);
  });
});
