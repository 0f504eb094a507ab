/** How large a board is shown: pixels of the screen for one unit of the drawing. */

import { getContext, setContext } from 'svelte';

const KEY = Symbol('scale');

/** Whoever shows a board smaller or larger than it was drawn says so. */
export function provideScale(scale: () => number): void {
  setContext(KEY, scale);
}

export function drawnScale(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => 1);
}
