/** How long each step of a turn is shown: long enough to be read, and no turn for ever. */

import type { EventTold, Sentence } from '../lib/protocol';
import { isNote, toldOf } from './chronicle';

const SLOW = 500; // milliseconds a step
const FAST = 350;
const TURN = 6_000; // the longest for one turn

/** What is shown at one time, in a turn of `seat`; `pace`: for so many milliseconds. */
export type Step = { seat: number; sentences: Sentence[]; pace: number };

/** The steps of some events, turn by turn. Where there are too many, neighbours are shown together. */
export function stepsOf(events: EventTold[]): Step[] {
  return byTurn(events).flatMap((sentences) => {
    const most = Math.floor(TURN / FAST);
    const groups = inGroups(sentences, most);
    const pace = Math.min(SLOW, TURN / groups.length);
    return groups.map((group) => ({ seat: group[0]!.seat, sentences: group, pace }));
  });
}

/** What can be seen or was chosen; the rest only follows from it. */
function isShown(one: Sentence): boolean {
  if (one.seat < 0) return false;
  return one.places.length > 0 || (!isNote(one) && !one.forced && !one.chance);
}

/** The sentences of the turns, without those that show nothing. */
function byTurn(events: EventTold[]): Sentence[][] {
  const turns: { whose: number | null; sentences: Sentence[] }[] = [];
  for (const event of events) {
    const whose = event.turn ?? event.seat ?? null;
    if (turns.at(-1)?.whose !== whose) turns.push({ whose, sentences: [] });
    turns.at(-1)!.sentences.push(...toldOf(event).filter(isShown));
  }
  return turns.map(({ sentences }) => sentences).filter((one) => one.length);
}

function inGroups<T>(items: T[], most: number): T[][] {
  const groups: T[][] = [];
  const count = Math.min(most, items.length);
  items.forEach((item, i) => {
    const nth = Math.floor((i * count) / items.length);
    (groups[nth] ??= []).push(item);
  });
  return groups;
}
