/** What a house has, in the order in which it is drawn. */

import type { MervView, Player } from '../view';

export const HALLS = ['knowledge', 'spices', 'trade', 'faith'] as const;
/** An achievement of each level can be had. */
export const LEVELS = 4;

/** All goods: common ones first. */
export function goodsOf(view: MervView): { good: string; rare: boolean }[] {
  return Object.values(view.printed.places)
    .map(({ good, is_rare }) => ({ good, rare: is_rare }))
    .sort((a, b) => Number(a.rare) - Number(b.rare));
}

/** The level of a contract: "I-F2" is one of level I. */
export const levelOf = (contract: string): string => contract.split('-')[0] ?? '';

/** Points by source, the largest first. */
export function sourcesOf(player: Player): [string, number][] {
  return Object.entries(player.ledger)
    .filter(([, points]) => points)
    .sort(([, a], [, b]) => b - a);
}

/** Houses that stand in the city. */
export const standing = (view: MervView, player: number): string[] =>
  Object.keys(view.buildings).filter((cell) => view.buildings[cell] === player);

/** The houses of a player that the next raid would hit. */
export const hitsOf = (
  view: MervView,
  player: number,
): [string, MervView['raid']['hits'][string]][] =>
  Object.entries(view.raid.hits).filter(([, hit]) => hit.owner === player);
