/** How far the game is, in its own measure: "Round 3", "Year 2", and what else there is to it. */

import type { Session } from './session.svelte';
import { viewOf, type Words } from './words.svelte';

type Clock = Record<string, number | string>;

/** The clock of a table, in words. For the script of a component, as it keeps what it showed. */
export function tableClock(session: Session, words: Words): { readonly told: string[] } {
  const complete = $derived((session.mine && session.state?.draft?.complete) ?? false);
  const ticked = $derived((viewOf(session.shown).clock ?? {}) as Clock);
  // A complete turn has led to where the next one begins: until it is confirmed the clock stands.
  let stopped: Clock | null = null;
  $effect.pre(() => {
    if (!complete) stopped = ticked;
  });
  const told = $derived.by(() => {
    const now = complete && !session.past ? (stopped ?? {}) : ticked;
    return Object.entries(now).flatMap(([name, value]) => {
      const key = `clock-${name.replaceAll('_', '-')}`;
      return words.has(key) ? [words.say(key, { [name]: value })] : [];
    });
  });
  return {
    get told() {
      return told;
    },
  };
}
