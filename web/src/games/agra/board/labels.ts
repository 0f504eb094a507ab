/** All words of the drawings: their message, their looks, and the room they have at most.
 *
 * Written down in one place so that a test can try every language without a browser. */

import type { Design, LabelDesign } from '../../../draw/fit';

const title: Pick<Design, 'size' | 'face'> = { size: 15, face: 'display' };

export const LABELS = {
  // --- the river and the imperial board ---
  // (no words but names: see below)

  // --- the city and what lies below it ---
  city: { key: 'draw-city', ...title, max: 112 },
  level: { key: 'panel-level', size: 12.5, max: 110, args: { level: 4 } },
  site: { key: 'draw-site', size: 13, max: 64 },
  meditation: { key: 'draw-meditation', ...title, max: 104 },
  bonus: { key: 'draw-builders-bonus', ...title, max: 142 },
  favour: { key: 'player-favour', ...title, max: 156 },
  openTiles: { key: 'draw-open-tiles', size: 12.5, max: 86 },
  pile: { key: 'draw-pile', size: 12.5, max: 66, args: { n: 11 } },

  // --- courts ---
  own: { key: 'draw-your-court', size: 19, face: 'display', max: 97 },
  atEnd: { key: 'draw-at-end', size: 13.5, weight: 700, max: 62, args: { n: 88 } },
  atEndWide: { key: 'draw-at-end', size: 14, weight: 700, max: 186, args: { n: 88 } },
  noContracts: { key: 'draw-no-contracts', size: 13, max: 186 },
  stone: { key: 'draw-stone', ...title, max: 47 },
  home: { key: 'draw-home', size: 12.5, max: 42 },
  standing: { key: 'draw-standing', size: 12.5, max: 42 },
  lying: { key: 'draw-lying', size: 12.5, max: 38 },
  markers: { key: 'draw-markers', size: 12.5, max: 48 },
  anytime: { key: 'place-anytime', size: 12.5, weight: 700, max: 47, lines: 2 },
  contractsAndTiles: { key: 'draw-contracts-tiles', ...title, max: 176 },
  markersLeft: { key: 'draw-markers-left', size: 12.5, max: 112, args: { n: 22 } },
  contracts: { key: 'player-contracts', ...title, max: 120 },
  points: { key: 'draw-stone-points', size: 12.5, max: 32, args: { n: 4 } },

  // --- the tray of the turn ---
  trayPoints: { key: 'draw-points-left', ...title, max: 58 },
  nextWorker: { key: 'draw-next-worker', size: 12.5, max: 86, args: { n: 4 } },
  deliveries: { key: 'draw-deliveries', ...title, max: 206, args: { n: 12 } },
  paid: { key: 'draw-paid', size: 13, max: 80, args: { n: 12 } },
  fares: { key: 'draw-fares', size: 13, max: 294, lines: 2 },
  give: { key: 'draw-give', ...title, max: 290, args: { n: 3, of: 3 } },
  gaveExactly: {
    key: 'draw-gave-exactly',
    size: 14,
    weight: 700,
    max: 290,
    args: { worth: 12, n: 11 },
  },
  gaveAtMost: {
    key: 'draw-gave-at-most',
    size: 14,
    weight: 700,
    max: 290,
    args: { worth: 12, n: 11 },
  },
  takeExactly: { key: 'draw-take-exactly', size: 14, weight: 700, max: 290, args: { n: 12 } },
  takeAtMost: { key: 'draw-take-at-most', size: 14, weight: 700, max: 290, args: { n: 12 } },
  anyTile: { key: 'draw-any-tile', ...title, max: 290 },
  priceTokens: { key: 'draw-price-tokens', ...title, max: 290 },
} satisfies Record<string, LabelDesign>;

// --- the city and what lies below it: names of things ---
/** A good over its building: the value stands beside it. */
export const GOOD_NAME: Design = { size: 14.5, face: 'display', max: 77 };
export const CHARACTER_NAME: Design = { size: 15, face: 'display', max: 74 };
/** The short name of a favour action. */
export const ACTION_NAME: Design = { size: 13.5, max: 82 };

// --- the river and the imperial board: names of things ---
/** The short name of a notable, on one or two lines; not more room in wider arches, for some are
 * written with the hyphen at which they break. */
export const NOTABLE: Design = { size: 12.5, max: 53 };
/** The short name of a guild above its track: its sign stands beside it. */
export const GUILD: Design = { size: 13.5, face: 'display', max: 73 };

// --- the tray of the turn: names of things ---
/** What meditation points pay for, in the tray. */
export const OUTER_NAME: Design = { size: 12.5, weight: 700, max: 53 };
