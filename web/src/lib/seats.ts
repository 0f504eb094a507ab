/** Who sits at a table: how somebody is called, and whose face it is. */

import { CHARACTERS, OFFICIALS } from '../draw/people';
import type { Say } from './naming';
import type { TableTold } from './protocol';

/**
 * A seat as the server tells it (`SeatTold`), or somebody of the game without one:
 * `{ kind: 'official', bot: 'magistrate', name: … }`.
 */
export type Sitting = { kind: string; name: string; bot?: string };

/** The name under which a character plays, or null: a person who gave up keeps the own name. */
export function characterOf({ kind, name, bot = '' }: Sitting): string | null {
  const who = bot.split(':')[0]!; // without the level: "zarina:level=6"
  if (kind !== 'bot' || !(who in CHARACTERS)) return null;
  return name === who || name.startsWith(`${who} `) ? who : null;
}

/** How somebody plays, in words: "trader · good"; empty for people and bots without a level. */
export function waysOf({ style, level }: { style: string; level: number }, say: Say): string {
  return style && level ? `${say(`bot-style-${style}`)} · ${say(`bot-level-${level}`)}` : '';
}

/** Whose face of `people.ts` belongs to a seat; null: nobody's, it has an initial. */
export function faceOf(seat: Sitting): string | null {
  if (seat.kind === 'official' && seat.bot && seat.bot in OFFICIALS) return seat.bot;
  return characterOf(seat);
}

/** How somebody is called: a character in the language of the page, a person as they wish. */
export function seatName(seat: Sitting | undefined, index: number, say: Say): string {
  const who = seat && characterOf(seat);
  if (who) return say(`character-${who}`) + seat.name.slice(who.length); // "Zarina", "Zarina 2"
  return seat?.name || say('seat-name', { number: index + 1 });
}

/** Whether a table waits for whoever looks at the list. */
export function isAwaited({ status, to_move, yours, seats }: TableTold): boolean {
  if (status !== 'playing' || to_move === null || !yours.includes(to_move)) return false;
  return !seats[to_move]?.stand_in;
}

/** Whether a bot plays there in the place of whoever looks at the list. */
export function isStoodIn({ status, yours, seats }: TableTold): boolean {
  return status === 'playing' && yours.some((seat) => seats[seat]?.stand_in);
}
