/**
 * What others do, shown on the board step by step. The board itself is already further: this only
 * points at the places, one after the other, and any key ends it.
 */

import { getContext, setContext, untrack } from 'svelte';
import type { EventTold } from '../lib/protocol';
import { unbidden } from './chronicle';
import { mayMove } from './motion';
import { stepsOf, type Step } from './pacing';
import type { Session } from './session.svelte';
import type { Touching } from './touching.svelte';
import type { Words } from './words.svelte';

export class Showing {
  /** What is shown now, in words, and who does it. */
  caption = $state('');
  seat = $state<number | null>(null);

  private heard: number | null = null;
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

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
        const moved = session.events.filter(({ seq, kind }) => seq > from && kind === 'moved');
        const fresh = moved.map((event) =>
          yours.includes(event.seat ?? -1)
            ? { ...event, sentences: unbidden(event, words.sitting) }
            : event,
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
    this.steps.push(...stepsOf(events));
    if (!this.timer) this.next();
  }

  private next = (): void => {
    const step = this.steps.shift();
    this.timer = undefined;
    if (!step) return this.end();
    const { words } = this;
    const places = step.sentences.flatMap((one) => one.places);
    this.touching.showing = { places, seat: step.seat };
    this.seat = step.seat;
    this.caption = step.sentences.map((one) => words.told(one)).join(' · ');
    this.timer = setTimeout(this.next, step.pace);
  };

  /** Leave it at that. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.steps = [];
    this.caption = '';
    this.seat = null;
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
