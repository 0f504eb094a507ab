/** Where the things of the city lie on the board, in units of its drawing. */

import { rect } from '../../../draw/ornament';
import { COLUMNS, CORNERS, SIDES, lineOf, sideOf, spacesOf, type Corner } from '../geometry';

export const CELL = 82;
export const CITY = { x: 183, y: 164, size: 514 } as const;
const EDGE = 52; // from the frame of the city to its sites
const WALK = 17; // from the frame to the middle of the action spaces
const WALL = 15;

/** All action spaces; walls and gates stand behind them and are called like them. */
export const SPACES: readonly string[] = SIDES.flatMap((side) => spacesOf(side));

/** The upper left corner of a site, or of the camel market. */
export function siteAt(cell: string): [number, number] {
  const column = COLUMNS.findIndex((name) => cell.startsWith(name));
  const row = Number(cell.slice(1)) - 1;
  return [CITY.x + EDGE + column * CELL, CITY.y + EDGE + row * CELL];
}

export function siteOutline(cell: string): string {
  const [x, y] = siteAt(cell);
  return rect(x + 2, y + 2, CELL - 4, CELL - 4, 7);
}

/** The middle of an action space. */
export function spaceAt(space: string): [number, number] {
  const side = sideOf(space);
  const along = EDGE + spacesOf(side).indexOf(space) * CELL + CELL / 2;
  const far = CITY.size - WALK;
  const [x, y] = {
    north: [along, WALK],
    east: [far, along],
    south: [along, far],
    west: [WALK, along],
  }[side] as [number, number];
  return [CITY.x + x, CITY.y + y];
}

/** The walk along a side, on which its action spaces lie. */
export function walkOutline(side: (typeof SIDES)[number]): string {
  const long = 5 * CELL;
  const far = CITY.size - 34;
  const [x, y, w, h] = {
    north: [EDGE, 3, long, 31],
    east: [far, EDGE, 31, long],
    south: [EDGE, far, long, 31],
    west: [3, EDGE, 31, long],
  }[side] as [number, number, number, number];
  return rect(CITY.x + x, CITY.y + y, w, h, 10);
}

export type Stretch = { x: number; y: number; w: number; h: number; side: 'N' | 'E' | 'S' | 'W' };

/** Where the wall or gate behind an action space stands. */
export function wallAt(space: string): Stretch {
  const [cx, cy] = spaceAt(space);
  const side = space.charAt(0) as Stretch['side'];
  const long = CELL - 4;
  const [near, far] = [36, CITY.size - 36 - WALL];
  if (side === 'N' || side === 'S') {
    return { x: cx - long / 2, y: CITY.y + (side === 'N' ? near : far), w: long, h: WALL, side };
  }
  return { x: CITY.x + (side === 'W' ? near : far), y: cy - long / 2, w: WALL, h: long, side };
}

/** The band around the row or column that an action space leads into. */
export function lineOutline(space: string): string {
  const cells = lineOf(space);
  const [x, y] = siteAt(cells[0]!);
  const [right, bottom] = siteAt(cells.at(-1)!);
  return rect(x - 1, y - 1, right - x + CELL + 2, bottom - y + CELL + 2, 9);
}

/** The upper left of a corner of the city, where masters queue. */
export const CORNER = 36;
export function cornerAt(corner: Corner): [number, number] {
  const far = CITY.size - CORNER - 3;
  const [x, y] = [
    [3, 3],
    [far, 3],
    [far, far],
    [3, far],
  ][CORNERS.indexOf(corner)] as [number, number];
  return [CITY.x + x, CITY.y + y];
}
