/** A printed gain as a few signs around a centre. */

import type { Reward } from '../view';

export type Sign =
  | { kind: 'icon'; name: string; cx: number; cy: number; size: number }
  | { kind: 'number'; n: number; x: number; y: number; size: number }
  | { kind: 'die'; colour: string; x: number; y: number; size: number }
  | { kind: 'pips'; n: number; x: number; y: number; size: number }
  | { kind: 'stroke'; path: string };

/** One icon, with its number when that is more than one. */
const PLAIN: Record<string, string> = {
  dice: 'die',
  karma: 'karma',
  money: 'money',
  fame: 'fame',
  upgrade: 'upgrade',
  boat: 'boat',
  sail_up_to: 'boat',
  any_chamber: 'chamber',
  mixed_goods: 'mixed',
  one_good: 'market',
};

/** What is given, and for each of what. */
const PER: Record<string, [string, string]> = {
  money_per_upgrade: ['money', 'upgrade'],
  fame_per_upgrade: ['fame', 'upgrade'],
  money_per_market: ['money', 'market'],
  fame_per_market_tile: ['fame', 'market'],
  fame_per_karma: ['fame', 'karma'],
  money_per_building: ['money', 'fort'],
  money_per_yield_tile: ['money', 'jewel'],
  fame_per_curve: ['fame', 'curve'],
  fame_per_worker: ['fame', 'worker'],
  fame_per_river_spaces: ['fame', 'river'],
};

/** `z` is the size of an icon; `tall` puts things below each other. */
export function signs(reward: Reward, x: number, y: number, z: number, tall: boolean): Sign[] {
  const icon = (name: string, cx: number, cy: number, size: number): Sign => ({
    kind: 'icon',
    name,
    cx,
    cy,
    size,
  });
  const number = (n: number, at: number, base: number, size: number): Sign => ({
    kind: 'number',
    n,
    x: at,
    y: base,
    size,
  });
  const stroke = (path: string): Sign => ({ kind: 'stroke', path });
  const slash = (rise: number): Sign =>
    stroke(`M${x - z * 0.55} ${y + z * 0.3}l${z * 1.1} ${-z * rise}`);
  const { kind, n = 1 } = reward;

  switch (kind) {
    case 'coloured_dice': {
      const colours = reward.colours ?? [];
      const size = z * (colours.length > 2 ? 0.56 : 0.64);
      const off = (i: number): number => (i - (colours.length - 1) / 2) * (size + (tall ? 3 : 2));
      return colours.map((colour, i) => ({
        kind: 'die',
        colour,
        x: x + (tall ? 0 : off(i)) - size / 2,
        y: y + (tall ? off(i) : 0) - size / 2,
        size,
      }));
    }
    case 'dice_per_karma':
      return [
        reward.colour && reward.colour !== 'any'
          ? { kind: 'die', colour: reward.colour, x: x - z * 0.66, y: y - z * 0.6, size: z * 0.7 }
          : icon('die', x - z * 0.3, y - z * 0.22, z * 0.8),
        slash(0.36),
        icon('karma', x + z * 0.3, y + z * 0.36, z * 0.8),
      ];
    case 'upgrade_and_die':
      return tall
        ? [icon('upgrade', x, y - z * 0.5, z * 0.9), icon('die', x, y + z * 0.5, z * 0.86)]
        : [icon('upgrade', x - z * 0.42, y, z * 0.9), icon('die', x + z * 0.46, y, z * 0.84)];
    case 'chamber':
      return [
        icon('chamber', x - z * 0.3, y, z * 1.05),
        { kind: 'pips', n, x: x + z * 0.24, y: y - z * 0.34, size: z * 0.68 },
      ];
  }

  const per = PER[kind];
  if (per) {
    // "1 fame for 3 river spaces": the number belongs to the spaces.
    const given = kind === 'fame_per_river_spaces' ? 1 : n;
    const each = kind === 'fame_per_river_spaces' ? n : 1;
    if (tall) {
      return [
        icon(per[0], given > 1 ? x - 4 : x, y - z * 0.5, z * 0.82),
        ...(given > 1 ? [number(given, x + z * 0.46, y - z * 0.3, 12.5)] : []),
        stroke(`M${x - 8} ${y + 3}h16`),
        icon(per[1], each > 1 ? x - 4 : x, y + z * 0.66, z * 0.82),
        ...(each > 1 ? [number(each, x + z * 0.46, y + z * 0.9, 12.5)] : []),
      ];
    }
    return [
      icon(per[0], x - z * 0.36, y - z * 0.24, z * 0.82),
      ...(given > 1 ? [number(given, x + z * 0.3, y - z * 0.04, 12.5)] : []),
      slash(0.26),
      icon(per[1], x + z * (each > 1 ? 0.5 : 0.32), y + z * 0.42, z * 0.78),
      ...(each > 1 ? [number(each, x - z * 0.1, y + z * (z < 20 ? 0.56 : 0.72), 12.5)] : []),
    ];
  }

  const name = PLAIN[kind] ?? 'tile';
  if (n < 2) return [icon(name, x, y, z + 2)];
  if (tall) return [icon(name, x, y - z * 0.46, z), number(n, x, y + z * 0.8, 14.5)];
  const small = z < 15;
  return [
    icon(name, x - z * 0.42, y, z),
    number(n, x + z * (small ? 0.5 : 0.44), y + (small ? 4.4 : 5), small ? 12.5 : 14),
  ];
}
