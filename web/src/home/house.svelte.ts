/** What the home page knows of the house, asked for again while somebody looks at it. */

import { api, Unreachable } from '../lib/api';
import type { Games, Me, TableTold } from '../lib/protocol';

const PAUSE = 10_000; // milliseconds

export class House {
  known = $state.raw<Games>({ games: [], bots: [], broken: [] });
  me = $state.raw<Me>({ name: '', guest: false });
  mine = $state.raw<TableTold[]>([]);
  open = $state.raw<TableTold[]>([]);
  /** Seconds since 1970, for "3 minutes ago". */
  now = $state(Math.floor(Date.now() / 1000));
  connected = $state<boolean | null>(null);
  /** When the server last answered, in milliseconds. */
  heard = $state<number | null>(null);

  private timer: ReturnType<typeof setInterval> | undefined;

  start(): void {
    void this.refresh();
    this.timer = setInterval(this.look, PAUSE);
    document.addEventListener('visibilitychange', this.look);
    addEventListener('online', this.look);
  }

  stop(): void {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.look);
    removeEventListener('online', this.look);
  }

  private look = (): void => {
    if (document.visibilityState === 'visible') void this.refresh();
  };

  /** Another name, or somebody new. */
  became(me: Me): void {
    this.me = me;
    void this.refresh();
  }

  /** Ask for everything that may have changed. */
  async refresh(): Promise<void> {
    try {
      if (!this.known.bots.length) this.known = await api.games();
      const me = await api.me();
      const [mine, open] = await Promise.all([
        me.guest ? api.myTables() : { tables: [] },
        api.openTables(),
      ]);
      this.me = me;
      this.mine = mine.tables;
      const own = new Set(mine.tables.map((one) => one.table));
      this.open = open.tables.filter((one) => !own.has(one.table));
      this.now = Math.floor(Date.now() / 1000);
      this.connected = true;
      this.heard = Date.now();
    } catch (failure) {
      if (failure instanceof Unreachable) this.connected = false;
    }
  }
}
