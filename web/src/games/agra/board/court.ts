/** What lies in a court, in words: for whoever cannot see it, and for whoever points at it. */

import { capital } from './props';
import { places } from '../places';
import type { Ahead } from '../../../lib/boards';
import type { Say } from '../../../lib/naming';
import type { Player, View } from '../view';

/** Whether a good has been used in this turn in a way that can be used only once. */
export function isUsed(good: string, { used }: Player): boolean {
  return used.luxuries.includes(good) || (used.oil_curry && (good === 'oil' || good === 'curry'));
}

export function goodWords(good: string, player: Player, view: View, say: Say): string {
  const worth = say('panel-value', { value: view.values[good] ?? 0 });
  const words = `${capital(say(`good-${good}`))}: ${player.goods[good] ?? 0} (${worth})`;
  return isUsed(good, player) ? `${words}. ${say('panel-used-goods')}` : words;
}

export function squareWords(square: string, player: Player, say: Say): string {
  const words = [say('place-square', { square })];
  if (player.farmers.includes(square)) words.push(say('draw-farmer-here'));
  if (player.covers.includes(square)) words.push(say('draw-covered'));
  return words.join(': ');
}

export function stoneWords(player: Player, view: View, say: Say): string {
  const { stone } = view.printed;
  const next = stone[player.stone]; // spaces count from 1
  const cost = next?.cost.map((good) => say(`good-${good}`)).join(' + ');
  return [
    `${say('player-stone')}: ${say('panel-stone', { space: player.stone, last: stone.length })}`,
    `${say('panel-next-worker')}: ${player.points_next}`,
    ...(cost ? [`${say('panel-next-space')}: ${cost}`] : []),
  ].join('. ');
}

/** A contract with its guild, what it gives, and what lies or waits on it. */
export function contractWords(notable: string, player: Player, view: View, say: Say): string {
  const { guild, ability } = view.notables[notable] ?? {};
  const name = capital(say(`notable-${notable}`));
  const on = onContract(notable, player, view);
  return [
    guild ? `${name} (${say(`guild-${guild}`)})` : name,
    ...(ability ? [say(ability)] : []),
    ...(on ? [`${say(on.key)}: ${on.words}`] : []),
    ...(player.used.notables.includes(notable) ? [say('panel-used-up')] : []),
  ].join('. ');
}

/** Workers with the Cook, or goods on the French Trader. */
export function onContract(
  notable: string,
  player: Player,
  view: View,
): { key: string; n: number; words: string } | undefined {
  if (notable === 'cook' && player.sheltered) {
    return { key: 'player-sheltered', n: player.sheltered, words: `${player.sheltered}` };
  }
  if (notable === 'french-trader' && player.french.length) {
    const n = player.french.length;
    const words = view.options.french_trader_values ? player.french.join(', ') : `${n}`;
    return { key: 'player-french', n, words };
  }
  return undefined;
}

export function actionWords(action: string, player: Player, view: View, say: Say): string {
  const cost = view.actions[action];
  const words = [capital(say(`action-${action}`))];
  if (cost) words.push(say('draw-have-spend', { ...cost }));
  if (player.used.actions.includes(action)) words.push(say('panel-used'));
  return words.join('. ');
}

export function rupeeWords(player: Player, say: Say): string {
  const bag = `${say('player-rupees')}: ${player.rupees ?? say('panel-hidden')}`;
  return `${bag}. ${say('panel-at-the-end')}: +${player.at_the_end.total}`;
}

export function crewWords(player: Player, say: Say): string {
  const { workers, standing, lying, sheltered } = player;
  const told = say('panel-workers-told', { supply: workers, standing, lying });
  const words = `${say('panel-workers')}: ${told}`;
  return sheltered ? `${words}. ${say('player-sheltered')}: ${sheltered}` : words;
}

/** What is in the bag when the move that waits is made: the ledger has what came from where. */
export function rupeesAhead(player: Player, ahead: Ahead | undefined): number | undefined {
  if (player.rupees === null || !player.ledger) return undefined;
  let [sum, changed] = [player.rupees, false];
  for (const [field, after] of Object.entries(ahead ?? {})) {
    if (!field.startsWith('rupees.')) continue;
    const more = after - (player.ledger[field.slice('rupees.'.length)] ?? 0);
    sum += places.spent?.includes(field) ? -more : more;
    changed = true;
  }
  return changed ? sum : undefined;
}
