/** Where the squares and fields of a province lie, for any size. */

import { gem, rect } from '../../../draw/ornament';
import type { ProvinceBoard } from '../view';

type Place = ProvinceBoard['squares'][string];

/** `size` of a square, `border` for the fields around; without a border only those inside. */
export type Measure = { x: number; y: number; size: number; border: number };

export type Cell = { x: number; y: number; w: number; h: number };

export function squareAt([column, row]: Place, m: Measure): Cell {
  return {
    x: m.x + m.border + (column - 1) * m.size,
    y: m.y + m.border + (row - 1) * m.size,
    w: m.size,
    h: m.size,
  };
}

/** Inside of the grid: a whole square, as large as one of those for tiles. */
export function isInside([column, row]: Place, board: ProvinceBoard): boolean {
  return column >= 1 && column <= board.columns && row >= 1 && row <= board.rows;
}

/** Whether the next tile could reach a field: an open square lies beside it. */
export function isNear([column, row]: Place, open: string[], board: ProvinceBoard): boolean {
  return open.some((cell) => {
    const [x, y] = board.squares[cell] ?? [-1, -1];
    return Math.abs(x - column) + Math.abs(y - row) === 1;
  });
}

export function fieldAt(place: Place, board: ProvinceBoard, m: Measure): Cell {
  const square = squareAt(place, m);
  const [column, row] = place;
  const gap = m.size < 40 ? 1 : 5; // along the border
  const narrow = m.border - 6;
  if (isInside(place, board)) {
    return { x: square.x + 2, y: square.y + 2, w: m.size - 4, h: m.size - 4 };
  }
  if (column < 1) return { x: m.x + 1, y: square.y + gap, w: narrow, h: m.size - 2 * gap };
  if (column > board.columns) {
    return { x: square.x + 5, y: square.y + gap, w: narrow, h: m.size - 2 * gap };
  }
  const y = row < 1 ? m.y + 1 : square.y + 5;
  return { x: square.x + gap, y, w: m.size - 2 * gap, h: narrow };
}

/** The outline of a field: a cut stone where a yield tile lies, else a box. */
export function fieldOutline({ x, y, w, h }: Cell, jewel: boolean): string {
  return jewel ? gem(x, y, w, h) : rect(x, y, w, h, Math.min(6, w / 4));
}
