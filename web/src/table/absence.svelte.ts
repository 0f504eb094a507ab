/** Whom everybody waits for who is not here, and whether a bot may stand in by now. */

import type { Session } from './session.svelte';

const MARGIN = 1; // seconds, which the server cuts off where it says for how long

/** For the script of a component; the server has the last word. */
export function tableAbsence(session: Session): {
  /** The seat; null: nobody is away, or nobody may ask who does not play here. */
  readonly seat: number | null;
  readonly due: boolean;
} {
  let due = $state(false);
  const seat = $derived.by(() => {
    const { state, presence, stoodIn } = session;
    const plays = state?.yours.some((one) => !stoodIn.includes(one)) ?? false;
    const away = state?.status === 'playing' && presence.away === state.to_move;
    return plays && away ? presence.away : null;
  });
  $effect(() => {
    const after = session.state?.stand_in_after ?? null;
    const { waited } = session.presence;
    due = false;
    if (seat === null || after === null) return;
    const left = Math.max(0, after - waited + MARGIN);
    const timer = setTimeout(() => (due = true), 1000 * left);
    return () => clearTimeout(timer);
  });
  return {
    get seat() {
      return seat;
    },
    get due() {
      return due;
    },
  };
}
