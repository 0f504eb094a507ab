/** Yield tiles: equal ones are one kind. */

import type { Glyph } from '../../../draw/glyph';
import type { RajasView, Reward } from '../view';

/** The sign of a hue, for whoever does not see it. */
export const HUES: Record<string, Glyph> = {
  white: 'circle',
  yellow: 'diamond',
  red: 'triangle',
  brown: 'square',
};

export type JewelKind = { hue: string; reward: Reward; ids: string[] };

/** The display by kinds, hue by hue. */
export function jewelKinds(view: RajasView): JewelKind[] {
  const kinds = new Map<string, JewelKind>();
  for (const id of view.display) {
    const tile = view.yield_tiles[id];
    if (!tile) continue;
    const key = JSON.stringify([tile.hue, tile.reward]);
    const kind = kinds.get(key) ?? { ...tile, ids: [] };
    kind.ids.push(id);
    kinds.set(key, kind);
  }
  const order = Object.keys(HUES);
  return [...kinds.values()].sort((a, b) => order.indexOf(a.hue) - order.indexOf(b.hue));
}
