/** The course of the river, and where its spaces lie: thirty of them, evenly along the stream. */

type Point = [number, number];

const UPPER = 636;
const TURN = 128;
const LOWER = 640;

/** The middle of the stream so far from its source. */
function course(d: number): Point {
  const from = 590 + Math.sin(UPPER / 66) * 7;
  if (d < UPPER) return [752 - d, 590 + Math.sin(d / 66) * 7];
  if (d < UPPER + TURN) {
    const angle = ((d - UPPER) / TURN) * Math.PI;
    return [116 - Math.sin(angle) * 32, (from + 724) / 2 - ((724 - from) / 2) * Math.cos(angle)];
  }
  const e = d - UPPER - TURN;
  return [116 + e, 724 + Math.sin(e / 62) * 8];
}

const POINTS = Array.from({ length: 601 }, (_, i) => course((i / 600) * (UPPER + TURN + LOWER)));
const LENGTHS = [0];
POINTS.slice(1).forEach(([x, y], i) => {
  const [px, py] = POINTS[i]!;
  LENGTHS.push(LENGTHS[i]! + Math.hypot(x - px, y - py));
});

function along(d: number): Point {
  const i = LENGTHS.findIndex((length) => length >= d);
  return POINTS[i < 0 ? POINTS.length - 1 : Math.max(1, i)]!;
}

/** Between two spaces, too; 0 is where boats start. */
const onTheWay = (n: number): Point => along(n > 0 ? 20 + (n * (LENGTHS.at(-1)! - 52)) / 30 : 2);

const SPACES = Array.from({ length: 31 }, (_, n) => onTheWay(n));

/** The middle of a space. */
export function spaceAt(n: number): Point {
  return SPACES[n] ?? onTheWay(n);
}

/** The whole stream as path data. */
export const STREAM = `M${POINTS.filter((_, i) => i % 6 === 0)
  .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  .join('L')}`;
