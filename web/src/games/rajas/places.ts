/** How the fields of a view are named when a move changes them. */

import type { Places } from '../../lib/panels';

export const places: Places = {
  // Field, and the label of the messages for its keys or values.
  kinds: {
    dice: 'colour',
    due: 'bonus',
    levels: 'building',
    mogul: 'seat',
    supply: 'colour',
    waiting: 'panel-waiting',
  },
  // Counters of the rules, and what can be seen on the board itself.
  skip: [
    ...['bonus', 'fresh', 'met', 'mixed', 'pass', 'placed', 'round', 'start', 'turn'],
    ...['board', 'display', 'province', 'ready', 'stacks'],
  ],
};
