/** What a box tells about its game beside the rules: minutes, and how heavy it is out of five. */

export type Facts = { minutes: [number, number]; weight: number };

// In the order in which the pages show them.
const FACTS: Record<string, Facts> = {
  rajas: { minutes: [45, 75], weight: 2.9 },
  agra: { minutes: [90, 180], weight: 4.3 },
  merv: { minutes: [60, 90], weight: 3.4 },
};

/** The facts of a game, if they are known. */
export function factsOf(game: string): Facts | null {
  return FACTS[game] ?? null;
}

/** Games as they stand on the pages: those that are known first. */
export function inOrder<T extends { name: string }>(games: readonly T[]): T[] {
  const order = Object.keys(FACTS);
  const place = ({ name }: T): number => (name in FACTS ? order.indexOf(name) : order.length);
  return [...games].sort((a, b) => place(a) - place(b));
}
