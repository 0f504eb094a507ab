/**
 * From place to place by keys: Tab comes to the board and to what is to be chosen beside it, arrows
 * go to the next place in a direction, PageUp and PageDown only to where something is offered.
 */

/** A place as it is drawn: a shape, or a piece of text. */
export type Drawn = SVGElement | HTMLElement;

export function isDrawn(target: EventTarget | null): target is Drawn {
  return target instanceof SVGElement || target instanceof HTMLElement;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEPS: Record<string, number> = { PageUp: -1, PageDown: 1 };
const ASIDE = '.tray'; // things to choose from that are small on the board

export class Walker {
  private tabbed: readonly Drawn[] = [];

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly isOffered: (place: string) => boolean,
  ) {}

  /** Where a key leads from a place; undefined: it is no key for walking. */
  step(from: Drawn, key: string): Drawn | null | undefined {
    const way = WAYS[key];
    if (way) return this.nearest(from, way);
    const by = STEPS[key];
    return by ? this.offered(from, by) : undefined;
  }

  /** The first place where something can be done, else the first one. */
  first(): Drawn | undefined {
    const all = this.places();
    return all.find((one) => this.isOffered(one.dataset.place ?? '')) ?? all[0];
  }

  /** Tab leads to this place, and to the first one that is offered beside the board. */
  tabTo(one: Drawn | undefined): void {
    const beside = this.places(ASIDE).find((other) => this.isOffered(other.dataset.place ?? ''));
    const now = [one, one?.closest(ASIDE) ? undefined : beside].filter((other) => !!other);
    for (const other of this.tabbed) if (!now.includes(other)) other.tabIndex = -1;
    for (const other of now) other.tabIndex = 0;
    this.tabbed = now;
  }

  private places(among = ''): Drawn[] {
    return [...(this.root()?.querySelectorAll<Drawn>(`${among} [data-place]`) ?? [])];
  }

  /** The next place where something can be done, in the order of the page. One that is drawn twice
   * is gone to once. */
  private offered(from: Drawn, by: number): Drawn | null {
    const all = new Map<string, Drawn>();
    for (const one of this.places()) {
      const place = one.dataset.place ?? '';
      if (!all.has(place)) all.set(place, one);
    }
    const names = [...all.keys()];
    const at = names.indexOf(from.dataset.place ?? '');
    const others = [...names.slice(at + 1), ...names.slice(0, at)];
    const found = (by > 0 ? others : others.reverse()).find((place) => this.isOffered(place));
    return (found === undefined ? undefined : all.get(found)) ?? null;
  }

  /** The next place in a direction: near, and rather ahead than aside. */
  private nearest(from: Drawn, [dx, dy]: [number, number]): Drawn | null {
    const here = centre(from);
    let best: Drawn | null = null;
    let least = Infinity;
    for (const one of this.places()) {
      const there = centre(one);
      const [x, y] = [there[0] - here[0], there[1] - here[1]];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (one === from || ahead <= 1) continue;
      const far = ahead + 2.5 * aside;
      if (far < least) [least, best] = [far, one];
    }
    return best;
  }
}

function centre(one: Element): [number, number] {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
