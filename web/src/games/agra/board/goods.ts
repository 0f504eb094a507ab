/** The sixteen goods as they lie everywhere: four rows by what they are made from, level by level. */

export const GRID = [
  ['sandstone', 'cement', 'bricks', 'statues'],
  ['wood', 'boards', 'paper', 'books'],
  ['turmeric', 'curry', 'dye', 'paintings'],
  ['cotton', 'oil', 'cloth', 'clothes'],
] as const;

const ROW = new Map<string, (typeof GRID)[number]>(
  GRID.flatMap((row) => row.map((good) => [good, row] as const)),
);

/** The colour of a good's row, and of letters on it. */
export const hueOf = (good: string): string => `var(--row-${ROW.get(good)?.[0] ?? 'sandstone'})`;
export const inkOn = (good: string): string => `var(--row-${ROW.get(good)?.[0] ?? 'sandstone'}-on)`;

/** Where a good lies in the grid: column and row, from 0. */
export function cellOf(good: string): [number, number] {
  const row = GRID.findIndex((goods) => (goods as readonly string[]).includes(good));
  return [Math.max(0, (GRID[row] as readonly string[] | undefined)?.indexOf(good) ?? 0), row];
}

/** All that a good can become, step by step. */
export function becomes(good: string, madeFrom: Readonly<Record<string, string>>): string[] {
  const next = Object.keys(madeFrom).filter((one) => madeFrom[one] === good);
  return next.flatMap((one) => [one, ...becomes(one, madeFrom)]);
}
