/** What each game brings along for the browser, loaded only when its table is opened. */

import type { Component } from 'svelte';
import type { SeatTold } from './protocol';

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** What the panels of a game get: the view of the table, who sits where, and how to speak. */
export type PanelProps = {
  view: any; // each game has its own view, declared by the game
  seats: SeatTold[];
  seat: number | null;
  say: Say;
};

/** How the fields of a view are named when they change. */
export type Places = {
  kinds: Record<string, string>;
  skip: string[];
  /** Paths that count what was spent: a rise of them is a loss. */
  spent?: string[];
  /** Fields whose fall goes without saying, as it is part of every such move. */
  silent?: string[];
  /** Fields that have a sign of their own: what a chip shows instead of their name. */
  icons?: Record<string, string>;
  /** The message with which a move is offered, if there is something to say about it. */
  remark?: (view: any, move: string) => string | undefined;
};

const panels = import.meta.glob<{ default: Component<PanelProps> }>('../games/*/Panels.svelte');
const places = import.meta.glob<{ places: Places }>('../games/*/places.ts');

export function hasPanels(game: string): boolean {
  return `../games/${game}/Panels.svelte` in panels;
}

/** The panels of a game, or null if it has none. */
export async function panelsOf(game: string): Promise<Component<PanelProps> | null> {
  const load = panels[`../games/${game}/Panels.svelte`];
  return load ? (await load()).default : null;
}

/** The names of places of a game; a game without them names all fields plainly. */
export async function placesOf(game: string): Promise<Places> {
  const load = places[`../games/${game}/places.ts`];
  return load ? (await load()).places : { kinds: {}, skip: [] };
}
