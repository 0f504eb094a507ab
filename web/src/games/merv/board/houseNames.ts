/** What lies in a house in words, as it is read out. */

import type { Say } from '../../../lib/naming';
import type { MervView, Player } from '../view';
import { hitsOf, sourcesOf } from './house';

/** A good: how many are free, and how many lie on contracts. */
export function goodWords(player: Player, good: string, say: Say): string {
  const laid = player.goods_on_contracts[good] ?? 0;
  const free = `${say(`good-${good}`)}: ${player.goods[good] ?? 0}`;
  return laid ? `${free}, ${say('player-goods-on-contracts')}: ${laid}` : free;
}

/** Points by source, and what would come if the game ended now. */
export function scoreWords(player: Player, say: Say): string {
  const parts = sourcesOf(player).map(([source, n]) => `${say(`source-${source}`)} ${n}`);
  const now = say('panel-if-over', { points: player.now.total });
  return `${[say('panel-sources'), parts.join(', ')].filter(Boolean).join(': ')}. ${now}`;
}

/** The houses that the raid would hit, each with what would save it. */
export function raidWords(view: MervView, player: number, say: Say): string {
  if (view.raid.year === null) return say('draw-no-raid');
  const hits = hitsOf(view, player).map(([cell, { walls, guard, ransom }]) => {
    const ways = [
      say('draw-walls', { walls: walls.join(' + ') }),
      ...(guard ? [say('panel-a-guard')] : []),
      `${say('panel-ransom')}: ${ransom.map((one) => say(`resource-${one}`)).join(' / ')}`,
    ];
    return `${cell}: ${ways.join(', ')}`;
  });
  const when = say('panel-raid', { year: view.raid.year });
  return `${when}. ${hits.length ? `${say('panel-raid-about')}: ${hits.join('; ')}` : say('panel-no-danger')}`;
}
