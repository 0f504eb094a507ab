/** Points as a game says them: not every score is a number of points. */

import type { Say } from './naming';

/**
 * A score in the words of the game (`score-said`, where it counts how far something is from being
 * met), else the number with a real minus sign.
 */
export function scoreText(score: number, say: Say, has: (key: string) => boolean): string {
  if (!has('score-said')) return signed(score);
  return say('score-said', { gap: Math.abs(score), met: score < 0 ? 'no' : 'yes' });
}

/** A number with a real minus sign. */
export function signed(number: number): string {
  return String(number).replace('-', '−');
}
