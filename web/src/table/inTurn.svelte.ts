/** Parts of the page that follow the rest, one in each frame: so no single task gets long. */

class Part<T> {
  now: T;

  constructor(first: T) {
    this.now = $state.raw(first);
  }
}

export class InTurn<T> {
  private parts = new Map<number, Part<T>>();
  private latest: T;
  private frame = 0;
  private late: Part<T>[] = []; // the parts that have not followed yet

  constructor(first: T) {
    this.latest = first;
  }

  /** What a part shows now. */
  of(part: number): T {
    let found = this.parts.get(part);
    if (!found) {
      found = new Part(this.latest);
      this.parts.set(part, found);
    }
    return found.now;
  }

  /** There is something new, for all parts. */
  follow(value: T, done: () => void): void {
    this.latest = value;
    this.late = [...this.parts.values()];
    cancelAnimationFrame(this.frame);
    const next = (): void => {
      const part = this.late.shift();
      if (!part) return done();
      part.now = this.latest;
      this.frame = requestAnimationFrame(next);
    };
    this.frame = requestAnimationFrame(next);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}
