/** Outlines as path data. All commands are absolute, so that `cornerOf` can read them. */

/** A number with one digit after the point: no eye sees more, and pages stay small. */
export const round = (n: number): number => Math.round(n * 10) / 10;

export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  const [left, top, right, bottom] = [x, y, x + w, y + h].map(round);
  if (!r) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const arc = `A${r} ${r} 0 0 1`;
  return [
    `M${round(x + r)} ${top}H${round(x + w - r)}${arc} ${right} ${round(y + r)}`,
    `V${round(y + h - r)}${arc} ${round(x + w - r)} ${bottom}`,
    `H${round(x + r)}${arc} ${left} ${round(y + h - r)}V${round(y + r)}${arc} ${round(x + r)} ${top}Z`,
  ].join('');
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [left, right, middle] = [round(cx - rx), round(cx + rx), round(cy)];
  return `M${left} ${middle}A${rx} ${ry} 0 1 1 ${right} ${middle}A${rx} ${ry} 0 1 1 ${left} ${middle}Z`;
}

export const circle = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r);

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** A star of so many rays. */
export function star(cx: number, cy: number, rays: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: 2 * rays }, (_, i) => {
      const angle = -Math.PI / 2 + (i * Math.PI) / rays;
      const r = i % 2 ? inner : outer;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
    }),
  );
}

/** A cusped arch with so many lobes and a pointed crown; `rise` is its height, of its width. */
export function arch(x: number, y: number, w: number, h: number, lobes = 7, rise = 0.594): string {
  const cx = x + w / 2;
  const spring = Math.min(h * 0.6, w * rise);
  const inset = Math.min(w * 0.055, 3);
  const point = (t: number): [number, number] => {
    const angle = Math.PI * (1 - t);
    const crown = Math.max(0, 0.5 - Math.abs(t - 0.5)) * spring * 0.4;
    return [
      cx + (Math.cos(angle) * (w - 2 * inset)) / 2,
      y + spring - Math.sin(angle) * spring * 0.8 - crown,
    ];
  };
  let path = `M${round(x)} ${round(y + h)}V${round(y + spring)}H${round(x + inset)}`;
  let last = point(0);
  for (let i = 1; i <= lobes; i++) {
    const next = point(i / lobes);
    const r = round(Math.hypot(next[0] - last[0], next[1] - last[1]) * 0.56);
    path += `A${r} ${r} 0 0 1 ${round(next[0])} ${round(next[1])}`;
    last = next;
  }
  return `${path}H${round(x + w)}V${round(y + h)}Z`;
}

/** An onion dome on its base line. */
export function dome(cx: number, base: number, w: number, h: number): string {
  const at = (x: number, y: number): string => `${round(cx + w * x)} ${round(base - h * y)}`;
  return (
    `M${at(-0.42, 0)}C${at(-0.66, 0.42)} ${at(-0.22, 0.66)} ${at(0, 1)}` +
    `C${at(0.22, 0.66)} ${at(0.66, 0.42)} ${at(0.42, 0)}Z`
  );
}

/** A cut stone: a box without its corners. */
export function gem(x: number, y: number, w: number, h: number, cut = 0.24): string {
  const c = Math.min(w, h) * cut;
  return polygon([
    [x + c, y],
    [x + w - c, y],
    [x + w, y + c],
    [x + w, y + h - c],
    [x + w - c, y + h],
    [x + c, y + h],
    [x, y + h - c],
    [x, y + c],
  ]);
}

/** A flower with eight petals. */
export function lotus(cx: number, cy: number, inner = 20, outer = 27): string {
  const at = (r: number, step: number): string => {
    const angle = (step * Math.PI) / 4;
    return `${round(cx + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`;
  };
  let path = `M${at(inner, -0.5)}`;
  for (let i = 0; i < 8; i++) path += `Q${at(outer, i)} ${at(inner, i + 0.5)}`;
  return `${path}Z`;
}

/** The upper right corner of the box around a path: where a tick is put. */
export function cornerOf(path: string): [number, number] {
  let [x, y] = [0, 0];
  let [right, top] = [-Infinity, Infinity];
  for (const [, command, text] of path.matchAll(/([MLHVAQCZ])([^MLHVAQCZ]*)/g)) {
    const numbers = (text!.match(/-?[\d.]+/g) ?? []).map(Number);
    if (!numbers.length) continue;
    const tops: number[] = [];
    if (command === 'H') x = numbers.at(-1)!;
    else if (command === 'V') y = numbers.at(-1)!;
    else {
      if (command === 'A' && numbers[3]) tops.push(y - numbers[1]!); // over the top of a half turn
      [x, y] = [numbers.at(-2)!, numbers.at(-1)!];
    }
    right = Math.max(right, x);
    top = Math.min(top, y, ...tops);
  }
  return [round(right), round(top)];
}
