/** How the fields of a view are named when a move changes them. */

import type { Places } from '../../lib/naming';

export const places: Places = {
  // Field, and the label of the messages for its keys or values.
  kinds: {
    points: 'source',
    cubes: 'resource',
    goods: 'good',
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
    'goods_on_contracts',
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
    'scrolls_on_contracts',
    'sites',
    'solo_card',
    'solo_deck',
    'turn',
    'wall_supply',
    'year',
  ],
  icons: {
    favour: 'favour',
    influence: 'influence',
    camels: 'camel',
    scrolls: 'scroll',
  },
};
