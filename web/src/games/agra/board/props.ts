/** What every drawing of Agra gets. */

import type { Ahead, Ghost } from '../../../lib/boards';
import type { Say } from '../../../lib/panels';
import type { SeatTold } from '../../../lib/protocol';
import type { View } from '../view';

export type BoardProps = {
  view: View;
  seats: SeatTold[];
  /** Who looks; null: a spectator. */
  seat: number | null;
  say: Say;
  /** What the move that waits would make of the own numbers. */
  ahead?: Ahead;
};

/** A drawing of what one player has. */
export type PlayerProps = BoardProps & {
  player: number;
  /** A move that waits for its confirmation. */
  ghost?: Ghost | null;
};

/** How somebody is called. */
export function nameOf(seats: SeatTold[], seat: number, say: Say): string {
  return seats[seat]?.name || say('seat-name', { number: seat + 1 });
}

/** A word at the beginning of a line. */
export const capital = (word: string): string =>
  word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
