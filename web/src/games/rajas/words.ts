/** Tiles, rewards and dice in words and in signs. */

import type { Say } from '../../lib/panels';
import type { Reward, TileTold } from './view';

/** A printed gain in words. */
export function rewardWords(say: Say, reward: Reward): string {
  const args: Record<string, string | number> = { n: reward.n ?? 1 };
  if (reward.colour) args.colour = reward.colour;
  if (reward.colours) {
    args.colours = reward.colours.map((colour) => say(`colour-${colour}`)).join(', ');
  }
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

/** A piece of a sign: an icon by its name, or a few characters. */
export type Piece = { icon: string } | { text: string };

const DIE: Piece = { icon: 'die' };
const FAME: Piece = { icon: 'fame' };
const MONEY: Piece = { icon: 'money' };
const KARMA: Piece = { icon: 'karma' };
const UPGRADE: Piece = { icon: 'upgrade' };
const MARKET: Piece = { icon: 'market' };
const BOAT: Piece = { icon: 'boat' };
const CHAMBER: Piece = { icon: 'chamber' };
const PER: Piece = { text: '/' };

/** What each kind of reward is made of; the number comes first. */
const SIGNS: Record<string, Piece[]> = {
  dice: [DIE],
  karma: [KARMA],
  money: [MONEY],
  fame: [FAME],
  upgrade: [UPGRADE],
  boat: [BOAT],
  any_chamber: [CHAMBER, { text: '?' }],
  dice_per_karma: [DIE, PER, KARMA],
  money_per_market: [MONEY, PER, MARKET],
  mixed_goods: [MARKET, { text: '+' }],
  fame_per_upgrade: [FAME, PER, UPGRADE],
  money_per_upgrade: [MONEY, PER, UPGRADE],
  fame_per_karma: [FAME, PER, KARMA],
  upgrade_and_die: [UPGRADE, DIE],
  fame_per_market_tile: [FAME, PER, MARKET],
  money_per_building: [MONEY, PER, { icon: 'building' }],
  money_per_yield_tile: [MONEY, PER, { icon: 'yield' }],
  fame_per_curve: [FAME, PER, { icon: 'curve' }],
  fame_per_worker: [FAME, PER, { icon: 'worker' }],
};

/** A printed gain as a short sign. */
export function rewardSign(reward: Reward): Piece[] {
  const n = reward.n ?? 1;
  switch (reward.kind) {
    case 'chamber':
      return [CHAMBER, { text: `${n}` }];
    case 'one_good':
      return [MARKET, { text: `×${n}` }];
    case 'sail_up_to':
      return [BOAT, { text: `≤${n}` }];
    case 'fame_per_river_spaces':
      return [FAME, { text: `/${n}` }, BOAT];
    case 'coloured_dice':
      return [{ text: (reward.colours ?? []).map(letter).join('') }, DIE];
  }
  const sign = SIGNS[reward.kind] ?? [];
  const told = reward.n !== undefined && (n > 1 || !sign.includes(PER)); // "1 per …" goes without
  return told ? [{ text: `${n}` }, ...sign] : sign;
}
