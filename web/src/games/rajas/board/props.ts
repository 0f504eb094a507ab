/** What every drawing of Rajas gets. */

import type { DrawnFrom } from '../../../lib/boards';
import type { RajasView } from '../view';

export type BoardProps = DrawnFrom<RajasView>;

/** A drawing of what one player has. */
export type PlayerProps = BoardProps & { player: number };
