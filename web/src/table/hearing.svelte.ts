/** What a table sounds like: the one place that listens to the session. */

import { untrack } from 'svelte';
import type { EventTold } from '../lib/protocol';
import { sounds, type Sound } from '../lib/sounds';
import type { Session } from './session.svelte';

/** As much of a moment as can be heard. */
export type Heard = {
  seq: number;
  mine: boolean;
  over: boolean;
  /** Steps of the own draft. */
  steps: number;
};

/** What there is to hear between two moments; only the most important thing. */
export function soundOf(before: Heard, now: Heard, fresh: readonly EventTold[]): Sound | null {
  if (now.over) return before.over ? null : 'end';
  if (now.mine && !before.mine) return 'turn';
  const told = fresh.filter(({ kind }) => kind === 'moved').flatMap(({ sentences }) => sentences);
  if (told.some((one) => one.chance)) return 'dice';
  if (told.some((one) => one.piece) || now.steps > before.steps) return 'piece';
  return null;
}

/** Listen for as long as the table is open. */
export function hear(session: Session): void {
  let before: Heard | null = null;
  $effect(() => {
    const { state, events, mine, over } = session;
    if (!state) return;
    const steps = state.draft?.steps.length ?? 0;
    const now = { seq: events.at(-1)?.seq ?? 0, mine, over, steps };
    const last = before;
    before = now;
    if (!last) return; // coming to a table is silent
    untrack(() => {
      const sound = soundOf(
        last,
        now,
        events.filter(({ seq }) => seq > last.seq),
      );
      if (sound) sounds.play(sound);
    });
  });
}
