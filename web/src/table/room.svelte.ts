/** How the page is arranged: which part is open, what a narrow page shows, what was read. */

import { getContext, setContext, untrack } from 'svelte';
import type { Boards } from '../lib/boards';
import type { Session } from './session.svelte';

export const SIDES = ['actions', 'log', 'players', 'rules', 'chat', 'settings'] as const;
export type Side = (typeof SIDES)[number];
export type Place = 'board' | 'me' | 'players' | 'side';

export class Room {
  side = $state<Side>('actions');
  /** What a narrow page shows; a wide one shows everything. */
  place = $state<Place>('board');
  /** The part that “More” opened last. */
  private chosen = $state<Side | null>(null);
  /** Whether the page is as small as a phone, and whether that lies on its side. */
  small = $state(false);
  low = $state(false);
  /** How the game draws what a move is about. */
  sign = $state.raw<Boards['sign']>();
  /** The boards of the game; null until they are there. */
  boards = $state.raw<Boards | null>(null);
  helping = $state(false);
  /** Whether the page of the result is shown instead of the board. */
  result = $state(false);
  /** Whether the drawer with moves, log and the rest is open, where it does not stand always. */
  drawer = $state(false);
  /** A rival whose things are shown large instead of one's own. */
  enlarged = $state<number | null>(null);
  /** Whether somebody wants to look back while the game goes on. */
  replaying = $state(false);
  private read = $state(0); // the last line of chat that was seen

  constructor(private session: Session) {
    $effect(() => {
      if (this.side === 'chat') this.read = session.live.chat.at(-1)?.id ?? 0;
    });
    // First whom we wait for, then the game, and in the end the result.
    const status = $derived(session.state?.status);
    let before: string | undefined;
    $effect(() => {
      const now = status;
      untrack(() => this.turnTo(now, before));
      before = now;
    });
    $effect(() => {
      if (session.pastSeq === null && !this.replaying) return;
      this.place = 'board';
      this.result = false;
    });
    $effect(() => {
      if (status === 'over') untrack(() => (this.result = session.pastSeq === null)); // how it ended
    });
  }

  /**
   * Where the board is touched, everything else stands in the drawer. Whoever has opened that before
   * the table was there wants to see it.
   */
  private turnTo(status: string | undefined, before: string | undefined): void {
    if (status === 'waiting') this.open('players');
    else if (before && (status === 'playing' || status === 'over')) {
      this.place = 'board';
      this.drawer = false;
    }
  }

  /** Whether somebody else is at the table, or may come, to talk to. */
  private company = $derived.by(() => {
    const { seats = [], yours = [] } = this.session.state ?? {};
    return seats.some(({ kind }, seat) => kind !== 'bot' && !yours.includes(seat));
  });

  /** The parts beside the board, in their order. Bots do not talk. */
  sides = $derived.by((): Side[] => {
    if (this.company) return [...SIDES];
    return [...SIDES.filter((one) => one !== 'chat'), 'chat'];
  });

  /** The part that “More” opens. */
  further = $derived.by((): Side => {
    if (this.unread) return 'chat';
    if (this.chosen) return this.chosen;
    if (this.company) return 'chat';
    return this.small ? 'rules' : 'settings';
  });

  /** Whether the bar for looking back is there. */
  looking = $derived.by(() => this.replaying || this.session.over || this.session.pastSeq !== null);

  /** Lines of chat of others that were not seen yet. */
  unread = $derived.by(() => {
    const yours = this.session.state?.yours ?? [];
    return this.session.live.chat.filter(({ id, seat }) => id > this.read && !yours.includes(seat))
      .length;
  });

  /** Show a rival large, or one's own things again. */
  enlarge(seat: number | null): void {
    this.enlarged = this.enlarged === seat ? null : seat;
  }

  /** Open the drawer, or close it if the same part is open already. */
  toggle(side: Side): void {
    if (this.drawer && this.side === side) this.close();
    else this.open(side);
  }

  /** Close the drawer: the board is what is seen then. */
  close(): void {
    this.drawer = false;
    if (this.place === 'side') this.place = 'board';
  }

  open(side: Side): void {
    this.result = false;
    this.drawer = true;
    this.side = side;
    this.place = 'side';
    const direct: Side[] = this.small ? ['actions', 'log'] : ['actions', 'log', 'rules'];
    if (!direct.includes(side)) this.chosen = side;
  }
}

const KEY = Symbol('room');

export function provideRoom(room: Room): Room {
  return setContext(KEY, room);
}

export function tableRoom(): Room {
  return getContext<Room>(KEY);
}
