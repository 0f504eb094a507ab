/** Where something small stands beside a place: below, else above, else at a side; never over it. */

export type Box = { left: number; top: number; width: number; height: number };

const GAP = 8;
const EDGE = 6;

export function beside(place: Box, size: { width: number; height: number }, room: Box): Box {
  const right = room.left + room.width - EDGE - size.width;
  const bottom = room.top + room.height - EDGE - size.height;
  const across = clamp(place.left + place.width / 2 - size.width / 2, room.left + EDGE, right);
  const along = clamp(place.top + place.height / 2 - size.height / 2, room.top + EDGE, bottom);
  const below = place.top + place.height + GAP;
  const above = place.top - GAP - size.height;
  const after = place.left + place.width + GAP;
  const before = place.left - GAP - size.width;
  if (below <= bottom) return { left: across, top: below, ...size };
  if (above >= room.top + EDGE) return { left: across, top: above, ...size };
  if (after <= right) return { left: after, top: along, ...size };
  if (before >= room.left + EDGE) return { left: before, top: along, ...size };
  return { left: across, top: bottom, ...size };
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
