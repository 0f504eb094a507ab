/** The log of a table by turns: what was taken back, what happened since one's own last turn. */

import type { Effect, EventTold } from '../lib/protocol';

export type Entry = { event: EventTold; gone: boolean };
export type Turn = { seat: number | null; entries: Entry[]; gone: boolean };

/** Events with a mark on those that a later one took back. */
export function entriesOf(events: EventTold[]): Entry[] {
  const gone = new Set<number>();
  for (const event of events) {
    if (event.kind !== 'taken-back') continue;
    const back = event.back_to ?? 0;
    for (const other of events) {
      if (other.seq > back && other.seq < event.seq && other.kind === 'moved') gone.add(other.seq);
    }
  }
  return events.map((event) => ({ event, gone: gone.has(event.seq) }));
}

/** Events in a row of the same seat belong to one turn. */
export function turnsOf(entries: Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    const seat = entry.event.kind === 'moved' ? (entry.event.seat ?? null) : null;
    const joins =
      last !== undefined && seat !== null && last.seat === seat && last.gone === entry.gone;
    if (joins) last.entries.push(entry);
    else turns.push({ seat, entries: [entry], gone: entry.gone });
  }
  return turns;
}

/** What happened after the last move of a seat: turns of others and the sum of their changes. */
export function sinceLast(
  turns: Turn[],
  mine: number[],
): { turns: Turn[]; changes: Map<number, Effect[]> } | null {
  let last = -1;
  for (let i = turns.length - 1; i >= 0; i--) {
    const seat = turns[i]?.seat;
    if (seat !== null && seat !== undefined && mine.includes(seat) && !turns[i]?.gone) {
      last = i;
      break;
    }
  }
  if (last < 0) return null;
  const after = turns.slice(last + 1).filter((turn) => turn.seat !== null && !turn.gone);
  const changes = new Map<number, Effect[]>();
  for (const turn of after) {
    const all = summed(turn.entries.flatMap((entry) => entry.event.changes ?? []));
    for (const effect of all) {
      if (effect.seat === null) continue;
      changes.set(effect.seat, [...(changes.get(effect.seat) ?? []), effect]);
    }
  }
  for (const [seat, effects] of changes) changes.set(seat, summed(effects));
  return { turns: after, changes };
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

/** The notations of a turn, as they can be typed again. */
export function notationOf(turn: Turn): string {
  return turn.entries
    .flatMap((entry) => entry.event.sentences ?? [])
    .filter((sentence) => sentence.move)
    .map((sentence) => sentence.move)
    .join('; ');
}
