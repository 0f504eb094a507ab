/** Where the notables stand along the river, and all that is said about each of them. */

import type { Say } from '../../../lib/naming';
import type { Notable, View } from '../view';
import { capital } from './props';

const LEFT = 10;
const ROOM = 860;
const APART = 3.5; // between notables of one level
const WIDEST = 70; // an arch
const LEVELS_APART = 14; // at least

/** All arches are so high, and begin here. */
export const TOP = 14;
export const HEIGHT = 160;

export type Standing = { id: string; notable: Notable; x: number };
/** Notables of one level, from the left edge of the first to the right edge of the last. */
export type Level = { level: number; from: number; to: number };

const ROMAN = ['I', 'II', 'III', 'IV'];

/** Levels are printed in Roman numbers. */
export const roman = (level: number): string => ROMAN[level - 1] ?? '';

/** Level by level from the left; the fewer there are, the more room has everybody. */
export function alongTheRiver(notables: View['notables']): {
  width: number;
  standing: Standing[];
  levels: Level[];
} {
  const sorted = Object.entries(notables).sort(([, a], [, b]) => a.level - b.level);
  const gaps = Math.max(1, new Set(sorted.map(([, { level }]) => level)).size - 1);
  const narrow = (sorted.length - gaps - 1) * APART;
  const width = Math.min(WIDEST, (ROOM - narrow - gaps * LEVELS_APART) / sorted.length);
  const gap = (ROOM - narrow - sorted.length * width) / gaps;
  const levels: Level[] = [];
  let x = LEFT;
  const standing = sorted.map(([id, notable], i): Standing => {
    const last = levels.at(-1);
    if (last?.level === notable.level) {
      x += APART;
      last.to = x + width;
    } else {
      if (i) x += gap;
      levels.push({ level: notable.level, from: x, to: x + width });
    }
    const at = x;
    x += width;
    return { id, notable, x: at };
  });
  return { width, standing, levels };
}

/** Who has the contract of a notable. */
export function ownerOf(id: string, view: View): number | null {
  const owner = view.players.findIndex(({ contracts }) => contracts.includes(id));
  return owner < 0 ? null : owner;
}

/** What a notable at the river has for whoever looks, and what is missing. */
function prospectWords(id: string, view: View, say: Say): string[] {
  const prospect = view.prospects[id];
  if (!prospect) return [];
  const { missing, held, pays, at_end } = prospect;
  const far = view.notables[id]!.level > view.reach;
  const words = far ? 'draw-your-goods-pay-later' : 'draw-your-goods-pay';
  const list = (goods: readonly string[]): string =>
    goods.map((good) => say(`good-${good}`)).join(', ');
  return [
    ...(held.length ? [say(words, { n: pays, list: list(held) })] : []),
    ...(missing.length ? [say('draw-you-lack', { list: list(missing) })] : []),
    ...(at_end ? [say('draw-contract-at-end', { n: at_end })] : []),
  ];
}

/** Everything about a notable, in words. */
export function notableWords(id: string, view: View, say: Say): string {
  const { level, guild, goods, leads, pays, ability } = view.notables[id]!;
  const river = view.river[id];
  const owner = ownerOf(id, view);
  const ordered = goods.map((good) => {
    const delivery = river?.[good];
    if (!delivery) return say(`good-${good}`);
    const { seat, markers } = delivery;
    const who = say(markers > 1 ? 'panel-delivered-twice' : 'panel-delivered', { seat });
    return `${say(`good-${good}`)} (${who})`;
  });
  const said = [
    say(`notable-${id}`),
    `${say('panel-level', { level: roman(level) })}, ${say(`guild-${guild}`)}`,
    ordered.join(', '),
  ];
  if (owner !== null) said.push(say('draw-notable-won', { seat: owner }));
  if (river) {
    if (level > view.reach) said.push(say('panel-far'));
    if (leads !== null) said.push(say('draw-notable-leads', { seat: leads }));
    said.push(say('draw-next-pays', { n: pays }), ...prospectWords(id, view, say));
  }
  return `${said.map(capital).join('. ')}. ${say('draw-contract')}: ${say(ability)}`;
}
