/** Touching places of the board: each touch keeps the moves that have this place. */

import type { Offer } from '../lib/protocol';

/** What has come of the touches so far. */
export type Outcome =
  | { kind: 'nothing' } // no move has these places
  | { kind: 'more'; offers: Offer[] } // further places are to be touched, if any of the moves is meant
  | { kind: 'one'; offer: Offer }
  | { kind: 'several'; offers: Offer[] }; // they differ in what no place can say

/** The places of a move that are still untouched; null if it does not have all that were. */
export function untouched(places: readonly string[], touched: readonly string[]): string[] | null {
  const left = [...places];
  for (const place of touched) {
    const at = left.indexOf(place);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The moves that have all touched places. */
export function fitting(offers: readonly Offer[], touched: readonly string[]): Offer[] {
  return offers.filter((offer) => untouched(offer.places, touched) !== null);
}

/** The places that may be touched next. */
export function nextPlaces(offers: readonly Offer[], touched: readonly string[]): Set<string> {
  return new Set(offers.flatMap((offer) => untouched(offer.places, touched) ?? []));
}

/** What the touches mean. Places that only one move has left need not be touched one by one. */
export function outcomeOf(offers: readonly Offer[], touched: readonly string[]): Outcome {
  const left = fitting(offers, touched);
  const whole = left.filter((offer) => untouched(offer.places, touched)?.length === 0);
  if (left.length === 1) return { kind: 'one', offer: left[0]! };
  if (whole.length === 1 && left.length > 1) return { kind: 'more', offers: left };
  if (whole.length > 1) return { kind: 'several', offers: whole };
  return left.length ? { kind: 'more', offers: left } : { kind: 'nothing' };
}
