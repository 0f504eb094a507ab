/** The log of a table by turns: what was taken back, what happened since one's own last turn. */

import type { Effect, EventTold, Sentence } from '../lib/protocol';

/** `gone`: it was taken back; `bot`: one played it for a person who was away. */
export type Entry = { event: EventTold; gone: boolean; bot: boolean };
/** Whose turn it is; null: nobody's, something happened at the table. Others may be asked in it. */
export type Turn = {
  seat: number | null;
  bot: boolean;
  /** Which of their turns it is. */
  id: string;
  entries: Entry[];
  gone: boolean;
};

/** Turns of others, with what everybody has decided in them, and what has changed meanwhile. `first`:
 * the own first turn comes only now. */
export type Since = { turns: Turn[]; first: boolean; changes: Map<number, Effect[]> };

/** Events with a mark on those that a later one took back, and on those of bots that stood in. */
export function entriesOf(events: EventTold[]): Entry[] {
  const gone = new Set<number>();
  for (const event of events) {
    if (event.kind !== 'taken-back') continue;
    const back = event.back_to ?? 0;
    for (const other of events) {
      if (other.seq > back && other.seq < event.seq && other.kind === 'moved') gone.add(other.seq);
    }
  }
  const away = new Set<number | null>(); // seats in which a bot stands in
  return events.map((event) => {
    if (event.kind === 'stood-in') away.add(event.seat);
    if (['gave-back', 'resigned', 'sat'].includes(event.kind)) away.delete(event.seat);
    const bot = event.kind === 'moved' && away.has(event.seat);
    return { event, gone: gone.has(event.seq), bot };
  });
}

/** Events in a row in somebody's turn belong together, whoever was asked in it. Who has a number
 * from `sitting` on plays by themselves, without a seat: what they do after somebody's last choice
 * is a turn of theirs. */
export function turnsOf(entries: Entry[], sitting = Infinity): Turn[] {
  const turns: Turn[] = [];
  for (const { entry, seat } of entries.flatMap((one) => partsOf(one, sitting))) {
    const last = turns.findLast((turn) => turn.entries[0]?.event.kind !== 'hinted');
    const id = entry.event.turn_id ?? '';
    const joins =
      last?.seat === seat &&
      seat !== null &&
      last.id === id &&
      last.gone === entry.gone &&
      last.bot === entry.bot;
    if (joins) last.entries.push(entry);
    else turns.push({ seat, id, entries: [entry], gone: entry.gone, bot: entry.bot });
  }
  return turns;
}

const told = new WeakMap<Sentence[], Sentence[]>(); // so that a step is the same one all along

/** The steps of an event that are worth telling: to want nothing more is none, and the same several
 * times in a row is one. */
export function toldOf({ sentences }: Pick<EventTold, 'sentences'>): Sentence[] {
  const before = told.get(sentences);
  if (before) return before;
  const found: Sentence[] = [];
  for (const one of sentences) {
    if (one.closes) continue;
    const last = found.at(-1);
    const both = last && gathered(last, one);
    if (both) found[found.length - 1] = both;
    else found.push(one);
  }
  told.set(sentences, found);
  return found;
}

/** Steps with those in one that can be gathered, also if something was in between. Sums come last:
 * each is one, whatever it is the sum of. */
export function together(steps: Sentence[]): Sentence[] {
  const found: Sentence[] = [];
  const sums = new Map<string, Sentence>();
  for (const step of steps) {
    if (step.gathers && typeof step.args[step.gathers] === 'number') {
      const which = `${step.seat}/${step.key}`;
      const before = sums.get(which);
      sums.set(which, before ? inOne(before, step) : step);
      continue;
    }
    const nth = found.findIndex((one) => gathered(one, step));
    if (nth < 0) found.push(step);
    else found[nth] = gathered(found[nth]!, step)!;
  }
  return [...found, ...sums.values()];
}

/** Both in one, if they differ in nothing but what is gathered. */
function gathered(one: Sentence, more: Sentence): Sentence | undefined {
  if (!one.gathers || one.seat !== more.seat || one.key !== more.key) return undefined;
  const blank = Object.fromEntries(one.gathers.split(' ').map((name) => [name, '']));
  const others = ({ args }: Sentence): string => JSON.stringify({ ...args, ...blank });
  return others(one) === others(more) ? inOne(one, more) : undefined;
}

/** Both in one: names in a row, or a sum. */
function inOne(one: Sentence, more: Sentence): Sentence {
  const args = { ...one.args };
  for (const name of one.gathers!.split(' ')) {
    const [before, after] = [args[name]!, more.args[name]!];
    args[name] = typeof before === 'number' ? before + Number(after) : `${before} ${after}`;
  }
  return { ...one, args, places: [...new Set([...one.places, ...more.places])] };
}

/** Whether it is what came of a move; such sentences name their player themselves. */
export function isNote(sentence: Pick<Sentence, 'key'>): boolean {
  return sentence.key.startsWith('note-');
}

/** What a turn is called by: where somebody sent a piece, or else what was done first. */
export function headOf(turn: Turn): Sentence | undefined {
  const own = turn.entries
    .flatMap(({ event }) => toldOf(event))
    .filter(({ seat }) => seat === turn.seat);
  const moves = own.filter(({ move }) => move);
  return [moves, own].flatMap((all) => all.filter(({ piece }) => piece))[0] ?? moves[0];
}

/** What happened after somebody's turn, and what those without a seat did then. */
export function unbidden(event: EventTold, sitting: number): Sentence[] {
  const begins = beginOf(event, sitting);
  return begins < 0 ? [] : event.sentences.slice(begins);
}

/** Where a turn is over in an event, or those without a seat begin to act; -1: nowhere. */
function beginOf({ kind, sentences }: EventTold, sitting: number): number {
  if (kind !== 'moved') return -1;
  const chosen = sentences.findLastIndex(({ move, forced, chance }) => move && !forced && !chance);
  return sentences.findIndex((one, i) => i > chosen && (one.apart || one.seat >= sitting));
}

type Part = { entry: Entry; seat: number | null };

/** What a seat did, then what is nobody's, and what each of those without a seat did. */
function partsOf(entry: Entry, sitting: number): Part[] {
  const { event, gone, bot } = entry;
  const seat = event.kind === 'moved' ? (event.turn ?? event.seat ?? null) : null;
  const own = { entry, seat };
  const begins = beginOf(event, sitting);
  if (seat === null || begins < 0) return [own];
  const { sentences, changes } = event;
  const runs: { whose: number | null; sentences: Sentence[] }[] = [];
  for (const one of sentences.slice(begins)) {
    const last = runs.at(-1);
    const whose = one.apart ? null : one.seat;
    if (last && (whose === last.whose || (!one.apart && one.seat < sitting)))
      last.sentences.push(one);
    else runs.push({ whose, sentences: [one] });
  }
  const placesOf = (all: Sentence[]): string[] => all.flatMap(({ places }) => places);
  const nobodys = runs.filter(({ whose }) => whose === null);
  const theirs = runs.filter(({ whose }) => whose !== null);
  const now = placesOf([sentences.slice(0, begins), ...theirs.map((run) => run.sentences)].flat());
  const later = new Set(placesOf(nobodys.flatMap((run) => run.sentences)));
  for (const place of now) later.delete(place); // what is left was touched when the turn was over
  const isLater = ({ seat: one, path }: Effect): boolean => later.has(`${path[0]}@${one}`);
  const seen = new Set<number | null>(); // what somebody's turns changed in all is told once
  const others = runs.map(({ whose, sentences: told }): Part => {
    const first = !seen.has(whose);
    seen.add(whose);
    const own = changes.filter(
      (one) => first && (one.seat === whose || (whose === null && isLater(one))),
    );
    const part = { ...event, sentences: told, changes: own };
    return { entry: { event: part, gone, bot }, seat: whose };
  });
  const rest = {
    ...event,
    sentences: sentences.slice(0, begins),
    changes: changes.filter((one) => one.seat === null || (!seen.has(one.seat) && !isLater(one))),
  };
  return [{ ...own, entry: { event: rest, gone, bot } }, ...others];
}

/** What happened after the last turn of a seat, or before its first one: turns of others and the sum
 * of their changes. To be asked within the turn of somebody else is no turn of one's own, nor is what
 * a bot has played in one's place. */
export function sinceLast(turns: Turn[], mine: number[]): Since | null {
  if (!mine.length) return null;
  const last = turns.findLastIndex(
    ({ seat, gone, bot }) => seat !== null && mine.includes(seat) && !gone && !bot,
  );
  const played = turns.slice(last + 1).filter((turn) => !turn.gone);
  const after = played.filter((turn) => turn.seat !== null);
  const changes = new Map<number, Effect[]>();
  for (const turn of played) {
    const all = summed(turn.entries.flatMap((entry) => entry.event.changes ?? []));
    for (const effect of all) {
      if (effect.seat === null) continue;
      changes.set(effect.seat, [...(changes.get(effect.seat) ?? []), effect]);
    }
  }
  for (const [seat, effects] of changes) changes.set(seat, summed(effects));
  return { turns: after, first: last < 0, changes };
}

/** What somebody did in a turn, and what befell whoever reads it. */
export type Doings = { seat: number; moves: Sentence[]; mine: Sentence[] };

/**
 * Turns of others in short: what they have chosen, the notes about what everybody can see on the
 * common board (a contract is won, a boat goes on), and all that befell oneself. Of those without a
 * seat only notes tell what they do. Who did nothing worth telling is left out.
 */
export function doingsOf(turns: Turn[], own: number | null, sitting: number): Doings[] {
  const found: Doings[] = [];
  for (const { seat, entries } of turns) {
    if (seat === null) continue;
    const all = entries.flatMap(({ event }) => toldOf(event));
    const mine = seat < sitting ? all.filter((one) => isNote(one) && one.seat === own) : [];
    const moves = all.filter((one) => !mine.includes(one) && isDoing(one, seat, sitting));
    if (!moves.length && !mine.length) continue;
    const last = found.at(-1);
    if (last?.seat === seat) {
      last.moves.push(...moves);
      last.mine.push(...mine);
    } else found.push({ seat, moves, mine });
  }
  return found;
}

function isDoing(one: Sentence, seat: number, sitting: number): boolean {
  if (seat >= sitting) return one.piece !== '';
  if (isNote(one))
    return one.places.length > 0 && one.places.every((place) => !place.includes('@'));
  return one.seat === seat && !one.forced && !one.closes && !one.chance;
}

/** Changes of the same place in a row as one; what came back to where it was is left out. */
export function summed(effects: Effect[]): Effect[] {
  const places = new Map<string, Effect>();
  for (const effect of effects) {
    const place = `${effect.seat ?? ''}/${effect.path.join('/')}`;
    const first = places.get(place);
    places.set(place, first ? { ...effect, before: first.before } : effect);
  }
  return [...places.values()].filter(
    (effect) => JSON.stringify(effect.before) !== JSON.stringify(effect.after),
  );
}

/** The event that ends a turn. */
export function endOf(turn: Turn): number {
  return turn.entries.at(-1)?.event.seq ?? 0;
}

/** What tells a turn apart: those of people without a seat are parts of one event. */
export function keyOf(turn: Turn, turns: Turn[]): string {
  return `${endOf(turn)}/${turns.indexOf(turn)}`;
}

/** The key of the turn that ends with an event; if several do, the wanted one, or the last. */
export function keyAt(turns: Turn[], seq: number | null, wanted = ''): string {
  const there = turns.filter((turn) => endOf(turn) === seq).map((turn) => keyOf(turn, turns));
  return there.includes(wanted) ? wanted : (there.at(-1) ?? '');
}

/** The notations of a turn, as they can be typed again. */
export function notationOf(turn: Turn): string {
  return turn.entries
    .flatMap((entry) => entry.event.sentences ?? [])
    .filter((sentence) => sentence.move)
    .map((sentence) => sentence.move)
    .join('; ');
}
