/** Why a kind of move is not offered, which only a part of the page asks that is loaded late. */

import type { Session } from './session.svelte';
import type { Words } from './words.svelte';

const MOST_WORDS = 6; // of a move that is made up

/** An example of the verb is asked about, word by word. */
export async function whyNoVerb(words: Words, session: Session, verb: string): Promise<string> {
  const seat = session.state?.seat;
  if (!session.mine || seat === null || seat === undefined) return words.whyNot(session, verb);
  let move = verb;
  for (let count = 0; count < MOST_WORDS; count++) {
    const told = await session.ask({ about: 'why', seat, move });
    const why = told.type === 'told' ? told.why : null;
    const example = why?.name === 'missing-argument' && exampleOf(String(why.args.expected ?? ''));
    if (!example) break;
    move += ` ${example}`;
  }
  return words.whyNot(session, move);
}

/** The first of the words that a refusal expects: "b1 … e4", "silk | tea", "1–6". */
function exampleOf(expected: string): string {
  return expected.split(/\s*[,…|]\s*|(?<=\d)–(?=\d)/)[0]?.trim() ?? '';
}
