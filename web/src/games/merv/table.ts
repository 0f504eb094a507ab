/** What the parts of the table share: the view, who looks, the words, and the names. */

import type { Say } from '../../lib/panels';
import type { SeatTold } from '../../lib/protocol';
import type { MervView, Player } from './view';

/** What every part of the table needs: the view, who looks, the words, and the names. */
export type Table = {
  view: MervView;
  seat: number | null;
  say: Say;
  name: (master: number) => string;
  /** Masters with points of their own: everybody but the Grand Vizier. */
  scoring: number[];
};

export function tableOf(view: MervView, seats: SeatTold[], seat: number | null, say: Say): Table {
  const name = (master: number): string => {
    if (master === view.vizier) return say('other-0');
    if (master === view.magistrate) return say('other-1');
    return seats[master]?.name || say('seat-name', { number: master + 1 });
  };
  const scoring = view.players.map((_, master) => master).filter((one) => one !== view.vizier);
  return { view, seat, say, name, scoring };
}

/** The player of a number that the view itself gave. */
export function playerOf(view: MervView, master: number): Player {
  return view.players[master]!;
}
