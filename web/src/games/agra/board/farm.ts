/** Where the squares and corners of a farm are: a ring, clockwise from the upper left corner. */

export type Spot = { x: number; y: number };

/** The squares by name; `side`: how many lie between two corners, `size`: of each. */
export function squaresOf(side: number, x: number, y: number, size: number): [string, Spot][] {
  const last = side + 1;
  return ['n', 'e', 's', 'w'].flatMap((letter, turn) =>
    Array.from({ length: side }, (_, i): [string, Spot] => {
      const along = [
        [i + 1, 0],
        [last, i + 1],
        [last - i - 1, last],
        [0, last - i - 1],
      ][turn]!;
      return [`${letter}${i + 1}`, { x: x + along[0]! * size, y: y + along[1]! * size }];
    }),
  );
}

/** The four corners, clockwise. */
export function cornersOf(side: number, x: number, y: number, size: number): Spot[] {
  const far = (side + 1) * size;
  return [
    { x, y },
    { x: x + far, y },
    { x: x + far, y: y + far },
    { x, y: y + far },
  ];
}
