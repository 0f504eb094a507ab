/** What the home page knows of the house, asked for again while somebody looks at it. */

import { announcing } from '../lib/announcing.svelte';
import { api, NOTHING, Refusal, Unreachable } from '../lib/api';
import type { Games, Me, TableTold } from '../lib/protocol';
import { say, speech } from '../lib/speech.svelte';
import { sayTrouble } from '../lib/trouble';

const PAUSE = 10_000; // milliseconds
const PATIENCE = 2_000; // for all of the first answers; then the page shows what it has

export class House {
  known = $state.raw<Games>(NOTHING);
  me = $state.raw<Me>({ name: '', guest: false });
  mine = $state.raw<TableTold[]>([]);
  open = $state.raw<TableTold[]>([]);
  /** Seconds since 1970, for "3 minutes ago". */
  now = $state(Math.floor(Date.now() / 1000));
  connected = $state<boolean | null>(null);
  /** Whether the first answers are here, or late: before that nobody knows what stands where. */
  ready = $state(false);
  /** Why the server does not let us in. */
  trouble = $state('');
  /** When the server last answered, in milliseconds. */
  heard = $state<number | null>(null);

  private unheard: (() => void) | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    void this.refresh();
    this.unheard = announcing.watch();
    this.timer = setInterval(this.look, PAUSE);
    this.waiting = setTimeout(() => (this.ready = true), PATIENCE);
    document.addEventListener('visibilitychange', this.look);
    addEventListener('online', this.look);
  }

  stop(): void {
    this.unheard?.();
    clearInterval(this.timer);
    clearTimeout(this.waiting);
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
      const asked = api.me();
      asked.catch(() => undefined); // it is heard of below
      if (!this.known.bots.length) this.known = await api.games();
      const spoken = this.speak();
      const me = await asked;
      const [mine, open] = await Promise.all([
        me.guest ? api.myTables() : { tables: [] },
        api.openTables(),
      ]);
      this.trouble = '';
      this.me = me;
      this.mine = mine.tables;
      const own = new Set(mine.tables.map((one) => one.table));
      this.open = open.tables.filter((one) => !own.has(one.table));
      this.now = Math.floor(Date.now() / 1000);
      this.connected = await spoken;
      if (this.connected) this.heard = Date.now();
    } catch (failure) {
      if (failure instanceof Unreachable) this.connected = false;
      if (failure instanceof Refusal && failure.trouble.key === 'banned') {
        this.trouble = sayTrouble(say, failure.trouble);
        this.me = { name: '', guest: true }; // what is stored about them is still theirs
      }
    }
    this.ready = true;
  }

  /** Games are shown as soon as they can speak: words that did not come are asked for again. */
  private async speak(): Promise<boolean> {
    const games = this.known.games.map((one) => one.name);
    const dumb = games.filter((one) => !speech.has('title', one));
    try {
      if (dumb.length) await speech.load(...dumb);
      return true;
    } catch {
      return false;
    }
  }
}
