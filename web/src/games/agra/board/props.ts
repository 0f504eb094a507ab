/** What every drawing of Agra gets. */

import type { DrawnFrom, Ghost } from '../../../lib/boards';
import type { View } from '../view';

export type BoardProps = DrawnFrom<View>;

/** A drawing of what one player has. */
export type PlayerProps = BoardProps & {
  player: number;
  /** A move that waits for its confirmation. */
  ghost?: Ghost | null;
};

/** A word at the beginning of a line. */
export const capital = (word: string): string =>
  word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
