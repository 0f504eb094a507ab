/** Rewards in words. */

import type { Say } from '../../lib/naming';

/** A reward that a card, a contract or a spice gives, in words. */
export function rewardWords(say: Say, reward: string, points = 0): string {
  switch (reward) {
    case 'favour':
      return say('market-favour');
    case 'guard':
      return say('market-guard');
    case 'white-cube':
      return say('market-white');
    case 'white-upgrade':
      return say('panel-gives-white');
    case 'free-wall':
      return say('achievement-wall');
    default:
      return say('panel-gives-points', { count: points });
  }
}
