/** The line that is looked at: behind the space somebody points at or has chosen, else behind the
 * one where a master waits for the site. */

import type { PlaceState, Touched } from '../../../draw/places';
import type { MervView } from '../view';
import { SPACES } from './plan';

export type SpaceState = readonly [space: string, state: PlaceState];

/** The states of all action spaces, to be got once: a state is not watched by whoever makes it. */
export const spaceStates = (touched: Touched): readonly SpaceState[] =>
  SPACES.map((space) => [space, touched.of(`space:${space}`)] as const);

export function litSpace(view: MervView, states: readonly SpaceState[]): string | undefined {
  const pointed = states.find(([, { hovered, chosen, draft }]) => hovered || chosen || draft);
  return pointed?.[0] ?? waitingSpace(view);
}

/** Where a master stands whose site is still to be chosen. */
export function waitingSpace(view: MervView): string | undefined {
  const { master, activated, corner } = view.progress;
  if (master === undefined || activated !== undefined || corner !== undefined) return undefined;
  return view.masters[`${master}`];
}
