/**
 * What others do, shown on the board step by step. The board itself is already further: this only
 * points at the places, one after the other, and any key ends it.
 */

import { getContext, setContext, untrack } from 'svelte';
import type { EventTold, Sentence } from '../lib/protocol';
import { mayMove } from './motion';
import type { Session } from './session.svelte';
import type { Touching } from './touching.svelte';
import type { Words } from './words.svelte';

const STEP = 420; // milliseconds
const TURN = 6_000; // the longest for one turn

export class Showing {
  /** What is shown now, in words. */
  caption = $state('');

  private heard: number | null = null;
  private steps: Sentence[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = STEP;

  constructor(
    session: Session,
    private touching: Touching,
    private words: Words,
  ) {
    $effect(() => {
      const last = session.events.at(-1)?.seq ?? 0;
      const from = this.heard;
      if (!session.state) return;
      this.heard = last;
      if (from === null || last <= from) return;
      untrack(() => {
        const yours = session.state?.yours ?? [];
        const fresh = session.events.filter(
          ({ seq, kind, seat }) => seq > from && kind === 'moved' && !yours.includes(seat ?? -1),
        );
        if (mayMove() && document.visibilityState === 'visible') this.add(fresh);
      });
    });
  }

  /** Show these turns once more. */
  again(events: EventTold[]): void {
    this.end();
    this.add(events);
  }

  private add(events: EventTold[]): void {
    for (const event of events) {
      this.steps.push(...event.sentences.filter((one) => one.places.length && one.seat >= 0));
    }
    this.pace = Math.min(STEP, TURN / Math.max(1, this.steps.length));
    if (!this.timer) this.next();
  }

  private next = (): void => {
    const step = this.steps.shift();
    this.timer = undefined;
    if (!step) return this.end();
    this.touching.showing = { places: step.places, seat: step.seat };
    const text = this.words.sentence(step);
    const own = step.key.startsWith('note-');
    this.caption = own ? text : this.words.say('log-move', { seat: step.seat, move: text });
    this.timer = setTimeout(this.next, this.pace);
  };

  /** Leave it at that. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.steps = [];
    this.caption = '';
    this.touching.showing = null;
  }
}

const KEY = Symbol('showing');

export function provideShowing(showing: Showing): Showing {
  return setContext(KEY, showing);
}

export function tableShowing(): Showing {
  return getContext<Showing>(KEY);
}
