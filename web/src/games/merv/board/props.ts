/** What every drawing of Merv gets. */

export { capital } from '../../../lib/capital';
import type { DrawnFrom, Ghost } from '../../../lib/boards';
import type { MervView } from '../view';

export type BoardProps = DrawnFrom<MervView>;

/** A drawing of what one player has. */
export type PlayerProps = BoardProps & {
  player: number;
  /** A move that waits for its confirmation. */
  ghost?: Ghost | null;
};
