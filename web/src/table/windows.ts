/** Which part of a large picture a small window shows. All in the measure of the picture. */

export type Point = { x: number; y: number };
export type Window = Point & { width: number; height: number };

const EDGE = 26; // around a point, so that what lies there is seen whole

/** Where a window of some size holds most points; they are in its middle. */
export function densest(
  points: readonly Point[],
  size: { width: number; height: number },
  picture: { width: number; height: number },
): Point | null {
  let best: Point[] = [];
  for (const left of points) {
    for (const top of points) {
      const [x, y] = [left.x - EDGE, top.y - EDGE];
      const inside = points.filter(
        (one) =>
          one.x >= left.x &&
          one.y >= top.y &&
          one.x <= x + size.width - EDGE &&
          one.y <= y + size.height - EDGE,
      );
      if (inside.length > best.length) best = inside;
    }
  }
  if (!best.length) return null;
  const middle = (values: number[], room: number, whole: number): number => {
    const at = (Math.min(...values) + Math.max(...values)) / 2;
    return Math.max(Math.min(room, whole) / 2, Math.min(whole - Math.min(room, whole) / 2, at));
  };
  return {
    x: middle(
      best.map((one) => one.x),
      size.width,
      picture.width,
    ),
    y: middle(
      best.map((one) => one.y),
      size.height,
      picture.height,
    ),
  };
}

/** Whether a point is seen in a window, and not just at its edge. */
export function isSeen(point: Point, seen: Window, edge = 0): boolean {
  return (
    point.x >= seen.x + edge &&
    point.y >= seen.y + edge &&
    point.x <= seen.x + seen.width - edge &&
    point.y <= seen.y + seen.height - edge
  );
}

/** The middles of what a selector finds in a drawing that is so many units wide. */
export function middlesOf(root: HTMLElement | undefined, which: string, units: number): Point[] {
  const svg = root?.querySelector('svg');
  const whole = svg?.getBoundingClientRect();
  if (!svg || !whole?.width) return [];
  const unit = whole.width / units;
  return [...svg.querySelectorAll(which)].map((one) => {
    const box = one.getBoundingClientRect();
    return {
      x: (box.left + box.width / 2 - whole.left) / unit,
      y: (box.top + box.height / 2 - whole.top) / unit,
    };
  });
}

const STEPS = [0.55, 0.7, 0.85, 1];

/** For which of a few scales labels are made: so that they are not made anew while one zooms. */
export function labelScale(scale: number): number {
  return STEPS.findLast((step) => step <= scale + 0.001) ?? 0.46;
}
