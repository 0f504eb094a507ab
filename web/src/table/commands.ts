/** What can be typed: moves in notation, and questions about the table. */

import type { Offer } from '../lib/protocol';

export type Command =
  | { kind: 'me' }
  | { kind: 'rival'; who: string } // a number or the beginning of a name
  | { kind: 'legal' | 'last' | 'since' | 'score' | 'help' }
  | { kind: 'why'; move: string }
  | { kind: 'move'; move: string };

const QUESTIONS = ['me', 'rival', 'legal', 'why', 'last', 'since', 'score', 'help'] as const;

/** What a typed line means; a move unless it begins like a question. */
export function commandOf(line: string): Command | null {
  const text = line
    .trim()
    .replace(/^[:/]\s*/, '')
    .replace(/\s+/g, ' ');
  if (!text) return null;
  const [first = '', ...rest] = text.split(' ');
  switch (first.toLowerCase()) {
    case 'me':
      return { kind: 'me' };
    case 'rival':
      return { kind: 'rival', who: rest.join(' ') };
    case 'legal':
    case 'last':
    case 'since':
    case 'score':
    case 'help':
      return rest.length ? { kind: 'move', move: text } : { kind: first.toLowerCase() as 'last' };
    case 'why':
      return { kind: 'why', move: rest.join(' ') };
    default:
      return { kind: 'move', move: text };
  }
}

/**
 * The seat that somebody means by a rival: the next player is the first one, whoever sits where.
 * A name does as well. Who has no seat counts from the first chair. Null: nobody.
 */
export function rivalOf(who: string, names: readonly string[], own: number | null): number | null {
  const count = names.length;
  const first = own === null ? 0 : own + 1;
  const rivals = Array.from({ length: own === null ? count : count - 1 }, (_, i) => first + i);
  const order = rivals.map((seat) => seat % count);
  if (/^\d*$/.test(who)) return order[Number(who || 1) - 1] ?? null;
  const begun = order.filter((seat) => names[seat]?.toLowerCase().startsWith(who.toLowerCase()));
  return begun.length === 1 ? begun[0]! : null;
}

/** The offered move that a text means: written out, or its only beginning ("pl w"). */
export function offeredMove(text: string, offers: Offer[]): string | null {
  const typed = text.toLowerCase();
  const exact = offers.find((offer) => offer.move.toLowerCase() === typed);
  if (exact) return exact.move;
  const words = typed.split(' ');
  const begun = offers.filter((offer) => {
    const parts = offer.move.toLowerCase().split(' ');
    return words.length <= parts.length && words.every((word, i) => parts[i]?.startsWith(word));
  });
  return begun.length === 1 ? (begun[0]?.move ?? null) : null;
}

/** How the line could go on: offered moves first, then verbs, then questions. */
export function completions(text: string, offers: Offer[], verbs: string[], most = 8): string[] {
  const typed = text
    .trimStart()
    .replace(/^[:/]\s*/, '')
    .toLowerCase();
  if (!typed) return [];
  const all = [...offers.map((offer) => offer.move), ...verbs, ...QUESTIONS];
  const found = all.filter((one) => one.toLowerCase().startsWith(typed) && one !== typed);
  return [...new Set(found)].slice(0, most);
}
