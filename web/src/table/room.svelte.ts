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
  /** Whether the game is played by touching its board; else its moves stand beside it. */
  drawn = $state(false);
  /** The part that “More” opens on a narrow page. */
  further = $state<Side>('chat');
  /** Whether the page is as small as a phone, and whether that lies on its side. */
  small = $state(false);
  low = $state(false);
  /** How the game draws what a move is about. */
  sign = $state.raw<Boards['sign']>();
  helping = $state(false);
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
    $effect(() => {
      const { drawn } = this;
      const now = status;
      untrack(() => (drawn ? this.turnTo(now) : this.turnNarrow(now)));
    });
    $effect(() => {
      if (session.pastSeq !== null || this.replaying) this.place = 'board';
    });
    let before = session.state?.status;
    $effect(() => {
      if (status === 'over' && before === 'playing') this.open('actions'); // how it ended
      before = status;
    });
  }

  /** Where the board is touched, everything else stands in the drawer. */
  private turnTo(status: string | undefined): void {
    if (status === 'waiting') this.open('players');
    else if (status === 'over') this.open('actions');
    else if (status === 'playing') {
      this.place = 'board';
      this.drawer = false;
    }
  }

  /** What a narrow page shows else; the past is seen on the board. */
  private turnNarrow(status: string | undefined): void {
    if (status === 'waiting') this.place = 'players';
    else if (status === 'playing') this.place = 'side';
  }

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
    this.drawer = true;
    this.side = side;
    this.place = 'side';
    if (side !== 'actions' && side !== 'log') this.further = side;
  }
}

const KEY = Symbol('room');

export function provideRoom(room: Room): Room {
  return setContext(KEY, room);
}

export function tableRoom(): Room {
  return getContext<Room>(KEY);
}
