/** The drawn boards of Rajas of the Ganges. */

import { offering, type Boards } from '../../lib/boards';
import Board from './board/Board.svelte';
import Card from './board/Card.svelte';
import HandTile from './board/HandTile.svelte';
import Jewels from './board/Jewels.svelte';
import Mine from './board/Mine.svelte';
import OfferSign from './board/OfferSign.svelte';
import Rival from './board/Rival.svelte';
import type { RajasView } from './view';

export const boards: Boards = {
  shared: {
    component: Board,
    width: 840,
    height: 832,
    regions: [
      [64, 62, 340, 470, 'var(--sandstone-l)'],
      [414, 62, 362, 246, 'var(--stone-2)'],
      [414, 314, 362, 106, 'var(--die-purple)'],
      [414, 428, 362, 104, 'var(--wood)'],
      [60, 548, 720, 64, 'var(--river)'],
      [60, 684, 720, 64, 'var(--river)'],
      [60, 548, 60, 200, 'var(--river)'],
    ],
  },
  mine: { component: Mine, width: 360, height: 626 },
  rival: { component: Rival, width: 206, height: 832, room: 552 },
  card: { component: Card, width: 370, height: 242 },
  choices: [
    { component: Jewels, when: offering('jewel:') },
    { component: HandTile, when: offering('square:') },
  ],
  sign: OfferSign,
  turns: true,
  figure: (view: RajasView, seat, say) => {
    const margin = view.players[seat]?.margin ?? 0;
    return margin >= 0 ? say('draw-met') : `▸◂ ${-margin}`;
  },
};
