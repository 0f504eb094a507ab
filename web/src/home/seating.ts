/** Who sits where at a table that is being made. */

import type { SeatWanted } from '../lib/protocol';

/** `me`, `here` (another person at this screen), `open` (a friend by link), or `bot:<name>`. */
export type Sitter = { choice: string; name: string };

/** The seats of a new table of this size: me first, then what was chosen before, then bots. */
export function seated(count: number, before: Sitter[], bot: string): Sitter[] {
  return Array.from(
    { length: count },
    (_, i) => before[i] ?? { choice: i === 0 ? 'me' : `bot:${bot}`, name: '' },
  );
}

/** I sit on one chair only: whoever was "me" before changes with me. */
export function chosen(seats: Sitter[], seat: number, choice: string): Sitter[] {
  const old = seats[seat]!.choice;
  return seats.map((one, i) => {
    if (i === seat) return { ...one, choice };
    if (choice === 'me' && one.choice === 'me') return { ...one, choice: old };
    return one;
  });
}

/** The seats as the server wants them. */
export function wanted(seats: Sitter[]): SeatWanted[] {
  return seats.map(({ choice, name }) => {
    if (choice.startsWith('bot:')) return { who: 'bot', bot: choice.slice('bot:'.length) };
    if (choice === 'open') return { who: 'open' };
    return choice === 'here' && name.trim() ? { who: 'me', name: name.trim() } : { who: 'me' };
  });
}
