/** Offered moves in the order and the groups in which people choose from them. */

import type { Offer } from '../lib/protocol';

export type Row = { offer: Offer; text: string; nth: number };
export type Section = { heading: string; free: boolean; rows: Row[] };

const MANY = 10; // from here on groups get headings

/** Sections of rows: answers to the question first, by group if many, then moves at any time. */
export function sectionsOf(offers: Offer[], tell: (offer: Offer) => string): Section[] {
  const answers = offers.filter((offer) => !offer.free);
  const free = offers.filter((offer) => offer.free);
  const groups = new Map<string, Offer[]>();
  const split = answers.length >= MANY;
  for (const offer of answers) {
    const name = split ? offer.group : '';
    groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  const single = groups.size === answers.length; // a heading over each row tells nothing
  const found: Section[] = [];
  let nth = 0;
  const add = (name: string, list: Offer[], aside: boolean): void => {
    const rows = list.map((offer) => ({ offer, text: tell(offer), nth: nth++ }));
    const heading = name && beginning(rows.map((row) => row.text));
    found.push({ heading, free: aside, rows });
  };
  if (single || groups.size === 1) {
    if (answers.length) add('', answers, false);
  } else {
    // Groups of one row have no heading; they stand together in front.
    const alone = [...groups.values()].filter((list) => list.length === 1).flat();
    if (alone.length) add('', alone, false);
    for (const [name, list] of groups) if (list.length > 1) add(name, list, false);
  }
  if (free.length) add('', free, true);
  return found;
}

/** The words that all sentences of a group begin with: "Place a worker at the …". */
export function beginning(texts: string[]): string {
  const [first = '', ...rest] = texts;
  const words = first.split(' ');
  let same = 0;
  while (same < words.length - 1 && rest.every((text) => text.split(' ')[same] === words[same])) {
    same += 1;
  }
  const common = words
    .slice(0, same)
    .join(' ')
    .replace(/[\s,:;(–-]+$/, '');
  return /\p{L}{3}/u.test(common) ? `${common} …` : ''; // “1 …” would tell nothing
}

/**
 * The rows that have all words of a search in their sentence or notation, or in what else there is
 * to say of them: effects, and the places that they touch.
 */
export function sought(
  sections: Section[],
  search: string,
  further: (offer: Offer) => string,
): Section[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  if (!wanted.length) return sections;
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter((row) => {
        const text = folded(`${row.text} ${row.offer.move} ${further(row.offer)}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rows.length);
}

/** Text as people search for it: without case and accents, all spaces alike. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** As many rows as the limit allows, section by section. */
export function firstRows(sections: Section[], limit: number): Section[] {
  const found: Section[] = [];
  let left = limit;
  for (const section of sections) {
    if (left <= 0) break;
    found.push({ ...section, rows: section.rows.slice(0, left) });
    left -= section.rows.length;
  }
  return found;
}

/** Whether a chosen move goes straight into the game if it ends the turn. */
export function commitOf(mode: 'always' | 'two-steps' | 'never', steps: number): 'ask' | 'turn' {
  if (mode === 'never') return 'turn';
  return mode === 'two-steps' && steps === 0 ? 'turn' : 'ask';
}

/** Whether a click on a move is the end of the turn, without another question. */
export function goesStraight(
  offer: Pick<Offer, 'ends'>,
  mode: 'always' | 'two-steps' | 'never',
  steps: number,
): boolean {
  return offer.ends && commitOf(mode, steps) === 'turn';
}
