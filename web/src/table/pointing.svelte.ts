/** What a mouse rests on, what a finger holds, and which place a click or a tap means. */

import type { Touching } from './touching.svelte';

const REST = 120; // milliseconds until something that is pointed at is told
const HOLD = 450; // milliseconds of a long press
const STILL = 8; // pixels that a finger may move while it rests
const THUMB = 44; // pixels; what can be touched is at least so large for a finger

/** The place that something happened to; drawings only name them. */
export function placeOf(event: Event): string | null {
  const target = event.target;
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-place]')?.dataset.place ?? null;
}

/** What is drawn but no place says what it is in the browser's own way: nothing can be done there. */
function entitle(event: Event): void {
  const figure = event.target instanceof Element && event.target.closest('svg [role=img]');
  const label = figure && !figure.closest('[data-place]') && figure.getAttribute('aria-label');
  if (!figure || !label) return;
  let title = figure.querySelector(':scope > title');
  if (!title) {
    title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
    figure.append(title);
  }
  if (title.textContent !== label) title.textContent = label;
}

export class Pointing {
  /** The place whose tip is open. */
  told = $state<string | null>(null);
  /** Whether the last press was a long one, and whether a finger made it. */
  held = false;
  finger = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private touchedLast: string | null = null; // its tip would hide what has come of the touch
  private from = { x: 0, y: 0 };

  constructor(
    private touching: Touching,
    private root: () => HTMLElement | undefined,
  ) {}

  /** Somebody points at a place, or at nothing any more. */
  at(place: string | null, delay = 0): void {
    const { touching } = this;
    if (place === touching.pointed && this.told === place) return;
    if (place !== this.touchedLast) this.touchedLast = null;
    touching.pointed = place;
    if (touching.refused && touching.refused.place !== place) touching.refused = null;
    this.stop();
    if (this.told !== place) this.told = null;
    if (place && place !== this.touchedLast) {
      this.timer = setTimeout(() => (this.told = place), delay);
    }
  }

  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    entitle(event);
    this.at(this.clicked(event), REST); // what is told is what a click would do
  }

  press(event: PointerEvent): void {
    this.held = false;
    this.from = { x: event.clientX, y: event.clientY };
    this.finger = event.pointerType !== 'mouse';
    const place = placeOf(event);
    if (!this.finger) return;
    this.stop();
    if (!place) return;
    this.timer = setTimeout(() => {
      this.held = true;
      this.touching.pointed = place;
      this.told = place;
    }, HOLD);
  }

  /** A finger that moves does not rest on anything. */
  moved(event: PointerEvent): void {
    if (!this.finger || this.held) return;
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STILL) this.stop();
  }

  release(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' && !this.held) this.stop();
  }

  /** The place that a click means: one that is offered, if what lies on it is not, and a finger
   * hits beside what is small. */
  clicked(event: MouseEvent): string | null {
    const place = placeOf(event);
    const offered = place !== null && this.touching.next.has(place);
    if (offered || !(event.target instanceof SVGElement)) return place;
    const { clientX: x, clientY: y } = event;
    return this.below(x, y) ?? (this.finger ? this.nearby(x, y) : null) ?? place;
  }

  /** The uppermost offered place at a point. */
  private below(x: number, y: number): string | null {
    for (const one of document.elementsFromPoint(x, y)) {
      if (!this.root()?.contains(one)) continue;
      const place = one.closest<SVGElement>('[data-place]')?.dataset.place;
      if (place !== undefined && this.touching.next.has(place)) return place;
    }
    return null;
  }

  /** Small places have more room for a finger than for the eye: the nearest one that is offered. */
  private nearby(x: number, y: number): string | null {
    let best: string | null = null;
    let least = Infinity;
    for (const one of this.root()?.querySelectorAll<SVGElement>('[data-place].offered') ?? []) {
      if (one.closest('[inert]')) continue;
      const box = one.getBoundingClientRect();
      const dx = Math.max(box.left - x, x - box.right, 0);
      const dy = Math.max(box.top - y, y - box.bottom, 0);
      const fits =
        dx <= Math.max(0, THUMB - box.width) / 2 && dy <= Math.max(0, THUMB - box.height) / 2;
      if (fits && Math.hypot(dx, dy) < least) {
        least = Math.hypot(dx, dy);
        best = one.dataset.place ?? null;
      }
    }
    return best;
  }

  /** A place is touched, by whatever; if nothing can be done there, that is told. */
  async touch(place: string): Promise<void> {
    this.told = null;
    this.touchedLast = place;
    this.stop();
    await this.touching.touch(place);
    if (this.touching.refused?.place === place) this.told = place;
  }

  /** Nothing is told that was not told yet. */
  stop(): void {
    clearTimeout(this.timer);
  }
}
