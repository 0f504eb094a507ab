/** Where things of the city are drawn: sites a1 to e5, action spaces N1 to W5 clockwise around. */

import type { MervView } from './view';

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;

export type Side = (typeof SIDES)[number];
export type Corner = (typeof CORNERS)[number];

export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROWS = [1, 2, 3, 4, 5] as const;
export const MARKET = 'c3';

const LETTERS: Record<Side, string> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** The action spaces of a side from west to east, or from north to south. */
export function spacesOf(side: Side): string[] {
  const numbers = side === 'north' || side === 'east' ? [1, 2, 3, 4, 5] : [5, 4, 3, 2, 1];
  return numbers.map((number) => `${LETTERS[side]}${number}`);
}

/** The side of an action space. */
export function sideOf(space: string): Side {
  return SIDES.find((side) => space.startsWith(LETTERS[side])) ?? 'north';
}

/** Gates stand in the middle of a side. */
export function isGate(space: string): boolean {
  return space.endsWith('3');
}

/** The sites and the camel market in the line behind an action space. */
export function lineOf(space: string): string[] {
  const side = sideOf(space);
  const nth = spacesOf(side).indexOf(space);
  return side === 'north' || side === 'south'
    ? ROWS.map((row) => `${COLUMNS[nth]}${row}`)
    : COLUMNS.map((column) => `${column}${nth + 1}`);
}

/** Who waits at a corner, by place; null is an empty place. */
export function waitingAt(view: MervView, corner: Corner): (number | null)[] {
  const now = SIDES.indexOf(view.phase);
  const here = CORNERS.indexOf(corner);
  const { progress } = view;
  const nobody = view.players.map(() => null);
  if (progress.corner && progress.queue) {
    return corner === progress.corner ? progress.queue : nobody;
  }
  const isNextYear = view.over || progress.raided !== undefined || progress.funded !== undefined;
  if (isNextYear) return here === (now + 1) % CORNERS.length ? view.order : nobody;
  if (here !== now) return nobody;
  return view.order.map((master) => (`${master}` in view.masters ? null : master));
}
