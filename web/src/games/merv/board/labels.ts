/** All words of the common board: their message, their looks, and the room they have at most.
 *
 * Written down in one place so that a test can try every language without a browser. */

import type { Design, LabelDesign } from '../../../draw/fit';

const title: Pick<Design, 'size' | 'face'> = { size: 16, face: 'display' };
const small: Pick<Design, 'size'> = { size: 12.5 };

export const LABELS = {
  year: { key: 'draw-year', size: 13.5, weight: 800, max: 26, args: { year: 3 } },
  caravansary: { key: 'crumb-caravansary', ...title, max: 114 },
  cardPrice: { key: 'draw-card-price', ...small, max: 114 },
  oneColour: { key: 'draw-one-colour', ...small, max: 114 },
  pile: { key: 'draw-pile-left', size: 13, weight: 700, max: 72, args: { n: 16 } },
  mosque: { key: 'crumb-mosque', size: 17, face: 'display', max: 152 },
  palace: { key: 'crumb-palace', size: 17, face: 'display', max: 72 },
  nextCosts: { key: 'draw-next-costs', ...small, max: 80, args: { n: 8 } },
  worth: { key: 'draw-worth', size: 13, weight: 700, max: 46, args: { n: 12 } },
  wallYard: { key: 'draw-wall-yard', size: 15, face: 'display', max: 152 },
  marketplace: { key: 'crumb-marketplace', ...title, max: 126 },
  postsAndRoutes: { key: 'draw-posts-routes', ...small, max: 126 },
  library: { key: 'crumb-library', ...title, max: 182 },
  points: { key: 'draw-points-short', size: 14, weight: 800, max: 36, args: { n: 15 } },
  fulfilled: { key: 'draw-all-done', size: 13, max: 84 },
} satisfies Record<string, LabelDesign>;

// --- names of things ---

/** The short name of a spice on its card: its place in the row stands beside it. */
export const SPICE_NAME: Design = { size: 13.5, face: 'display', max: 56 };
/** The short name of a hall, between its colour and its sign. */
export const HALL_NAME: Design = { size: 15, face: 'display', max: 86 };
/** One letter in a small circle. */
export const SIDE_LETTER: Design = { size: 12, weight: 800, max: 12 };
