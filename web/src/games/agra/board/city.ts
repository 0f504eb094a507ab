/** Outlines of the city: its cells, and the price tokens that lie there. */

import { rect, round } from '../../../draw/ornament';
import { cellOf } from './goods';

export const CELL = { w: 112, h: 82, head: 26 } as const;
const CORNER = 9;
const MERLONS = 9;

/** The upper left corner of the cell of a good. */
export function cellAt(good: string): [number, number] {
  const [column, row] = cellOf(good);
  return [6 + column * 128, 252 + row * 96];
}

export function cellOutline(good: string): string {
  return rect(...cellAt(good), CELL.w, CELL.h, CORNER);
}

/** A building from outside: its cell with merlons along the top. */
export function house(good: string): string {
  const [x, y] = cellAt(good);
  const [right, bottom] = [x + CELL.w, y + CELL.h];
  const arc = `A${CORNER} ${CORNER} 0 0 1`;
  const merlons = Array.from({ length: MERLONS }, (_, i) => {
    const at = x + 14 + (i * (CELL.w - 28)) / (MERLONS - 1);
    const [left, middle, end] = [at - 4.5, at, at + 4.5].map(round);
    return `H${left}Q${left} ${y - 4.5} ${middle} ${y - 7}Q${end} ${y - 4.5} ${end} ${y}`;
  });
  return [
    `M${x} ${y + CORNER}${arc} ${x + CORNER} ${y}${merlons.join('')}`,
    `H${right - CORNER}${arc} ${right} ${y + CORNER}V${bottom - CORNER}${arc} ${right - CORNER} ${bottom}`,
    `H${x + CORNER}${arc} ${x} ${bottom - CORNER}Z`,
  ].join('');
}

/** What is below the head of a building, within its walls. */
export function room(good: string): string {
  const [x, y] = cellAt(good);
  const [left, right, bottom] = [x + 2, x + CELL.w - 2, y + CELL.h - 2];
  return [
    `M${left} ${y + CELL.head}H${right}V${bottom - 7}A7 7 0 0 1 ${right - 7} ${bottom}`,
    `H${left + 7}A7 7 0 0 1 ${left} ${bottom - 7}Z`,
  ].join('');
}

/** A pennant around its middle, with one, two or three points. */
export function pennant(cx: number, cy: number, w: number, points: number): string {
  const h = w * 1.1;
  const [left, right, top, notch, foot] = [
    cx - w / 2,
    cx + w / 2,
    cy - h / 2,
    cy + h * 0.28,
    cy + h / 2,
  ].map(round) as [number, number, number, number, number];
  let path = `M${left} ${top}H${right}V${notch}`;
  for (let i = 1; i <= points; i++) {
    path += `L${round(right - (w * (i - 0.5)) / points)} ${foot}`;
    path += `L${round(right - (w * i) / points)} ${notch}`;
  }
  return `${path}Z`;
}
