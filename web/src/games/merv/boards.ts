/** The drawn boards of Merv. */

import { offering, type Boards, type Official } from '../../lib/boards';
import type { Offer } from '../../lib/protocol';
import Board from './board/Board.svelte';
import Card from './board/Card.svelte';
import Goods from './board/Goods.svelte';
import LineFacts from './board/LineFacts.svelte';
import Magistrate from './board/Magistrate.svelte';
import Mine from './board/Mine.svelte';
import OfferSign from './board/OfferSign.svelte';
import Payment from './board/Payment.svelte';
import Rival from './board/Rival.svelte';
import Vizier from './board/Vizier.svelte';
import Ways from './board/Ways.svelte';
import type { MervView } from './view';

/** A bill is open. */
const paying = (offers: readonly Offer[], view: MervView): boolean =>
  view.progress.bill !== undefined &&
  offers.some(({ group }) => group === 'pay' || group === 'save' || group === 'joker');

/** An action space whose line would bring something. */
const tellsLine = (place: string, view: MervView): boolean => {
  const [kind, space = ''] = place.split(':');
  return kind === 'space' && Object.keys(view.lines[space] ?? {}).length > 0;
};

/** How far the own turn is: the space, the site, what is done there. */
function phase({ you, players, progress }: MervView): number {
  const { master, corner, raided, funded, activated } = progress;
  if (master === undefined || master !== you || corner || raided || funded) return -1;
  if (activated) return 2;
  return players[master]?.standing_on ? 1 : 0;
}

/** Alone, the Magistrate has most of the rail; beside a rival the Vizier has a third of it. */
function officials(view: MervView): Official[] {
  const found: Official[] = [];
  if (view.magistrate !== null) {
    found.push({
      player: view.magistrate,
      component: Magistrate,
      height: 556,
      card: { component: Magistrate, width: 370, height: 316 },
    });
  }
  if (view.vizier !== null) {
    found.push({
      player: view.vizier,
      component: Vizier,
      height: view.magistrate === null ? 272 : 268,
      card: { component: Vizier, width: 370, height: 168 },
    });
  }
  return found;
}

export const boards: Boards = {
  shared: {
    component: Board,
    width: 880,
    height: 832,
    regions: [
      [0, 0, 880, 62, 'var(--paper)'],
      [0, 66, 880, 94, 'var(--dune)'],
      [0, 164, 175, 514, 'var(--glaze)'],
      [183, 164, 514, 514, 'var(--sand)'],
      [705, 164, 175, 400, 'var(--glaze-l)'],
      [705, 570, 175, 108, 'var(--wall)'],
      [0, 684, 356, 148, 'var(--dune)'],
      [364, 684, 206, 148, 'var(--paper-2)'],
      [578, 684, 302, 148, 'var(--paper-3)'],
    ],
  },
  mine: { component: Mine, width: 318, height: 574 },
  rival: { component: Rival, width: 206, height: 832, room: 548 },
  card: { component: Card, width: 370, height: 242 },
  officials,
  choices: [
    { component: Ways, when: offering('way-'), whole: true },
    { component: Payment, when: paying, whole: true },
    { component: Goods, when: offering('good:'), whole: true },
  ],
  facts: { component: LineFacts, when: tellsLine },
  phases: { keys: ['draw-phase-space', 'draw-phase-site', 'draw-phase-action'], now: phase },
  sign: OfferSign,
  figure: (view: MervView, player, say) => {
    const one = view.players[player];
    if (!one) return '';
    return one.score === null ? say('draw-left', { n: one.buildings }) : `${one.total}`;
  },
};
