/** Where something small stands beside a place: below, else above, else at a side; never over it. */

export type Box = { left: number; top: number; width: number; height: number };

const GAP = 8;
const EDGE = 6;

/** `avoid`: what else should be seen. Of the sides where there is room it is the one that hides the
 * least of that. */
export function beside(
  place: Box,
  size: { width: number; height: number },
  room: Box,
  avoid: readonly Box[] = [],
): Box {
  const [first, last] = [room.left + EDGE, room.left + room.width - EDGE - size.width];
  const [top, bottom] = [room.top + EDGE, room.top + room.height - EDGE - size.height];
  const across = clamp(place.left + place.width / 2 - size.width / 2, first, last);
  const along = clamp(place.top + place.height / 2 - size.height / 2, top, bottom);
  // The place itself may be out of sight.
  const sides = [
    { left: across, top: place.top + place.height + GAP, ...size },
    { left: across, top: place.top - GAP - size.height, ...size },
    { left: place.left + place.width + GAP, top: along, ...size },
    { left: place.left - GAP - size.width, top: along, ...size },
  ].filter((at) => at.left >= first && at.left <= last && at.top >= top && at.top <= bottom);
  let best = sides[0] ?? { left: across, top: bottom, ...size };
  let least = Infinity;
  for (const side of sides) {
    const hidden = avoid.reduce((sum, box) => sum + overlap(side, box), 0);
    if (hidden < least) [best, least] = [side, hidden];
  }
  return best;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** On the upper edge of the place: it hides little of it and of its neighbour. */
export function edgewise(place: Box, size: { width: number; height: number }, room: Box): Box {
  const right = room.left + room.width - EDGE - size.width;
  const left = place.left + place.width / 2 - size.width / 2;
  const top = Math.max(room.top + EDGE, place.top - size.height * 0.8);
  return { left: clamp(left, room.left + EDGE, right), top, ...size };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
