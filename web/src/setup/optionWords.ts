/** An option in words: what it is called, what it does, and what its choices are called. */

import { capital } from '../lib/capital';
import type { OptionTold } from '../lib/protocol';

/** The messages of one game. */
export type Messages = { has: (key: string) => boolean; say: (key: string) => string };

const slug = (name: unknown): string => String(name).replaceAll('_', '-');

/** Its name; an option without one is called by what it does. */
export function titleOf({ name }: OptionTold, { has, say }: Messages): string {
  const key = `option-${slug(name)}`;
  return say(has(`${key}-title`) ? `${key}-title` : key);
}

/** One sentence about it. It may also stand behind a colon, so that it begins small there. */
export function aboutOf({ name }: OptionTold, { has, say }: Messages): string {
  const key = `option-${slug(name)}-about`;
  return has(key) ? capital(say(key)) : '';
}

/** What a choice is called: by its own name, if the game has one for it elsewhere, too. */
export function choiceOf({ name }: OptionTold, choice: unknown, { has, say }: Messages): string {
  const own = `${slug(name)}-${slug(choice)}`;
  return capital(say(has(own) ? own : `option-${own}-way`));
}

/** `sides` are told by the messages of one `side`. */
export function ofSeat({ name }: OptionTold, choice: unknown, { has, say }: Messages): string {
  const key = `${slug(name).replace(/s$/, '')}-${slug(choice)}`;
  return has(key) ? say(key) : String(choice);
}

/** How well the usual way is founded, if it is not; or that the other way is our own. */
export function markOf({ ours, source, basis }: OptionTold): string {
  if (ours) return 'ours';
  if (source === 'guess') return 'reconstructed';
  return basis === 'house' ? 'house' : '';
}
