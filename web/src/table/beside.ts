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

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
