/** What the places of the city and below it are called, for whoever cannot see them. */

import type { Say } from '../../../lib/naming';
import type { SeatTold } from '../../../lib/protocol';
import type { View, Worker } from '../view';
import { nameOf } from '../../../lib/boards';
import { capital } from './props';

/** A name and what there is to say about it. */
function told(name: string, facts: (string | false | undefined)[]): string {
  const said = facts.filter(Boolean).join('; ');
  const mark = name.includes(':') ? '; ' : ': ';
  return said ? `${capital(name)}${mark}${said}` : capital(name);
}

const workerWords = (worker: Worker | undefined, say: Say): string | undefined =>
  worker && say(`panel-${worker.posture}`, { seat: worker.seat });

export function buildingWords(good: string, view: View, seats: SeatTold[], say: Say): string {
  const [value, printed] = [view.values[good] ?? 0, view.printed.values[good] ?? 0];
  const source = view.printed.made_from[good];
  const material = view.printed.materials[good];
  const cost = view.costs[good];
  const count = view.coins[good];
  const stock = view.players.flatMap(({ goods }, seat) =>
    goods[good] ? [`${goods[good]} (${nameOf(seats, seat, say)})`] : [],
  );
  return told(say('draw-building', { good }), [
    value === printed
      ? say('panel-value', { value })
      : say('panel-value-printed', { value, printed }),
    source && say('panel-made-from', { good: source }),
    material !== undefined && say('panel-material', { value: material }),
    cost !== undefined && say('panel-site', { cost }),
    workerWords(view.board[good], say),
    view.merchant === good && say('table-merchant'),
    view.builder === good && say('table-builder'),
    count !== undefined && say('panel-coins', { count }),
    stock.length > 0 && say('draw-stock', { list: stock.join(', ') }),
  ]);
}

export function characterWords(character: string, view: View, say: Say): string {
  const worker = workerWords(view.board[character], say) ?? say('panel-nobody');
  return told(say(`space-${character}`), [worker]); // what he does is told by the tip
}

/** A price token with the trader, or on a good. */
export function tokenWords(token: string, view: View, say: Say): string {
  const placed = view.tokens[token];
  const [low, high] = view.token_sides[token] ?? [0, 0];
  return told(
    say('place-token', { token }),
    placed
      ? [say(`good-${placed.good}`), say('panel-value', { value: placed.value })]
      : [say('panel-token-sides', { low, high }), say('panel-token-away')],
  );
}

export function wheelWords(action: string, view: View, say: Say): string {
  const n = view.printed.meditation[action];
  return told(say('place-wheel', { outer: action }), [
    n == null ? say('draw-points-value') : say('draw-points', { n }),
    view.blocked === action && say('draw-blocked'),
  ]);
}

/** Who has taken a bonus tile; null: it lies there, or nobody knows. */
export function ownerOf(bonus: string, view: View): number | null {
  const seat = view.players.findIndex((player) => player.building_bonuses.includes(bonus));
  return seat < 0 ? null : seat;
}

export function bonusWords(bonus: string, view: View, say: Say): string {
  const owner = ownerOf(bonus, view);
  const level = view.printed.bonus_levels[bonus] ?? 0;
  return told(say('place-bonus', { bonus }), [
    say('panel-level', { level }),
    owner !== null && say('draw-taken', { seat: owner }),
  ]);
}

/** A favour action printed on every court, or a tile on offer. */
export function favourWords(
  action: string,
  kind: 'action' | 'tile',
  view: View,
  { enough, used, mine }: { enough: boolean; used: boolean; /** Whether I play. */ mine: boolean },
  say: Say,
): string {
  const { have = 0, spend = 0 } = view.actions[action] ?? {};
  return told(say(`place-${kind}`, { [kind]: action }), [
    say('draw-have-spend', { have, spend }),
    enough && say('draw-enough-favour'),
    mine && kind === 'tile' && say('draw-not-yours-yet'),
    used && say('panel-used'),
  ]);
}
