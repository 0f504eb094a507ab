import { describe, expect, it } from 'vitest';
import type { Effect, EventTold, Offer, Sentence } from '../src/lib/protocol';
import { beside } from '../src/table/beside';
import {
  doingsOf,
  entriesOf,
  keyAt,
  keyOf,
  notationOf,
  sinceLast,
  summed,
  toldOf,
  together,
  turnsOf,
  unbidden,
} from '../src/table/chronicle';
import { commandOf, completions, offeredMove, rivalOf } from '../src/table/commands';
import { compared } from '../src/table/comparing';
import {
  beginning,
  commitOf,
  firstRows,
  goesStraight,
  sectionsOf,
  sought,
} from '../src/table/offers';
import { stepsOf } from '../src/table/pacing';

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
    idle: false,
    locks: '',
    ends: false,
    remark: null,
    ...more,
  };
}

function event(seq: number, more: Partial<EventTold>): EventTold {
  return {
    seq,
    kind: 'moved',
    at: 0,
    seat: null,
    turn: null,
    turn_id: '',
    sentences: [],
    changes: [],
    name: '',
    bot: '',
    by: null,
    to: '',
    yes: false,
    back_to: 0,
    reason: '',
    seed: '',
    salt: '',
    ...more,
  };
}

function sentence(move: string, seat = 0, more: Partial<Sentence> = {}): Sentence {
  return {
    key: 'move-x',
    args: {},
    seat,
    move,
    places: [],
    piece: '',
    chance: false,
    forced: false,
    closes: false,
    gathers: '',
    apart: false,
    ...more,
  };
}

function note(key: string, seat: number, more: Partial<Sentence> = {}): Sentence {
  return sentence('', seat, { key: `note-${key}`, ...more });
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

  it('tells two turns of one seat in a row apart', () => {
    const events = [
      event(1, { seat: 1, turn_id: '1.1.4', sentences: [sentence('a', 1)] }),
      event(2, { seat: 1, turn_id: '1.1.4', sentences: [sentence('b', 1)] }),
      event(3, { seat: 1, turn_id: '1.2.1', sentences: [sentence('c', 1)] }),
    ];
    const turns = turnsOf(entriesOf(events));
    expect(turns.map(notationOf)).toEqual(['a; b', 'c']);
  });

  it('does not part a turn where somebody asked for a hint', () => {
    const events = [
      event(1, { seat: 1, turn_id: '1', sentences: [sentence('a', 1)] }),
      event(2, { kind: 'hinted', seat: 1 }),
      event(3, { seat: 1, turn_id: '1', sentences: [sentence('b', 1)] }),
    ];
    const turns = turnsOf(entriesOf(events));
    expect(turns.map((turn) => [turn.seat, notationOf(turn)])).toEqual([
      [1, 'a; b'],
      [null, ''],
    ]);
  });

  it('sums up what happened since the own last turn', () => {
    const events = [
      event(1, { seat: 0 }),
      event(2, { seat: 1, changes: [change(1, 'money', 3, 5)] }),
      event(3, { seat: 2, changes: [change(1, 'money', 5, 4), change(2, 'fame', 0, 1)] }),
    ];
    const found = sinceLast(turnsOf(entriesOf(events)), [0]);
    expect(found?.turns).toHaveLength(2);
    expect(found?.first).toBe(false);
    expect(found?.changes.get(1)).toEqual([change(1, 'money', 3, 4)]);
    expect(sinceLast(turnsOf(entriesOf(events)), [])).toBeNull();
  });

  it('is one block a turn, whoever was asked in it', () => {
    const events = [
      event(1, { seat: 0, turn: 0 }),
      event(2, { seat: 1, turn: 1 }),
      event(3, { seat: 0, turn: 1 }),
      event(4, { seat: 2, turn: 1 }),
      event(5, { seat: 2, turn: 2 }),
    ];
    const found = sinceLast(turnsOf(entriesOf(events)), [0]);
    expect(found?.turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it('tells in the first turn what happened before it', () => {
    const events = [event(1, { kind: 'opened' }), event(2, { seat: 1, turn: 1 })];
    const found = sinceLast(turnsOf(entriesOf(events)), [0]);
    expect(found?.first).toBe(true);
    expect(found?.turns.map(({ seat }) => seat)).toEqual([1]);
    expect(sinceLast(turnsOf(entriesOf(events)), [])).toBeNull();
  });

  it('ends a turn where something begins that is nobody’s', () => {
    const round = note('round-begins', 1, { apart: true });
    const events = [
      event(1, { seat: 0, turn: 0, sentences: [sentence('go'), note('won', 0), round] }),
      event(2, { seat: 1, turn: 1, sentences: [sentence('go', 1)] }),
    ];
    const turns = turnsOf(entriesOf(events), 2);
    expect(turns.map(({ seat }) => seat)).toEqual([0, null, 1]);
    expect(turns[1]!.entries[0]!.event.sentences).toEqual([round]);
    expect(unbidden(events[0]!, 2)).toEqual([round]);
  });

  it('counts in a turn only what came before it was over', () => {
    const [mine, queue] = [['favour@0'], ['camels@0', 'camels@1', 'favour@0']];
    const changes = [
      { seat: 0, path: ['favour'], before: 0, after: 1 },
      { seat: 0, path: ['camels'], before: 0, after: 1 },
      { seat: 1, path: ['camels'], before: 2, after: 1 },
    ];
    const round = note('queued', 1, { apart: true, places: queue });
    const won = note('won', 0, { places: mine });
    const events = [
      event(1, { seat: 0, turn: 0, changes, sentences: [sentence('go'), won, round] }),
    ];
    const turns = turnsOf(entriesOf(events), 2);
    expect(turns.map((turn) => turn.entries[0]!.event.changes)).toEqual([
      [changes[0]],
      [changes[1], changes[2]],
    ]);
    expect(sinceLast(turns, [0])?.changes.get(1)).toEqual([changes[2]]);
  });

  it('tells names of several arguments in one', () => {
    const lost = (cell: string, site: string): Sentence =>
      note('lost', 1, { args: { cell, site }, gathers: 'cell site', places: [`site:${cell}`] });
    const sentences = [lost('a1', 'mosque'), lost('b2', 'palace')];
    expect(toldOf({ sentences })).toEqual([
      { ...lost('a1 b2', 'mosque palace'), places: ['site:a1', 'site:b2'] },
    ]);
  });

  it('tells nothing of somebody who wants nothing more', () => {
    const done = sentence('done', 0, { closes: true, forced: true });
    const chosen = sentence('done', 0, { closes: true });
    const only = sentence('make 1', 0, { forced: true });
    expect(toldOf({ sentences: [done, chosen, only] })).toEqual([only]);
  });

  it('tells names that are gathered in one, and sums last, whatever they are of', () => {
    const [good, count] = [{ gathers: 'good' }, { gathers: 'count' }];
    const won = note('contract-won', 0);
    const earned = (n: number, source: string): Sentence =>
      note('rupees-gained', 0, { ...count, args: { seat: 0, count: n, source } });
    const give = (name: string): Sentence => sentence('give', 0, { ...good, args: { good: name } });
    const all = together([give('wood'), earned(2, 'orders'), won, give('oil'), earned(3, 'sales')]);
    expect(all.map(({ args }) => args.good ?? args.count)).toEqual(['wood oil', undefined, 5]);
    expect(together([earned(2, 'orders'), note('rupees-gained', 1, count)])).toHaveLength(2);
  });

  it('tells what rivals chose, what can be seen of it, and what befell oneself', () => {
    const process = sentence('make 3', 1);
    const won = note('contract-won', 1, { places: ['notable:takshaka'] });
    const home = note('worker-sent-home', 0, { places: ['space:turmeric'] });
    const sentences = [
      process,
      sentence('done', 1, { closes: true }),
      sentence('go', 1, { forced: true }),
      note('goods-gained', 1, { places: ['good:silk@1'] }),
      won,
      home,
    ];
    const turns = turnsOf(entriesOf([event(1, { seat: 1, turn: 1, sentences })]));
    expect(doingsOf(turns, 0, 2)).toEqual([{ seat: 1, moves: [process, won], mine: [home] }]);
  });

  it('joins what those without a seat did, and leaves out who did nothing', () => {
    const [vizier, magistrate] = [2, 3];
    const went = (seat: number): Sentence => note('went', seat, { piece: `master@${seat}` });
    const events = [
      event(1, {
        seat: 0,
        turn: 0,
        sentences: [sentence('go'), went(vizier), note('lost', magistrate), went(vizier)],
      }),
    ];
    const since = sinceLast(turnsOf(entriesOf(events), 1), [0]);
    const told = doingsOf(since?.turns ?? [], 0, 1);
    expect(told.map(({ seat, moves }) => [seat, moves.length])).toEqual([[vizier, 2]]);
  });

  describe('of those without a seat', () => {
    const [ME, JUDGE, VIZIER] = [0, 1, 2];
    const note = (key: string, seat: number): Sentence => ({ ...sentence('', seat), key });
    const turn = event(1, {
      seat: ME,
      sentences: [
        sentence('go', ME),
        note('note-shared', JUDGE), // what the own move brought to him
        sentence('favour', ME),
        note('note-gained', ME),
        note('note-went', JUDGE),
        note('note-phase', -1),
        note('note-went', VIZIER),
        note('note-went', JUDGE),
      ],
      changes: [change(ME, 'favour', 0, 1), change(JUDGE, 'points', 0, 4)],
    });
    const keys = (told: Sentence[]): string[] => told.map((one) => one.key || one.move);

    it('begins after the last choice', () => {
      expect(unbidden(turn, 1).map(({ seat }) => seat)).toEqual([JUDGE, -1, VIZIER, JUDGE]);
      expect(unbidden(turn, 3)).toEqual([]);
      expect(unbidden(event(2, { kind: 'sat' }), 1)).toEqual([]);
    });

    it('has turns of their own, each with what changed for them', () => {
      const turns = turnsOf(entriesOf([turn]), 1);
      expect(turns.map(({ seat }) => seat)).toEqual([ME, JUDGE, VIZIER, JUDGE]);
      expect(turns.map(({ entries }) => entries[0]!.event.sentences.length)).toEqual([4, 2, 1, 1]);
      expect(turns.map(({ entries }) => entries[0]!.event.changes.map(({ seat }) => seat))).toEqual(
        [[ME], [JUDGE], [], []],
      );
      expect(keys(turns[1]!.entries[0]!.event.sentences)).toEqual(['note-went', 'note-phase']);
    });

    it('has a key for each, though they share an event', () => {
      const turns = turnsOf(entriesOf([turn]), 1);
      const keys = turns.map((one) => keyOf(one, turns));
      expect(new Set(keys).size).toBe(4);
      expect(keyAt(turns, 1)).toBe(keys[3]); // the position after all of them
      expect(keyAt(turns, 1, keys[1])).toBe(keys[1]);
      expect(keyAt(turns, 1, '2/9')).toBe(keys[3]); // of another event
      expect(keyAt(turns, null)).toBe('');
    });

    it('is what happened since the own last turn, even at a table for one', () => {
      const found = sinceLast(turnsOf(entriesOf([turn]), 1), [ME]);
      expect(found?.turns).toHaveLength(3);
      expect(found?.changes.get(JUDGE)).toEqual([change(JUDGE, 'points', 0, 4)]);
      const next = event(2, { seat: ME, sentences: [sentence('go', ME)] });
      expect(turnsOf(entriesOf([turn, next]), 1).map(({ seat }) => seat)).toEqual([
        ...[ME, JUDGE, VIZIER, JUDGE],
        ME,
      ]);
      expect(sinceLast(turnsOf(entriesOf([turn, next]), 1), [ME])?.turns).toEqual([]);
    });
  });

  it('tells what a bot has played in the own place', () => {
    const turn_id = '1';
    const events = [
      event(1, { seat: 0, turn_id, sentences: [sentence('a')] }),
      event(2, { kind: 'stood-in', seat: 0, bot: 'greedy', by: 1 }),
      event(3, { seat: 0, turn_id, sentences: [sentence('b')] }),
      event(4, { seat: 1, sentences: [sentence('c', 1)] }),
      event(5, { seat: 0, sentences: [sentence('d')] }),
      event(6, { kind: 'gave-back', seat: 0 }),
    ];
    const turns = turnsOf(entriesOf(events)).filter(({ seat }) => seat !== null);
    expect(turns.map((one) => [notationOf(one), one.bot])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
      ['d', true],
    ]);
    expect(sinceLast(turns, [0])?.turns.map(notationOf)).toEqual(['b', 'c', 'd']);
    const mine = event(7, { seat: 0, sentences: [sentence('e')] });
    expect(sinceLast(turnsOf(entriesOf([...events, mine])), [0])?.turns).toEqual([]);
  });

  it('leaves out what is as it was', () => {
    expect(summed([change(0, 'money', 3, 5), change(0, 'money', 5, 3)])).toEqual([]);
  });
});

describe('what others do', () => {
  const turn = (seat: number, steps: number): EventTold =>
    event(seat, {
      seat,
      turn: seat,
      sentences: Array.from({ length: steps }, (_, i) => sentence(`a ${i}`, seat)),
    });

  it('is shown step by step, also where no place is touched', () => {
    const steps = stepsOf([turn(1, 3), turn(2, 1)]);
    expect(steps.map(({ seat, pace }) => [seat, pace])).toEqual([
      [1, 500],
      [1, 500],
      [1, 500],
      [2, 500],
    ]);
    const nothing = [note('rest', 1), sentence('done', 1, { closes: true, forced: true })];
    expect(stepsOf([event(1, { seat: 1, sentences: nothing })])).toEqual([]);
  });

  it.each([1, 12, 15, 17, 18, 40, 200])('takes six seconds at most: %i steps', (count) => {
    const steps = stepsOf([turn(1, count)]);
    const whole = steps.reduce((sum, { pace }) => sum + pace, 0);
    expect(whole).toBeLessThanOrEqual(6_000.001);
    expect(Math.min(...steps.map(({ pace }) => pace))).toBeGreaterThanOrEqual(350);
    expect(Math.max(...steps.map(({ pace }) => pace))).toBeLessThanOrEqual(500);
    expect(steps.flatMap(({ sentences }) => sentences)).toHaveLength(count);
  });
});

describe('two players side by side', () => {
  it('have what both have', () => {
    const mine = {
      seat: 0,
      favour: 3,
      rupees: 5,
      goods: { silk: 1, tea: 0 },
      name: 'A',
      tiles: [],
    };
    const theirs = { seat: 1, favour: 4, rupees: null, goods: { tea: 0, jade: 2 }, name: 'B' };
    expect(compared(mine, theirs, ['name'])).toEqual([
      { field: 'favour', part: '', mine: 3, theirs: 4 },
      { field: 'goods', part: 'silk', mine: 1, theirs: 0 },
      { field: 'goods', part: 'jade', mine: 0, theirs: 2 },
    ]);
  });
});

describe('a small window beside a place', () => {
  const room = { left: 0, top: 0, width: 800, height: 600 };
  const place = { left: 300, top: 200, width: 40, height: 40 };
  const size = { width: 100, height: 80 };

  it('stands below it, and never over what else is to be seen', () => {
    expect(beside(place, size, room)).toMatchObject({ top: 248 });
    const goods = { left: 0, top: 240, width: 800, height: 300 };
    expect(beside(place, size, room, [goods])).toMatchObject({ top: 112 });
  });
});
