/** The options of a table that is being made. What somebody chose is kept by its name, also while
 * the number of seats hides it; all that is shown and all that is opened comes from here. */

import type { OptionTold } from '../lib/protocol';

export type Chosen = Readonly<Record<string, unknown>>;

/** How an option is at a table of this size: as it was chosen, or as usual. */
export function holds(option: OptionTold, chosen: Chosen, count: number): unknown {
  const value = option.name in chosen ? chosen[option.name] : option.default;
  if (!option.per_seat || !Array.isArray(value)) return value;
  return Array.from({ length: count }, (_, seat) => value[seat] ?? option.choices[0]);
}

/** What the server has to be told: it knows itself what is usual. */
export function agreed(
  options: readonly OptionTold[],
  chosen: Chosen,
  count: number,
): Record<string, unknown> {
  const told = options.filter((one) => one.seats.includes(count) && one.name in chosen);
  return Object.fromEntries(told.map((one) => [one.name, holds(one, chosen, count)]));
}
