/** How the fields of a view are named when a move changes them. */

import type { Places } from '../../lib/panels';

export const places: Places = {
  // Field, and the label of the messages for its keys or values.
  kinds: {
    points: 'source',
    cubes: 'resource',
    goods: 'good',
    goods_on_contracts: 'good',
    courtiers: 'hall',
    posts: 'place',
    cards: 'card',
    achievements: 'achievement',
    scoring_tiles: 'action',
    upgrades: 'resource',
    camel_market: 'market',
  },
  // Counters of the rules, and what the move itself or what comes to a player says already.
  skip: [
    'buildings',
    'camel_market_open',
    'camel_market_side',
    'discount',
    'gate_supply',
    'guards',
    'joker_used',
    'masters',
    'order',
    'path',
    'path_camels',
    'path_tiles',
    'phase',
    'pile',
    'place_camels',
    'queue_camels',
    'route_camels',
    'row',
    'sites',
    'solo_card',
    'solo_deck',
    'turn',
    'wall_supply',
    'year',
  ],
};
