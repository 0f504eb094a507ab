/** How refusals and failures are said. */

import { Refusal, Unreachable } from './api';
import type { Say } from './naming';
import type { RefusalTold, Trouble } from './protocol';

/** Sections of a rulebook are cited as Q5; what is no section is a ruling of the house. */
const SECTION = /^[A-Z]\d/;

/** Why a move is not possible, with the section or the house rule that it comes from. */
export function sayRefusal(say: Say, refusal: RefusalTold): string {
  const { rule } = refusal;
  const text = say(`refuse-${refusal.name}`, refusal.args);
  if (!rule) return text;
  if (SECTION.test(rule)) return say('with-citation', { text, rule });
  return say('with-house-rule', { text, ruling: say(`ruling-${rule}`) });
}

/** What is wrong with something that was sent. */
export function sayTrouble(say: Say, trouble: Trouble): string {
  if (trouble.refusal && trouble.key === 'illegal') return sayRefusal(say, trouble.refusal);
  const args = { ...trouble.args };
  if (trouble.refusal) args.reason = sayRefusal(say, trouble.refusal);
  return say(`problem-${trouble.key}`, args);
}

/** Whatever went wrong with a request. */
export function sayFailure(say: Say, failure: unknown): string {
  if (failure instanceof Refusal && failure.trouble.key) return sayTrouble(say, failure.trouble);
  if (failure instanceof Unreachable) return say('web-home-unreachable');
  return say('web-home-unknown-trouble');
}
