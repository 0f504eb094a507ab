/** Which seats are thinking just now, for whoever draws them. */

import { getContext, setContext } from 'svelte';

const KEY = Symbol('thinking');

export function provideThinking(seats: () => readonly number[]): void {
  setContext(KEY, seats);
}

export function thinkingSeats(): () => readonly number[] {
  return getContext<(() => readonly number[]) | undefined>(KEY) ?? (() => []);
}
