/** The drawn boards of Agra. */

import { offering, type Boards } from '../../lib/boards';
import Board from './board/Board.svelte';
import Card from './board/Card.svelte';
import Fares from './board/Fares.svelte';
import Mine from './board/Mine.svelte';
import OfferSign from './board/OfferSign.svelte';
import Palette from './board/Palette.svelte';
import PileTiles from './board/PileTiles.svelte';
import Rival from './board/Rival.svelte';
import Trading from './board/Trading.svelte';
import type { Offer } from '../../lib/protocol';
import type { View } from './view';

/** The own sailor is at work, whether or not there is anything to pay with. */
const sailing = (_: readonly Offer[], view: View): boolean =>
  view.deliveries !== null && view.deliveries.seat === view.you;

/** A trader is at work, or somebody else who moves a price token. */
const trading = (offers: readonly Offer[], view: View): boolean =>
  view.trade !== null || offers.some(({ group }) => group === 'token');

/** A favour tile may be taken out of the pile, where nobody sees it. */
const lookingUp = (offers: readonly Offer[], view: View): boolean =>
  view.pile.some((tile) => offers.some(({ places }) => places.includes(`tile:${tile}`)));

export const boards: Boards = {
  shared: {
    component: Board,
    width: 880,
    height: 832,
    regions: [
      [0, 0, 880, 176, 'var(--sky-1)'],
      [0, 176, 880, 40, 'var(--river)'],
      [0, 224, 508, 418, 'var(--marble)'],
      [516, 224, 364, 418, 'var(--sandstone)'],
      [0, 650, 344, 182, 'var(--niche)'],
      [352, 650, 168, 182, 'var(--night)'],
      [528, 650, 352, 182, 'var(--paper-2)'],
    ],
  },
  mine: { component: Mine, width: 318, height: 536 },
  rival: { component: Rival, width: 206, height: 832, room: 552 },
  card: { component: Card, width: 370, height: 242 },
  choices: [
    { component: Palette, when: offering('wheel:'), whole: true },
    { component: Fares, when: sailing, whole: true },
    { component: Trading, when: trading, whole: true },
    { component: PileTiles, when: lookingUp, whole: true },
  ],
  sign: OfferSign,
  phases: {
    keys: ['draw-phase-meditation', 'draw-phase-action', 'draw-phase-orders'],
    now: (view: View) => ['meditation', 'action', 'order'].indexOf(view.phase),
  },
  figure: (view: View, seat) => {
    const player = view.players[seat];
    return player ? `${player.rupees ?? '?'} +${player.at_the_end.total}` : '';
  },
};
