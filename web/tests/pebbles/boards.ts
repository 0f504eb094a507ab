/** The boards of Pebbles: the common one is drawn, what each has can be read. */

import type { Boards } from '../../src/lib/boards';
import { boards as plain } from '../../src/plain/boards';
import Board from './Board.svelte';

export const boards: Boards = {
  ...plain,
  text: false,
  shared: { component: Board, width: 640, height: 800 },
};
