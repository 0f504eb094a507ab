/** Who sits where at a table that is being made. */

import type { CharacterTold, SeatWanted } from '../lib/protocol';
import type { Sitting } from '../lib/seats';

/** `me`, `here` (another person at this screen), `open` (a friend by link), or `bot:<name>`. */
export type Sitter = { choice: string; name: string };

/** The levels that were chosen, by character; they stay when somebody gets up. */
export type Levels = Readonly<Record<string, number>>;

const BOT = 'bot:';

/** How strong a character plays: as was chosen, or as usual. */
export function atLevel(one: CharacterTold, levels: Levels): CharacterTold {
  return { ...one, level: levels[one.name] ?? one.level };
}

/** The bot or character that a choice is about, or null. */
export function botOf(choice: string): string | null {
  return choice.startsWith(BOT) ? choice.slice(BOT.length) : null;
}

/** The seats of a new table of this size: me first, then what was chosen before, then characters
 * who are not there yet. */
export function seated(count: number, before: Sitter[], usual: readonly string[]): Sitter[] {
  const seats = before.slice(0, count);
  if (!seats.some((one) => one.choice === 'me')) seats[0] = { choice: 'me', name: '' };
  while (seats.length < count) {
    const there = seats.map((one) => botOf(one.choice));
    const next = usual.find((one) => !there.includes(one)) ?? usual[0] ?? 'greedy';
    seats.push({ choice: BOT + next, name: '' });
  }
  return seats;
}

/** I sit on one chair only, and so does a character: whoever was there before changes places. */
export function chosen(seats: Sitter[], seat: number, choice: string): Sitter[] {
  const old = seats[seat]!.choice;
  const single = choice === 'me' || botOf(choice) !== null;
  return seats.map((one, i) => {
    if (i === seat) return { ...one, choice };
    if (single && one.choice === choice) return { ...one, choice: old };
    return one;
  });
}

/** Somebody of the cards gets up, or sits down in the chair that is looked at; then another one is
 * looked at. Mine stays mine: if I sit alone, the table becomes that of `company`, in which they may
 * have sat down already. */
export function called(
  seats: Sitter[],
  who: string,
  at: number,
  company: Sitter[],
): { seats: Sitter[]; at: number } {
  const there = seats.findIndex((one) => one.choice === BOT + who);
  if (there >= 0) return { seats: chosen(seats, there, 'open'), at: there };
  let now = seats;
  let chair = at;
  if (now[chair]?.choice === 'me') {
    if (now.length === 1) now = company;
    chair = nextChair(now, chair);
    if (now[chair]?.choice === 'me') return { seats: now, at: chair };
  }
  now = chosen(now, chair, BOT + who);
  return { seats: now, at: nextChair(now, chair) };
}

/** The chair that waits for somebody after this one: the next one that is not mine. */
export function nextChair(seats: Sitter[], at: number): number {
  for (let step = 1; step <= seats.length; step++) {
    const next = (at + step) % seats.length;
    if (seats[next]!.choice !== 'me') return next;
  }
  return at;
}

/** Whoever sits there, as a face needs to know it. */
export function sitting({ choice, name }: Sitter, me: string): Sitting {
  const bot = botOf(choice);
  if (bot) return { kind: 'bot', name: bot, bot };
  if (choice === 'open') return { kind: 'open', name: '' };
  return { kind: 'person', name: choice === 'me' ? me : name };
}

/** The seats as the server wants them. */
export function wanted(seats: Sitter[], levels: Levels = {}): SeatWanted[] {
  return seats.map(({ choice, name }) => {
    const bot = botOf(choice);
    if (bot) return { who: 'bot', bot: bot in levels ? `${bot}:level=${levels[bot]}` : bot };
    if (choice === 'open') return { who: 'open' };
    return choice === 'here' && name.trim() ? { who: 'me', name: name.trim() } : { who: 'me' };
  });
}
