/** Tiles, rewards and dice in words. */

import type { Say } from '../../lib/naming';
import type { Reward, TileTold } from './view';

/** A printed gain in words. */
export function rewardWords(say: Say, reward: Reward): string {
  const args: Record<string, string | number> = { n: reward.n ?? 1 };
  if (reward.colour) args.colour = reward.colour;
  if (reward.colours) args.dice_colour = reward.colours.join(' ');
  return say(`reward-${reward.kind.replaceAll('_', '-')}`, args);
}

/** Buildings and markets of a tile in words. */
export function contentsWords(say: Say, tile: TileTold): string {
  return [
    ...tile.buildings.map((building) => say(`building-${building}`)),
    ...tile.markets.map(({ good, value }) => `${say(`good-${good}`)} ${value}`),
  ].join(', ');
}

/** The letter of a colour in notation: b4 is a blue four. */
export function letter(colour: string): string {
  return colour.slice(0, 1);
}
