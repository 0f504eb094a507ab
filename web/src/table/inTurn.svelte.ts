/** Parts of the page that follow the rest, one in each frame: so no single task gets long. */

class Part<T> {
  now: T;
  shown = false; // by anybody

  constructor(first: T) {
    this.now = $state.raw(first);
  }
}

export class InTurn<T> {
  private parts: Map<number, Part<T>>;
  private late: Part<T>[] = []; // those that have not followed yet
  private waiting = false;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** All parts are there from the beginning: what is made while something is shown is not watched. */
  constructor(
    private latest: T,
    parts: Iterable<number>,
  ) {
    this.parts = new Map([...parts].map((part) => [part, new Part(latest)]));
  }

  /** What a part shows now. */
  of(part: number): T {
    const found = this.parts.get(part);
    if (!found) return this.latest;
    found.shown = true;
    return found.now;
  }

  /** There is something new, for all parts; `done`: they have followed. */
  follow(value: T, done: () => void): void {
    this.latest = value;
    for (const part of this.parts.values()) {
      if (!part.shown) part.now = value;
      else if (!this.late.includes(part)) this.late.push(part); // who waits longest is the first
    }
    if (!this.waiting) this.wait(done);
  }

  /** Not within a frame but after it: to work something out and to paint it are two tasks. */
  private wait(done: () => void): void {
    this.waiting = true;
    this.frame = requestAnimationFrame(() => {
      this.timer = setTimeout(() => {
        const part = this.late.shift();
        this.waiting = false;
        if (part) part.now = this.latest;
        if (part) this.wait(done);
        else done();
      });
    });
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }
}
