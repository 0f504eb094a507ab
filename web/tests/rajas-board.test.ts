/** Where things lie on the board of Rajas. */

import { describe, expect, it } from 'vitest';
import { spaceAt } from '../src/games/rajas/board/river';
import { fameBox, markers, moneyBox } from '../src/games/rajas/board/track';

describe('the tracks', () => {
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= 840 && y <= 832;

  it('lie in the frame and nowhere twice', () => {
    const boxes = [
      ...Array.from({ length: 120 }, (_, i) => moneyBox(i + 1)),
      ...Array.from({ length: 60 }, (_, i) => fameBox(i + 1)),
    ];
    for (const [i, a] of boxes.entries()) {
      expect(inside(a.x, a.y) && inside(a.x + a.w, a.y + a.h)).toBe(true);
      for (const b of boxes.slice(i + 1)) {
        const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        expect(wide > 0.01 && high > 0.01).toBe(false);
      }
    }
  });

  it('keep markers apart, also those that have not started or are beyond the end', () => {
    for (const steps of [
      [0, 0, 0, 0],
      [7, 7, 7, 7],
      [130, 120, 3, 4],
    ]) {
      const found = markers('money', steps, new Set([5]));
      expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
      expect(found.every(({ x, y }) => inside(x, y))).toBe(true);
    }
  });

  it('the spaces of the river lie in the water, one after the other', () => {
    const points = Array.from({ length: 30 }, (_, i) => spaceAt(i + 1));
    for (const [i, [x, y]] of points.slice(1).entries()) {
      const [px, py] = points[i]!;
      const far = Math.hypot(x - px, y - py);
      expect(far).toBeGreaterThan(38); // twice the radius of a space
      expect(far).toBeLessThan(52);
    }
  });
});
