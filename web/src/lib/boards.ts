/**
 * The boards of a game, loaded only when its table is opened: drawn ones, or for a game without them
 * the plain ones that can show any view.
 */

import type { Component } from 'svelte';
import type { Offer, SeatTold } from './protocol';
import type { Say } from './naming';
import { seatName } from './seats';

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

/** How somebody is called, be it one without a seat (they follow the seats). */
export function nameOf(seats: SeatTold[], player: number, say: Say): string {
  if (player >= seats.length) return say('web-effect-seat', { seat: player });
  return seatName(seats[player], player, say);
}

/** Fields of a player by their names, as they would be. */
export type Ahead = Readonly<Record<string, number>>;

/** What is in front of one player. `ghost` is a move that waits for its confirmation. */
export type OwnProps = DrawnProps & { player: number; ghost?: Ghost | null };

/** What is told of a place to whoever points at it. */
export type FactsProps = DrawnProps & { place: string };

/** `height`: how much room the panel has, as there are one, two or three rivals. */
export type RivalProps = OwnProps & { height: number };

/** A move as the drawing of it needs it: its verb and its arguments. */
export type Ghost = { verb: string; args: Record<string, string | number> };

type Drawn<Props extends Record<string, any>> = {
  component: Component<Props>;
  width: number;
  height: number;
};

/** Somebody of the game without a seat, among the rivals. */
export type Official = {
  /** The number among the players of the view. */
  player: number;
  /** As wide as a rival, and so high. */
  component: Component<RivalProps>;
  height: number;
  /** The same as wide as a phone. */
  card: Drawn<OwnProps>;
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
  /** Those of the game without a seat, from top to bottom. Beside rivals all are as high as where
   * three sit, and what is left shows the last turn. */
  officials?: (view: any) => readonly Official[];
  /** What the tray shows as long as such moves are offered: things to choose from that are small
   * on the board (they are the same places), or what is to be laid there. */
  choices?: Choice[];
  /** What is there to be told of a place, where it is more than its name can say at a glance. */
  facts?: { component: Component<FactsProps>; when: (place: string, view: any) => boolean };
  /** The parts of a turn as messages, and which of them it is in now. */
  phases?: { keys: readonly string[]; now: (view: any) => number };
  /** Whether there is something to be laid that can be turned. */
  turns?: boolean;
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

/** The boards of a game, drawn or plain. */
export async function boardsOf(game: string): Promise<Boards> {
  const load = found[`../games/${game}/boards.ts`] ?? (() => import('../plain/boards'));
  return (await load()).boards;
}
