/** The few shapes that stand beside every colour, so that nothing is told by colour alone. */

import { circle, polygon, rect, round, star } from './ornament';

export type Glyph = 'circle' | 'square' | 'triangle' | 'diamond' | 'star';

export const SEATS: readonly Glyph[] = ['circle', 'square', 'triangle', 'diamond'];

/** The shape of a seat; more than four do not sit at a table. */
export const seatGlyph = (seat: number): Glyph => SEATS[seat % SEATS.length]!;

export const DICE: Record<string, Glyph> = {
  blue: 'diamond',
  green: 'circle',
  orange: 'triangle',
  purple: 'square',
};

export const CUBES: Record<string, Glyph> = {
  red: 'triangle',
  blue: 'diamond',
  green: 'circle',
  tan: 'square',
  white: 'star',
};

/** A shape around a centre; `grow` makes it larger by so much on all sides. */
export function glyph(shape: Glyph, cx: number, cy: number, r: number, grow = 0): string {
  switch (shape) {
    case 'circle':
      return circle(cx, cy, round(r + grow));
    case 'square': {
      const half = r * 0.9 + grow;
      return rect(cx - half, cy - half, 2 * half, 2 * half, Math.min(2, r * 0.2));
    }
    case 'triangle':
      return polygon([
        [cx, cy - r * 1.1 - grow * 1.8],
        [cx + r * 1.1 + grow * 1.8, cy + r * 0.85 + grow * 1.1],
        [cx - r * 1.1 - grow * 1.8, cy + r * 0.85 + grow * 1.1],
      ]);
    case 'diamond': {
      const d = r * 1.18 + grow * 1.5;
      return polygon([
        [cx, cy - d],
        [cx + d, cy],
        [cx, cy + d],
        [cx - d, cy],
      ]);
    }
    case 'star':
      return star(cx, cy, 5, r * 1.25 + grow, r * 0.53 + grow);
  }
}

/** Where the pips of a die lie, in thirds around its middle. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
