/** The dice of a player in the order of colours, each with the name of its place. */

import type { PlayerView } from '../view';
import { letter } from '../words';

export type Held = { colour: string; pips: number; place: string; nth: number };

export function diceOf(player: PlayerView, seat: number): Held[] {
  return Object.entries(player.dice).flatMap(([colour, faces]) =>
    faces.map((pips, i) => ({
      colour,
      pips,
      place: `die:${letter(colour)}${pips}@${seat}`,
      nth: faces.slice(0, i).filter((one) => one === pips).length, // of equal ones
    })),
  );
}
