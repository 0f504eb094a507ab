/** How the fields of a view are named when a move changes them. */

import type { Places } from '../../lib/naming';
import type { RajasView } from './view';

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
    ...['board', 'covered_curves', 'display', 'missed', 'province', 'ready', 'stacks'],
  ],
  told: ['boat'],
  icons: {
    boat: 'boat',
    fame: 'fame',
    karma: 'karma',
    money: 'money',
    workers: 'worker',
  },
  remark: (view: RajasView, move) =>
    view.brings_nothing.includes(move) ? 'panel-brings-nothing' : undefined,
};
