/**
 * The boards of a game, loaded only when its table is opened: drawn ones, panels beside the moves
 * (`panels.ts`), or for a game with neither the plain ones that can show any view.
 */

import type { Component } from 'svelte';
import type { Offer, SeatTold } from './protocol';
import { hasPanels, type Say } from './panels';

/** What every drawn part gets: the view of the table, who sits where, and how to speak. */
export type DrawnProps = {
  view: any; // each game has its own view, declared by the game
  seats: SeatTold[];
  seat: number | null; // who looks; null: a spectator
  say: Say;
  /** What the move that waits makes of the numbers of whoever looks: to be shown as ghosts. */
  ahead?: Ahead;
};

/** The same for the drawings of a game that has declared its view. */
export type DrawnFrom<View> = Omit<DrawnProps, 'view'> & { view: View };

/** How somebody is called. */
export function nameOf(seats: SeatTold[], seat: number, say: Say): string {
  return seats[seat]?.name || say('seat-name', { number: seat + 1 });
}

/** Fields of a player by their names, as they would be. */
export type Ahead = Readonly<Record<string, number>>;

/** What is in front of one player. `ghost` is a move that waits for its confirmation. */
export type OwnProps = DrawnProps & { player: number; ghost?: Ghost | null };

/** `height`: how much room the panel has, as there are one, two or three rivals. */
export type RivalProps = OwnProps & { height: number };

/** A move as the drawing of it needs it: its verb and its arguments. */
export type Ghost = { verb: string; args: Record<string, string | number> };

type Drawn<Props extends Record<string, any>> = {
  component: Component<Props>;
  width: number;
  height: number;
};

/** A part of the common board, for its very small picture: x, y, width, height, colour. */
export type Region = readonly [number, number, number, number, string];

export type Boards = {
  /** They are text: to be scrolled rather than to be scaled. */
  text?: boolean;
  /** The common board. */
  shared: Drawn<DrawnProps> & { regions?: readonly Region[] };
  /** One's own things. The tray of the turn stands below it. */
  mine: Drawn<OwnProps>;
  /** A rival's things, small; the height is that of the column of all of them. */
  rival: Drawn<RivalProps> & {
    /** Where a single rival's panel leaves room for the last turn, from the top. */
    room: number;
  };
  /** A rival's things as wide as a phone, if they are drawn for it. */
  card?: Drawn<OwnProps>;
  /** What the tray shows as long as such moves are offered: things to choose from that are small
   * on the board (they are the same places), or what is to be laid there. */
  choices?: Choice[];
  /** The parts of a turn as messages, and which of them it is in now. */
  phases?: { keys: readonly string[]; now: (view: any) => number };
  /** What a move is about, as a sign of 32 x 32, if the game has such. */
  sign?: Component<{ offer: Offer; view: any }>;
  /** The fact about a player that everybody wants to see always, in very few signs. */
  figure: (view: any, seat: number, say: Say) => string;
};

export type Choice = {
  component: Component<DrawnProps>;
  when: (offers: readonly Offer[], view: any) => boolean;
  /** As high as it is drawn; else as high as there is room. */
  whole?: boolean;
};

/** For `when`: somebody may touch a place of this kind. */
export const offering =
  (kind: string) =>
  (offers: readonly Offer[]): boolean =>
    offers.some(({ places, ways }) => [...places, ...ways].some((one) => one.startsWith(kind)));

const found = import.meta.glob<{ boards: Boards }>('../games/*/boards.ts');

/** The boards of a game, or null if it has panels instead. */
export async function boardsOf(game: string): Promise<Boards | null> {
  const load = found[`../games/${game}/boards.ts`];
  if (load) return (await load()).boards;
  return hasPanels(game) ? null : (await import('../plain/boards')).boards;
}
