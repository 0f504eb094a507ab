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

/** Where a piece is in its drawing, in the measure of that: so it does not matter who pans. */
type Spot = { svg: SVGSVGElement; x: number; y: number };
type Frame = { left: number; top: number; scale: number };
type Running = { animation: Animation; x: number; y: number };

/**
 * It remembers where all pieces are, by their names, and lets each that is elsewhere after a change
 * come from there. All is measured at once, in the frame that shows the change: the page is laid
 * out then anyway.
 */
export class Glider {
  private before = new Map<string, Spot>();
  private running = new Map<SVGElement, Running>();
  private names = new Set<string>();
  private frame = 0;

  /** Something may have moved. `whole`: all parts show it; before that, a piece which has left one
   * part may still come up in another. */
  soon(root: HTMLElement, whole: boolean): void {
    cancelAnimationFrame(this.frame);
    if (!mayMove() || document.visibilityState !== 'visible') this.before.clear();
    else this.frame = requestAnimationFrame(() => this.glide(root, whole));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private glide(root: HTMLElement, whole: boolean): void {
    const frames = new Map<SVGSVGElement, Frame>();
    const found = new Map<string, { spot: Spot; piece: SVGElement } | null>();
    for (const piece of root.querySelectorAll<SVGElement>('[data-piece]')) {
      const name = piece.dataset.piece ?? '';
      const svg = piece.ownerSVGElement;
      if (!svg) continue;
      // Two of the same name are not followed.
      if (found.has(name)) found.set(name, null);
      else found.set(name, { spot: this.spotOf(piece, svg, frameOf(svg, frames)), piece });
    }
    const moved: [SVGElement, number, number, number][] = [];
    for (const [name, one] of found) {
      const old = this.before.get(name);
      if (!one || !old?.svg.isConnected) continue;
      const [from, to] = [frameOf(old.svg, frames), frameOf(one.spot.svg, frames)];
      const dx = from.left + old.x * from.scale - (to.left + one.spot.x * to.scale);
      const dy = from.top + old.y * from.scale - (to.top + one.spot.y * to.scale);
      if (Math.hypot(dx, dy) >= LEAST) moved.push([one.piece, dx, dy, to.scale]);
    }
    const fresh = [...found].filter(([name]) => this.names.size && !this.names.has(name));
    if (whole) {
      this.names.clear();
      this.before.clear();
    }
    for (const [name, one] of found) {
      this.names.add(name);
      if (one) this.before.set(name, one.spot);
      else this.before.delete(name);
    }
    for (const [name, one] of fresh) if (one) arrive(one.piece, name);
    for (const [piece, dx, dy, scale] of moved) this.animate(piece, dx / scale, dy / scale);
  }

  private spotOf(piece: SVGElement, svg: SVGSVGElement, frame: Frame): Spot {
    const box = piece.getBoundingClientRect();
    let [x, y] = [(box.left - frame.left) / frame.scale, (box.top - frame.top) / frame.scale];
    const way = this.running.get(piece);
    if (way) {
      const left = 1 - (way.animation.effect?.getComputedTiming().progress ?? 1);
      x -= way.x * left;
      y -= way.y * left;
    }
    return { svg, x, y };
  }

  private animate(piece: SVGElement, x: number, y: number): void {
    const animation = piece.animate(
      { translate: [`${x}px ${y}px`, '0px 0px'] },
      { duration: DURATION, easing: 'ease-in-out' },
    );
    this.running.get(piece)?.animation.cancel();
    this.running.set(piece, { animation, x, y });
    animation.onfinish = () => {
      if (this.running.get(piece)?.animation === animation) this.running.delete(piece);
    };
  }
}

/** Dice roll in, tiles are turned up, workers step in; other new pieces are simply there. */
function arrive(piece: SVGElement, name: string): void {
  const how = name.startsWith('die:')
    ? { rotate: ['-220deg', '0deg'], scale: ['0.4', '1'] }
    : name.startsWith('tile:')
      ? { scale: ['0 1', '1 1'] }
      : name.startsWith('worker:')
        ? { translate: ['0 -22px', '0 0'], opacity: ['0', '1'] }
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

/** Where a drawing is now, and how many pixels a unit of it has. */
function frameOf(svg: SVGSVGElement, known: Map<SVGSVGElement, Frame>): Frame {
  let frame = known.get(svg);
  if (!frame) {
    const { left, top, width } = svg.getBoundingClientRect();
    const units = svg.viewBox.baseVal.width;
    frame = { left, top, scale: (units && width / units) || 1 };
    known.set(svg, frame);
  }
  return frame;
}
