/** Pieces glide from where they were to where they are. It only decorates: nothing waits for it. */

const DURATION = 450; // milliseconds
const LEAST = 4; // pixels; less is not worth it

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
  for (const piece of root.querySelectorAll<SVGElement>('[data-piece]')) {
    const name = piece.dataset.piece ?? '';
    if (found.has(name)) twice.add(name);
    found.set(name, piece.getBoundingClientRect());
  }
  for (const name of twice) found.delete(name);
  return found;
}

/** Let every piece that has moved come from its old place. */
export function glide(root: HTMLElement, before: Map<string, DOMRect>): void {
  if (!before.size || !mayMove()) return;
  const scales = new Map<SVGSVGElement | null, number>();
  const moved: [SVGElement, number, number][] = [];
  for (const piece of root.querySelectorAll<SVGElement>('[data-piece]')) {
    const old = before.get(piece.dataset.piece ?? '');
    if (!old) continue;
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
