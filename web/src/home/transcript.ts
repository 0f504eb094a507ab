/** The first lines of a transcript: enough to know which table it needs. The server reads the rest. */

export type Head = { game: string; seats: number };

export function headOf(text: string): Head | null {
  const [first, second, third] = text.split('\n', 3);
  const game = /^game ([a-z]+) \d+$/.exec(second ?? '')?.[1];
  const seats = Number(/^seats (\d)$/.exec(third ?? '')?.[1]);
  if (!first?.startsWith('serai transcript ') || !game || !seats) return null;
  return { game, seats };
}
