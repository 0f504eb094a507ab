/**
 * What a move changes, in a few words: "+2 favour", "−1 sandstone", "+1 blue cube". The attribute
 * `change` of the message of a field says amount and thing together, each language in its own order
 * and case; a field without it is named beside the amount.
 */

import type { Places, Say } from './naming';
import type { Effect } from './protocol';

/** `tone`: better or worse for the own seat; never the only sign of it. */
export type Chip = {
  text: string;
  tone: 'good' | 'bad' | '';
  seat: number | null;
  /** The same in signs, where the field has one: "+3" and the sign of money. */
  sign: { amount: string; icon: string } | null;
};

const MOST_ITEMS = 4; // of a list, by name; more are only counted

/** An item of a list; null is one that chance will bring. */
type Item = string | number | null;
type Names = { say: Say; has: (key: string) => boolean; places: Places };

/** Chips for all effects worth telling: own ones first, then one of each other player, who may have
 * done something that is told with it. What was won comes before what it cost. */
export function chipsOf(
  effects: Effect[],
  places: Places,
  say: Say,
  own: number | null,
  has: (key: string) => boolean = (key) => say(key) !== key,
  deeds: Map<number, string[]> = new Map(),
): Chip[] {
  const names = { say, has, places };
  const others = new Map([...deeds].filter(([seat]) => seat !== own));
  const told = effects.map((effect) => ({ effect, text: textOf(effect, names) }));
  told.sort((a, b) => Number(a.text.startsWith('−')) - Number(b.text.startsWith('−')));
  const chips = told.flatMap(({ effect, text }): Chip[] => {
    const { seat, path } = effect;
    const other = seat !== null && seat !== own;
    const field = path[0] ?? '';
    if (!text || (other && places.own?.includes(field))) return [];
    if (seat !== null && deeds.has(seat) && places.told?.includes(field)) return [];
    if (!other) return [{ text, tone: toneOf(effect, places), seat, sign: signOf(effect, places) }];
    others.set(seat, [...(others.get(seat) ?? []), text]);
    return [];
  });
  for (const [seat, texts] of others) {
    const effect = texts.join(', ');
    const text = /^[+−]/.test(effect)
      ? say('web-effect-other', { seat, effect })
      : say('log-move', { seat, move: effect });
    chips.push({ text, tone: '', seat, sign: null });
  }
  const rank = (chip: Chip): number => (chip.seat === own ? 0 : chip.seat === null ? 2 : 1);
  return chips.sort((a, b) => rank(a) - rank(b));
}

const LETTER = 6.8; // pixels, on the average
const AROUND = 17; // pixels of a chip beside its letters
const SIGN = 20; // pixels of an icon
const MORE = 60; // pixels for how many more there are

/** How many chips have room in one line of so many pixels, without measuring. */
export function fittingChips(chips: readonly Chip[], room: number, most: number): number {
  const widths = chips.map(
    ({ text, sign }) => (sign ? sign.amount.length * LETTER + SIGN : text.length * LETTER) + AROUND,
  );
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole <= room && chips.length <= most) return chips.length;
  let left = room - MORE;
  let found = 0;
  while (found < Math.min(most, chips.length) && (left -= widths[found]!) >= 0) found += 1;
  return Math.min(chips.length, Math.max(1, found));
}

/** A change of one place, or "" if it is not worth telling or has no name. */
function textOf(effect: Effect, names: Names): string {
  const field = effect.path[0] ?? '';
  const { before, after } = effect;
  if (names.places.skip.includes(field) || names.places.skip.includes(effect.path.join('.'))) {
    return '';
  }
  if (names.places.unsaid?.includes(field)) return '';
  const kind = names.places.kinds[field];
  const name = nameOf(effect, names);
  if (!name) return '';
  if (kind === 'seat') return typeof after === 'number' ? valued(name, after, names, 'seat') : '';
  if (isNumber(before) && isNumber(after) && (before !== null || after !== null)) {
    const change = changeOf(effect, names.places);
    const goes = change < 0 && (names.places.silent?.includes(field) ?? false);
    if (change === 0 || goes) return '';
    if (!names.places.levels?.includes(field)) return counted(effect, change, names);
    return names.say('web-effect-level', { name, before: before ?? 0, after: after ?? 0 });
  }
  if (isList(before) && isList(after)) return listed(effect, name, names);
  if (typeof after === 'string') return valued(name, after, names, kind);
  if (typeof before === 'string') return `− ${valued(name, before, names, kind)}`;
  return '';
}

/** The message of the field of an effect. */
function keyOf({ path, seat }: Effect): string {
  return `${seat === null ? 'table' : 'player'}-${(path[0] ?? '').replaceAll('_', '-')}`;
}

/** The name of a field, with the part of it that changes: "Dice (blue)". */
function nameOf(effect: Effect, names: Names): string {
  const [field = '', ...parts] = effect.path;
  const key = keyOf(effect);
  const part = parts.map((one) => word(one, names.places.kinds[field], names)).join(' ');
  if (!names.has(key)) return '';
  const name = names.say(key);
  return part ? names.say('web-effect-part', { name, part }) : name;
}

/** By how much something rises or falls, and what it is: "+2 blue cubes". */
function counted(effect: Effect, by: number, names: Names): string {
  const [field = '', ...parts] = effect.path;
  const key = `${keyOf(effect)}.change`;
  const [part, kind] = [parts.join('-'), names.places.kinds[field]];
  if (!names.has(key) || (part && !(kind && names.has(`${kind}-${part}`)))) {
    return names.say('web-effect-number', { change: signed(by), name: nameOf(effect, names) });
  }
  const which = part && kind ? { [kind]: part } : {};
  return names.say(key, { change: signed(by), count: Math.abs(by), ...which });
}

/** A name of the rules in words, if there are some. */
function word(value: string | number, kind: string | undefined, { say, has }: Names): string {
  if (kind === 'seat') return say('web-effect-seat', { seat: Number(value) });
  const key = `${kind}-${value}`;
  return kind && /^[\w-]+$/.test(key) && has(key) ? say(key) : `${value}`;
}

function valued(name: string, value: string | number, names: Names, kind?: string): string {
  return `${name}: ${word(value, kind, names)}`;
}

/** What came to a list, and what went. */
function listed(effect: Effect, name: string, names: Names): string {
  const [before, after] = [(effect.before ?? []) as Item[], (effect.after ?? []) as Item[]];
  const kind = names.places.kinds[effect.path[0] ?? ''];
  const told = (items: Item[], way: 'came' | 'went'): string => {
    if (!items.length) return '';
    const known = items.filter((item) => item !== null);
    if (known.length < items.length || items.length > MOST_ITEMS) {
      return counted(effect, way === 'came' ? items.length : -items.length, names);
    }
    const words = known.map((item) => word(item, kind, names)).join(', ');
    return names.say(`web-effect-${way}`, { name, items: words });
  };
  const came = without(after, before);
  const went = without(before, after);
  const [gone, come] = [went[0], came[0]];
  if (came.length === 1 && went.length === 1 && gone != null && come != null) {
    return `${name}: ${word(gone, kind, names)} → ${word(come, kind, names)}`;
  }
  return [told(came, 'came'), told(went, 'went')].filter(Boolean).join('; ');
}

/** The items of one list that another does not have, counting repetitions. */
function without<T>(items: T[], taken: T[]): T[] {
  const left = [...taken];
  return items.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The change in signs, if it is one of a number or a count with a sign of its own. */
function signOf(effect: Effect, places: Places): Chip['sign'] {
  const icon = places.icons?.[effect.path.join('.')] ?? places.icons?.[effect.path[0] ?? ''];
  if (!icon) return null;
  const { before, after } = effect;
  if (isNumber(before) && isNumber(after)) {
    return { amount: signed(changeOf(effect, places)), icon };
  }
  if (!isList(before) || !isList(after)) return null;
  const change = (after?.length ?? 0) - (before?.length ?? 0);
  return change ? { amount: signed(change), icon } : null;
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

function toneOf(effect: Effect, places: Places): Chip['tone'] {
  if (effect.seat === null || !isNumber(effect.before) || !isNumber(effect.after)) return '';
  const burden = places.burdens?.includes(effect.path[0] ?? '') ?? false;
  return changeOf(effect, places) > 0 !== burden ? 'good' : 'bad';
}

/** By how much a number is better or worse for its owner. */
function changeOf({ path, before, after }: Effect, { spent }: Places): number {
  const rise = Number(after ?? 0) - Number(before ?? 0);
  return spent?.includes(path.join('.')) ? -rise : rise;
}

function isNumber(value: unknown): value is number | null {
  return typeof value === 'number' || value == null;
}

function isList(value: unknown): value is Item[] | null {
  return Array.isArray(value) || value == null;
}
