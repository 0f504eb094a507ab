/** Touching places of the board: each touch keeps the moves that have this place. */

import type { Offer } from '../lib/protocol';

/** What has come of the touches so far. */
export type Outcome =
  | { kind: 'nothing' } // no move has these places
  | { kind: 'more'; offers: Offer[] } // further places are to be touched, if any of the moves is meant
  | { kind: 'one'; offer: Offer }
  | { kind: 'several'; offers: Offer[] }; // they differ in what no place can say

export const FEW = 4; // rows that are asked for at the place itself
const ROWS = 10; // moves of one way that can be chosen from a list

/** The places of a move that are still untouched; null if it does not have all that were. Those
 * that only lead to it may have been touched, but need not. */
export function untouched(
  offer: Pick<Offer, 'places' | 'ways' | 'opens'>,
  touched: readonly string[],
): string[] | null {
  const first = touched.find((place) => !offer.ways.includes(place));
  if (first !== undefined && !opening(offer).includes(first)) return null;
  const left = [...offer.places];
  for (const place of touched) {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    else if (!offer.ways.includes(place)) return null;
  }
  return left;
}

/** The places of a move that can be touched first. */
function opening({ places, opens }: Pick<Offer, 'places' | 'opens'>): readonly string[] {
  return opens ? places.slice(0, opens) : places;
}

/** The moves that have all touched places. */
export function fitting(offers: readonly Offer[], touched: readonly string[]): Offer[] {
  return offers.filter((offer) => untouched(offer, touched) !== null);
}

/** The places that may be touched next, each with its moves; those that lead to moves come first
 * or not at all. */
export function nextPlaces(
  offers: readonly Offer[],
  touched: readonly string[],
): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const rest = untouched(offer, touched);
    if (!rest) continue;
    const begun = touched.some((place) => !offer.ways.includes(place));
    const now = begun ? rest : opening(offer);
    for (const place of new Set([...now, ...(touched.length ? [] : offer.ways)])) {
      const there = found.get(place);
      if (there) there.push(offer);
      else found.set(place, [offer]);
    }
  }
  return found;
}

/** The places that may be touched instead of confirming what waits: not its own, nor those that have
 * led to it, for there Enter confirms. */
export function placesBeside(waiting: Offer, offers: readonly Offer[]): Map<string, Offer[]> {
  const found = nextPlaces(offers, []);
  for (const place of [...waiting.places, ...waiting.ways]) found.delete(place);
  return found;
}

/** What the touches mean. Places that only one move has left need not be touched one by one. */
export function outcomeOf(offers: readonly Offer[], touched: readonly string[]): Outcome {
  const left = fitting(offers, touched);
  const whole = left.filter((offer) => untouched(offer, touched)?.length === 0);
  const led = onlyLed(left, touched);
  // What can be done at any time is told before it is done, were it only one thing.
  if (left.length === 1 && !(led && left[0]!.free)) return { kind: 'one', offer: left[0]! };
  if (left.length && left.length <= ROWS && led) return { kind: 'several', offers: left };
  if (whole.length === 1 && left.length > 1) return { kind: 'more', offers: left };
  if (whole.length > 1) return { kind: 'several', offers: whole };
  return left.length ? { kind: 'more', offers: left } : { kind: 'nothing' };
}

/** Whether nothing but a way to these moves was touched: what there is to do is told then. */
function onlyLed(offers: readonly Offer[], touched: readonly string[]): boolean {
  const [way, ...more] = touched;
  return way !== undefined && !more.length && offers.every(({ places }) => !places.includes(way));
}
