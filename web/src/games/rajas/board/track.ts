/** The frame of the board: an outer lane for money, an inner one for fame, and where they lie.
 *
 * Sixty cells of the frame, each with one step of fame beside two of money, run clockwise from the
 * gate in the lower left corner. Both lanes start there, in opposite directions, and so they meet. */

export const WIDTH = 840;
export const HEIGHT = 832;
export const BAND = 54;

const LANE = 24; // of money
const INNER_WIDTH = WIDTH - 2 * BAND;
const INNER_HEIGHT = HEIGHT - 2 * BAND;
const SIDE = INNER_HEIGHT / 14;
const TOP = INNER_WIDTH / 15;
const BOTTOM = INNER_WIDTH / 14;

export type Box = { x: number; y: number; w: number; h: number };
type Side = 'L' | 'TL' | 'T' | 'TR' | 'R' | 'BR' | 'B';

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

function cell(i: number): Box & { side: Side } {
  if (i < 14) return { side: 'L', ...box(0, HEIGHT - BAND - (i + 1) * SIDE, BAND, SIDE) };
  if (i === 14) return { side: 'TL', ...box(0, 0, BAND, BAND) };
  if (i < 30) return { side: 'T', ...box(BAND + (i - 15) * TOP, 0, TOP, BAND) };
  if (i === 30) return { side: 'TR', ...box(WIDTH - BAND, 0, BAND, BAND) };
  if (i < 45) return { side: 'R', ...box(WIDTH - BAND, BAND + (i - 31) * SIDE, BAND, SIDE) };
  if (i === 45) return { side: 'BR', ...box(WIDTH - BAND, HEIGHT - BAND, BAND, BAND) };
  return { side: 'B', ...box(WIDTH - BAND - (i - 45) * BOTTOM, HEIGHT - BAND, BOTTOM, BAND) };
}

const INNER = BAND - LANE;

/** Where money 1 to 120 lies. */
export function moneyBox(money: number): Box {
  const { side, x, y, w, h } = cell(Math.ceil(money / 2) - 1);
  const first = money % 2 === 1;
  switch (side) {
    case 'L':
      return box(0, first ? y + h / 2 : y, LANE, h / 2);
    case 'T':
      return box(first ? x : x + w / 2, 0, w / 2, LANE);
    case 'R':
      return box(WIDTH - LANE, first ? y : y + h / 2, LANE, h / 2);
    case 'B':
      return box(first ? x + w / 2 : x, HEIGHT - LANE, w / 2, LANE);
    case 'TL':
      return first ? box(0, LANE, LANE, INNER) : box(0, 0, BAND, LANE);
    case 'TR':
      return first ? box(x, 0, INNER, LANE) : box(WIDTH - LANE, 0, LANE, BAND);
    case 'BR':
      return first ? box(WIDTH - LANE, y, LANE, INNER) : box(x, HEIGHT - LANE, BAND, LANE);
  }
}

/** Where fame 1 to 60 lies. */
export function fameBox(fame: number): Box {
  const { side, x, y, w, h } = cell(60 - fame);
  switch (side) {
    case 'L':
      return box(LANE, y, INNER, h);
    case 'T':
      return box(x, LANE, w, INNER);
    case 'R':
      return box(x, y, INNER, h);
    case 'B':
      return box(x, y, w, INNER);
    case 'TL':
      return box(LANE, LANE, INNER, INNER);
    case 'TR':
      return box(x, LANE, INNER, INNER);
    case 'BR':
      return box(x, y, INNER, INNER);
  }
}

const EDGE = 6;

/** The outer edge of a step of money. */
export function moneyEdge(money: number): Box {
  const { x, y, w, h } = moneyBox(money);
  const { side } = cell(Math.ceil(money / 2) - 1);
  if (side === 'L' || (side === 'TL' && h >= w)) return box(x, y, EDGE, h);
  if (side === 'R' || (side === 'TR' && h >= w) || (side === 'BR' && h > w)) {
    return box(x + w - EDGE, y, EDGE, h);
  }
  if (side === 'B' || side === 'BR') return box(x, y + h - EDGE, w, EDGE);
  return box(x, y, w, EDGE);
}

/** The inner edge of a step of fame. */
export function fameEdge(fame: number): Box {
  const { x, y, w, h } = fameBox(fame);
  switch (cell(60 - fame).side) {
    case 'L':
      return box(x + w - EDGE, y, EDGE, h);
    case 'T':
      return box(x, y + h - EDGE, w, EDGE);
    case 'R':
      return box(x, y, EDGE, h);
    case 'B':
      return box(x, y, w, EDGE);
    case 'TL':
      return box(x + w - EDGE, y + h - EDGE, EDGE, EDGE);
    case 'TR':
      return box(x, y + h - EDGE, EDGE, EDGE);
    case 'BR':
      return box(x, y, EDGE, EDGE);
  }
}

export const middle = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2];

/** Before the first step: in the gate, money on the left and fame on the right, two by two. */
function inGate(track: 'money' | 'fame', nth: number): { x: number; y: number; r: number } {
  const left = track === 'money' ? 9 : 33;
  return { x: left + (nth % 2) * 12.5, y: HEIGHT - 39 + Math.floor(nth / 2) * 13, r: 5 };
}

/** Markers of one lane: those that share a step stand beside each other along the longer side, and
 * at a corner where something can be won, so that it is still seen. */
export function markers(
  track: 'money' | 'fame',
  steps: number[],
  wins: ReadonlySet<number>,
): { seat: number; x: number; y: number; r: number }[] {
  const most = track === 'money' ? 120 : 60;
  const at = steps.map((step) => Math.min(most, Math.max(0, step)));
  return at.map((step, seat) => {
    const together = at.flatMap((other, i) => (other === step ? [i] : []));
    const off =
      (together.indexOf(seat) - (together.length - 1) / 2) * (track === 'money' ? 10 : 16);
    const r = together.length > 1 ? 7 : track === 'money' ? 8.5 : 9.5;
    if (!step) return { seat, ...inGate(track, together.indexOf(seat)) };
    const { x, y, w, h } = track === 'money' ? moneyBox(step) : fameBox(step);
    const upright = h > w + 4 || (track === 'money' && w < 26 && h > 20);
    const aside = wins.has(step) ? 1 : 0;
    return {
      seat,
      x: x + w / 2 + (upright ? 0 : off) - aside * (w / 2 - 5),
      y: y + h / 2 + (upright ? off : 0) - aside * (h / 2 - 5),
      r: aside ? 6 : r,
    };
  });
}
