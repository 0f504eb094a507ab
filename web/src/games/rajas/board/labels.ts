/** All words of the drawings: their message, their looks, and the room they have at most.
 *
 * Written down in one place so that a test can try every language without a browser. */

import type { Design, LabelDesign } from '../../../draw/fit';

const title: Pick<Design, 'size' | 'face'> = { size: 18, face: 'display' };

export const LABELS = {
  palace: { key: 'panel-palace', ...title, max: 100 },
  quarry: { key: 'crumb-quarry', ...title, max: 73 },
  harbour: { key: 'crumb-harbour', ...title, max: 76 },
  pips: { key: 'draw-die-to', size: 13, max: 76, args: { n: 3 } },
  over: { key: 'draw-over', size: 13.5, weight: 800, max: 39 },
  next: { key: 'draw-next', size: 12.5, max: 48 },
  none: { key: 'draw-none', size: 12.5, max: 48 },
  kinds: { key: 'draw-kinds', size: 12.5, max: 56, args: { n: 3 } },
  closed: { key: 'draw-closed', size: 13, weight: 700, max: 49 },
  free: { key: 'draw-free', size: 12, weight: 700, max: 29 },
  ganges: { key: 'draw-ganges', size: 16, face: 'display', max: 165, spacing: 12 },
  own: { key: 'draw-your-province', size: 19, face: 'display', max: 124 },
  toGo: { key: 'draw-to-go', size: 14.5, weight: 800, max: 62, args: { n: 60 } },
  met: { key: 'draw-met', size: 14.5, weight: 800, max: 62 },
  rivalToGo: { key: 'draw-to-go', size: 13.5, weight: 700, max: 74, args: { n: 60 } },
  rivalMet: { key: 'draw-met', size: 13.5, weight: 700, max: 74 },
  kali: { key: 'draw-kali', size: 16, face: 'display', max: 90 },
  hands: { key: 'draw-of', size: 14, weight: 700, max: 90, args: { n: 10, of: 10 } },
  karma: { key: 'player-karma', size: 13, max: 80 },
  workers: { key: 'player-workers', size: 13, max: 92 },
  markets: { key: 'player-markets', size: 13, max: 126 },
  narrowKarma: { key: 'player-karma', size: 13, max: 84 },
  narrowWorkers: { key: 'player-workers', size: 13, max: 76 },
  narrowMarkets: { key: 'player-markets', size: 13, max: 62 },
  noDice: { key: 'panel-no-dice', size: 13, max: 170 },
} satisfies Record<string, LabelDesign>;

/** The name of a chamber: the die that opens it stands beside it. */
export const CHAMBER: Design = { size: 13.5, face: 'display', max: 67 };
