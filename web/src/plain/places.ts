/** The places of a board that nobody has drawn: whatever moves and log have named so far. */

import type { EventTold, State } from '../lib/protocol';
import { splitPlace } from '../table/placeNames';

/** All places that are known now. */
export function placesIn(state: State | null, events: readonly EventTold[]): string[] {
  const offered = state?.offers.flatMap((offer) => offer.places) ?? [];
  const drafted = state?.draft?.steps.flatMap((step) => step.places) ?? [];
  const told = events.flatMap((event) => event.sentences.flatMap((one) => one.places));
  return [...new Set([...told, ...offered, ...drafted])];
}

/** Places by kind, each kind in the order of its names. */
export function byKind(places: readonly string[]): { kind: string; ids: string[] }[] {
  const found = new Map<string, string[]>();
  for (const place of places) {
    const { kind } = splitPlace(place);
    found.set(kind, [...(found.get(kind) ?? []), place]);
  }
  return [...found]
    .map(([kind, ids]) => ({ kind, ids: ids.sort(byName) }))
    .sort((a, b) => byName(a.kind, b.kind));
}

function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
