/** All words of the houses and of the officials: their message, looks, and the room they have.
 *
 * Written down in one place so that a test can try every language without a browser. */

import type { Design, LabelDesign } from '../../../draw/fit';

const title: Pick<Design, 'size' | 'face'> = { size: 15, face: 'display' };
const small: Pick<Design, 'size'> = { size: 12.5 };

export const LABELS = {
  // --- my house ---
  own: { key: 'draw-your-house', size: 19, face: 'display', max: 118 },
  now: { key: 'draw-now', size: 14, weight: 700, max: 62, args: { n: 188 } },
  camels: { key: 'draw-camels', size: 12, max: 55 },
  scrolls: { key: 'draw-scrolls', size: 12, max: 55 },
  servants: { key: 'draw-servants', size: 12, max: 55 },
  favour: { key: 'draw-favour', size: 12, max: 55 },
  influence: { key: 'draw-influence', size: 12, max: 55 },
  toBuild: { key: 'draw-to-build', size: 12, max: 55 },
  goods: { key: 'player-goods', ...title, max: 100 },
  laid: { key: 'draw-laid-on-contracts', ...small, max: 176 },
  spices: { key: 'panel-spices', ...title, max: 120 },
  kinds: { key: 'draw-kinds-allowed', ...small, max: 170, args: { n: 4 } },
  achievements: { key: 'draw-achievements-contracts', ...title, max: 286 },
  raid: { key: 'panel-raid', ...title, max: 252, args: { year: 3 } },
  raidNarrow: { key: 'panel-raid', ...title, max: 146, args: { year: 3 } },
  noRaid: { key: 'draw-no-raid', ...title, max: 252 },
  unsafe: { key: 'draw-at-risk', size: 13, weight: 700, max: 92, args: { n: 8 } },
  safe: { key: 'draw-all-safe', size: 13, weight: 700, max: 92 },
  wholeSafe: { key: 'panel-no-danger', size: 13, max: 270 },
  wholeSafeNarrow: { key: 'draw-all-safe', size: 13, max: 166 },
  score: { key: 'panel-sources', ...title, max: 280 },

  // --- officials ---
  card: { key: 'draw-his-card', size: 14.5, face: 'display', max: 120 },
  deck: { key: 'draw-deck', ...small, max: 50, args: { n: 12 } },
  firstFree: { key: 'draw-first-free', ...small, max: 168 },
  gains: { key: 'draw-he-gets', ...small, max: 74 },
  wealth: { key: 'draw-wealth', ...small, max: 166 },
  neverScores: { key: 'draw-never-scores', size: 13, max: 123 },
  left: { key: 'draw-left', size: 13, max: 62, args: { n: 8 } },
  stand: { key: 'draw-stand', size: 13, max: 62, args: { n: 12 } },

  // --- the tray of the turn ---
  wayFavour: { key: 'draw-way-favour', size: 14, weight: 700, max: 86 },
  wayGuard: { key: 'draw-way-guard', size: 14, weight: 700, max: 86 },
  bill: { key: 'panel-to-pay', ...title, max: 140 },
} satisfies Record<string, LabelDesign>;

/** How hard the Magistrate is, beside his domes. */
export const LEVEL_NAME: Design = { size: 13.5, weight: 700, max: 80 };
/** What a source of points is called below its bar. */
export const SOURCE_NAME: Design = { size: 12.5, max: 92 };
/** The action of a site on its chip. */
export const WAY_ACTION: Design = { size: 14, weight: 700, max: 86 };
