/** What every drawing of Agra gets. */

export { capital } from '../../../lib/capital';
import type { DrawnFrom, Ghost } from '../../../lib/boards';
import type { View } from '../view';

export type BoardProps = DrawnFrom<View>;

/** A drawing of what one player has. */
export type PlayerProps = BoardProps & {
  player: number;
  /** A move that waits for its confirmation. */
  ghost?: Ghost | null;
};
