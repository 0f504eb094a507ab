/** Sets of colours that stay apart for every kind of eye: CIEDE2000 of at least 20. */

import { describe, expect, it } from 'vitest';
import { colour, linear } from './tokens';

type Triple = [number, number, number];

/** How eyes see that lack a kind of cone, after Machado, Oliveira and Fernandes (2009). */
const EYES: Record<string, [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const SETS: Record<string, string[]> = {
  players: ['p0', 'p1', 'p2', 'p3'],
  dice: ['die-blue', 'die-green', 'die-orange', 'die-purple'],
  cubes: ['cube-red', 'cube-blue', 'cube-green', 'cube-tan', 'cube-white'],
  'rows of goods': ['row-sandstone', 'row-wood', 'row-turmeric', 'row-cotton'],
  guilds: ['guild-artisans', 'guild-merchants', 'guild-scholars'],
};

function seen(told: string, eye: string): Triple {
  const rgb = linear(told);
  return EYES[eye]!.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, i) => sum + part * rgb[i]!, 0),
      ),
    ),
  ) as Triple;
}

function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const part7 = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));

function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const g = 0.5 * (1 - part7((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const hue = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const [c1, c2] = [Math.hypot((1 + g) * a1, b1), Math.hypot((1 + g) * a2, b2)];
  const [h1, h2] = [hue((1 + g) * a1, b1), hue((1 + g) * a2, b2)];
  let turn = h2 - h1;
  if (c1 * c2 === 0) turn = 0;
  else if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn) / 2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let h = (h1 + h2) / 2;
  if (Math.abs(h1 - h2) > 180) h += h1 + h2 < 360 ? 180 : -180;
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * part7(c);
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(x * x + y * y + z * z + rt * y * z);
}

it('the difference is that of the published examples', () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
});

describe.each(Object.keys(EYES))('for %s eyes', (eye) => {
  it.each(Object.entries(SETS))('%s', (_name, set) => {
    for (const [i, one] of set.entries()) {
      for (const other of set.slice(i + 1)) {
        const [a, b] = [one, other].map((name) => lab(seen(colour(name, 'light'), eye)));
        expect(ciede2000(a!, b!), `${one} and ${other}`).toBeGreaterThanOrEqual(20);
      }
    }
  });
});
