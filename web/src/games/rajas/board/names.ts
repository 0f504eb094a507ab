/** What the places of the board are called, for whoever cannot see them. */

import type { Say } from '../../../lib/naming';
import type { SeatTold } from '../../../lib/protocol';
import type { PlayerView, RajasView, TileTold } from '../view';
import { contentsWords, rewardWords } from '../words';
import { nameOf } from '../../../lib/boards';

/** A place with who stands there. */
export function withWorkers(
  name: string,
  workers: (number | undefined)[],
  seats: SeatTold[],
  say: Say,
): string {
  const there = workers.filter((seat) => seat !== undefined);
  if (!there.length) return name;
  const who = there.map((seat) => nameOf(seats, seat, say)).join(', ');
  return `${name}. ${say('panel-taken')} ${who}`;
}

/** The free spaces of quarry and harbour with what they cost. */
export function withCosts(name: string, costs: number[], say: Say): string {
  const next = costs[0];
  return next === undefined ? name : `${name}. ${say('panel-cost', { n: next })}`;
}

export function tileWords(id: string, tile: TileTold, say: Say): string {
  return say('panel-tile', {
    tile: id,
    price: tile.price,
    road: say(`road-${tile.road}`),
    contents: contentsWords(say, tile),
  });
}

const SPECIALS: Record<string, string> = {
  mogul: 'panel-chamber-mogul',
  dancer: 'panel-chamber-dancer',
  builder: 'panel-chamber-builder',
  portuguese: 'panel-chamber-portuguese',
};

export function chamberWords(chamber: string, view: RajasView, say: Say): string {
  const does = (view.printed.chambers[chamber] ?? []).map((reward) => rewardWords(say, reward));
  const special = SPECIALS[chamber];
  if (special) does.push(say(special, { n: view.printed.portuguese }));
  const words = `${say('move-chamber', { chamber })}: ${does.join(', ')}`;
  return chamber === 'mogul' ? `${words}. ${say('panel-mogul', { seat: view.next_start })}` : words;
}

/** A square of a province with the tile on it. */
export function squareWords(cell: string, player: PlayerView, view: RajasView, say: Say): string {
  const laid = player.province[cell];
  const tile = laid && view.tiles[laid.tile];
  if (!laid || !tile) {
    return player.open.includes(cell) ? `${cell}: ${say('panel-square-open')}` : cell;
  }
  const words = say('panel-built', {
    cell,
    tile: laid.tile,
    colour: tile.colour,
    price: tile.price,
    contents: contentsWords(say, tile),
    ends: [...laid.roads].map((end) => say(`panel-road-${end.toLowerCase()}`)).join(', '),
  });
  return laid.overbuilt ? `${words} (${say('panel-overbuilt')})` : words;
}

export function fieldWords(field: string, player: PlayerView, near: boolean, say: Say): string {
  const reward = player.fields[field];
  const words = reward ? `${field}: ${rewardWords(say, reward)}` : field;
  if (player.connected.includes(field)) return `${words} (${say('panel-field-linked')})`;
  return near ? `${words} (${say('panel-field-near')})` : words;
}
