/** How things are called: sentences by their keys, and what a game calls the fields of its view. */

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** How the fields of a view are named when they change. */
export type Places = {
  kinds: Record<string, string>;
  skip: string[];
  /** Paths that count what was spent: a rise of them is a loss. */
  spent?: string[];
  /** Fields whose fall goes without saying, as it is part of every such move. */
  silent?: string[];
  /** Fields that are told as what they were and what they become: "Value (oil): 2 → 3". */
  levels?: string[];
  /** Fields that are told only of oneself. */
  own?: string[];
  /** Fields whose rise is no good news. */
  burdens?: string[];
  /** Fields of which something else tells what comes of it. */
  unsaid?: string[];
  /** Fields of which a deed in the line of a turn says what they are now. */
  told?: string[];
  /** Fields that have a sign of their own: what a chip shows instead of their name. */
  icons?: Record<string, string>;
  /** The message with which a move is offered, if there is something to say about it. */
  remark?: (view: any, move: string) => string | undefined;
};

const places = import.meta.glob<{ places: Places }>('../games/*/places.ts');

/** The names of places of a game; a game without them names all fields plainly. */
export async function placesOf(game: string): Promise<Places> {
  const load = places[`../games/${game}/places.ts`];
  return load ? (await load()).places : { kinds: {}, skip: [] };
}
