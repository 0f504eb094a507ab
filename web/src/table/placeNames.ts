/**
 * The places of a board in words, as `serai/table/places.py` says them: `place-KIND` is what a
 * place is called, `about-KIND` what it is for, and an `about-KIND-NAME` wins over that.
 */

import type { Arguments } from '../lib/language';

type Say = (key: string, args?: Arguments) => string;
type Has = (key: string) => boolean;
/** The kinds of places of a game, each with the argument that names one of them ('': none). */
type Kinds = Readonly<Record<string, string>>;

/** A place taken apart: "square:b1@2" is the square b1 of seat 2. */
export type Place = {
  kind: string;
  name: string; // '': the only one of its kind
  seat: number | null; // null: a place of the common board
};

export function splitPlace(place: string): Place {
  const [whole = '', seat = ''] = cut(place, '@');
  const [kind = '', name = ''] = cut(whole, ':');
  return { kind, name, seat: /^\d+$/.test(seat) ? Number(seat) : null };
}

/** What a place is called. Whose it is comes along, unless it belongs to the seat `own`. */
export function placeName(
  say: Say,
  has: Has,
  kinds: Kinds,
  place: string,
  own: number | null = null,
): string {
  const { kind, seat } = splitPlace(place);
  const key = `place-${kind}`;
  if (!has(key)) return place;
  const text = capital(say(key, given(kinds, place)));
  return seat === null || seat === own ? text : say('place-of', { text, seat });
}

/** What a place is for; nothing if nobody has written it. */
export function placeAbout(say: Say, has: Has, kinds: Kinds, place: string): string {
  const { kind, name } = splitPlace(place);
  const key = [`about-${kind}-${name}`, `about-${kind}`].find(has);
  return key === undefined ? '' : say(key, given(kinds, place));
}

/** The name of a place as messages want it: under the argument of its kind, numbers as such. */
function given(kinds: Kinds, place: string): Arguments {
  const { kind, name } = splitPlace(place);
  const argument = kinds[kind];
  return argument ? { [argument]: /^\d+$/.test(name) ? Number(name) : name } : {};
}

/** A text before and after the first mark. */
function cut(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** A title begins with a capital letter in all our languages. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
