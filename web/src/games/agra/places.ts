/** How the fields of a view are named when a move changes them. */

import type { Places } from '../../lib/panels';

export const places: Places = {
  // Field, and the label of the messages for its keys or values.
  kinds: {
    rupees: 'source',
    goods: 'good',
    yields: 'good',
    influence: 'guild',
    tiles: 'tile',
    contracts: 'notable',
    start: 'seat',
    blocked: 'outer',
    built: 'building',
    merchant: 'building',
    builder: 'building',
    coins: 'building',
  },
  // Counters of the rules, and what the move itself or the board says.
  skip: [
    'board',
    'bowls',
    'building_bonuses',
    'completed',
    'display',
    'free_peon',
    'last_round',
    'orders',
    'phase',
    'pile',
    'points_spent',
    'river',
    'round',
    'served',
    'guest_served',
    'tokens',
    'turn',
    'used',
  ],
  spent: ['rupees.peons'],
  silent: ['workers'], // every placing takes one
  icons: {
    favour: 'favour',
    rupees: 'rupee',
    points: 'meditate',
  },
};
