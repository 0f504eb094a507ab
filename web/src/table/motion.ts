/** Pieces glide from where they were to where they are. It only decorates: nothing waits for it. */

const DURATION = 450; // milliseconds
const LEAST = 4; // pixels; less is not worth it

/** Names of pieces that were there before, also of those that are not followed. */
const known = new Set<string>();

/** Whether things may move: not if the system or the settings say no. */
export function mayMove(): boolean {
  return (
    document.documentElement.dataset.motion !== 'off' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Where the pieces are now, by their names. Two of the same name are not followed. */
export function rectsOf(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  const twice = new Set<string>();
  known.clear();
  for (const piece of root.querySelectorAll<SVGElement>('[data-piece]')) {
    const name = piece.dataset.piece ?? '';
    if (found.has(name)) twice.add(name);
    found.set(name, piece.getBoundingClientRect());
    known.add(name);
  }
  for (const name of twice) found.delete(name);
  return found;
}

/** Dice roll in, tiles are turned up; other new pieces are simply there. */
function arrive(piece: SVGElement, name: string): void {
  const how = name.startsWith('die:')
    ? { rotate: ['-220deg', '0deg'], scale: ['0.4', '1'] }
    : name.startsWith('tile:')
      ? { scale: ['0 1', '1 1'] }
      : null;
  if (!how) return;
  piece.style.transformBox = 'fill-box';
  piece.style.transformOrigin = 'center';
  const motion = piece.animate(how, { duration: DURATION, easing: 'ease-out' });
  motion.onfinish = () => {
    piece.style.removeProperty('transform-box');
    piece.style.removeProperty('transform-origin');
  };
}

/** Let every piece that has moved come from its old place. */
export function glide(root: HTMLElement, before: Map<string, DOMRect>): void {
  if (!before.size || !mayMove()) return;
  const scales = new Map<SVGSVGElement | null, number>();
  const moved: [SVGElement, number, number][] = [];
  for (const piece of root.querySelectorAll<SVGElement>('[data-piece]')) {
    const name = piece.dataset.piece ?? '';
    const old = before.get(name);
    if (!old) {
      if (!known.has(name)) arrive(piece, name);
      continue;
    }
    const now = piece.getBoundingClientRect();
    const [dx, dy] = [old.left - now.left, old.top - now.top];
    if (Math.hypot(dx, dy) < LEAST) continue;
    moved.push([piece, dx, dy]);
  }
  // First all is measured, then all begins: else each piece would have the page laid out anew.
  for (const [piece] of moved) {
    const svg = piece.ownerSVGElement;
    if (!scales.has(svg)) scales.set(svg, scaleOf(svg));
  }
  for (const [piece, dx, dy] of moved) {
    const scale = scales.get(piece.ownerSVGElement) ?? 1;
    piece.animate(
      { translate: [`${dx / scale}px ${dy / scale}px`, '0px 0px'] },
      { duration: DURATION, easing: 'ease-in-out' },
    );
  }
}

/** How many pixels a unit of a drawing has now. */
function scaleOf(svg: SVGSVGElement | null): number {
  const units = svg?.viewBox.baseVal.width;
  return svg && units ? svg.getBoundingClientRect().width / units || 1 : 1;
}
