/** The boards of a game that nobody has drawn: what its view tells, as lists and tables. */

import type { Boards } from '../lib/boards';
import Common from './Common.svelte';
import Own from './Own.svelte';

export const boards: Boards = {
  text: true,
  shared: { component: Common, width: 640, height: 800 },
  mine: { component: Own, width: 400, height: 430 },
  rival: { component: Own, width: 320, height: 800, room: 800 },
  figure: (view, seat) => String(view.scores?.[seat] ?? '–').replace('-', '−'),
};
