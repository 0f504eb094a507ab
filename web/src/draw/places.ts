/** What the table knows about a place of the board, and how a drawing learns it. */

import { getContext, setContext } from 'svelte';

export type PlaceState = {
  offered: boolean;
  /** So many are offered that rings without a glow are enough. */
  quiet: boolean;
  /** Only what can be done at any time is offered: it is found, but it does not call. */
  aside: boolean;
  /** Whatever is chosen here by touching it is final, without another word. */
  final: boolean;
  /** How many moves begin here, whatever has been touched by now. */
  moves: number;
  hovered: boolean;
  chosen: boolean;
  /** How often it was chosen: of equal pieces that are one place, so many are. */
  times: number;
  draft: boolean;
  refused: boolean;
  /** The seat that moved here last. */
  last: number | null;
};

export interface Touched {
  of(place: string): PlaceState;
}

const KEY = Symbol('touched');

export const UNTOUCHED: PlaceState = Object.freeze({
  offered: false,
  quiet: false,
  aside: false,
  final: false,
  moves: 0,
  hovered: false,
  chosen: false,
  times: 0,
  draft: false,
  refused: false,
  last: null,
});

/** The table says which places are touched; what `of` reads must be reactive. */
export function provideTouched(touched: Touched): void {
  setContext(KEY, touched);
}

/** For drawings: without a table around them, nothing is touched. */
export function touchedPlaces(): Touched {
  return getContext<Touched | undefined>(KEY) ?? { of: () => UNTOUCHED };
}
