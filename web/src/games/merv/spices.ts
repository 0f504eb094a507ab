/** Spices, and the caravan cards that carry them. */

import type { Player } from './view';

export const SPICES = ['juniper', 'pepper', 'saffron', 'cardamom'] as const;

/** The spice of a caravan card: `juniper-3` is juniper. */
export function spiceOf(card: string): string {
  return card.slice(0, card.lastIndexOf('-'));
}

/** How many cards of each spice a player has. */
export function spicesOf(player: Player): Record<string, number> {
  const found: Record<string, number> = Object.fromEntries(SPICES.map((spice) => [spice, 0]));
  for (const card of player.cards) found[spiceOf(card)]! += 1;
  return found;
}
