/** What every drawing of Rajas gets. */

import type { Ahead } from '../../../lib/boards';
import type { Say } from '../../../lib/panels';
import type { SeatTold } from '../../../lib/protocol';
import type { RajasView } from '../view';

export type BoardProps = {
  view: RajasView;
  seats: SeatTold[];
  /** Who looks; null: a spectator. */
  seat: number | null;
  say: Say;
  /** What the move that waits would make of the own numbers. */
  ahead?: Ahead;
};

/** A drawing of what one player has. */
export type PlayerProps = BoardProps & { player: number };

/** How somebody is called. */
export function nameOf(seats: SeatTold[], seat: number, say: Say): string {
  return seats[seat]?.name || say('seat-name', { number: seat + 1 });
}
