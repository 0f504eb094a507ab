/** How the fields of a view are named when a move changes them. */

import type { Places } from '../../lib/naming';

export const places: Places = {
  // Field, and the label of the messages for its keys or values.
  kinds: {
    rupees: 'source',
    goods: 'good',
    yields: 'good',
    values: 'good',
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
  // Every placing takes a worker; what the sailor or the trader has done is done.
  silent: ['workers', 'deliveries', 'exchange'],
  levels: ['values', 'yields'],
  own: ['workers'], // that a rival's worker goes home is said with the move
  burdens: ['lying'],
  unsaid: ['farmers', 'covers'], // the yields and the end tell it
  icons: {
    favour: 'favour',
    rupees: 'rupee',
    points: 'meditate',
  },
};
