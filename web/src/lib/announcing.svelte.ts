/**
 * What those who run the server tell everybody. Tables hear of it over their line; other pages, and
 * all that show something, ask now and then whether it still holds.
 */

import { mount } from 'svelte';
import Part from '../components/Announcement.svelte';
import type { Announcement } from './protocol';

const PAUSE = 60_000; // milliseconds
const MOUNTED = 100; // until readers know the part in which they will hear it
const NOTHING: Announcement = { type: 'announcement', text: '', at: null };

class Announcing {
  now = $state.raw<Announcement>(NOTHING);
  closed = $state.raw<Announcement | null>(null);

  private mounted = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private watching = 0;

  /** This holds now. */
  show(now: Announcement): void {
    if (now.text === this.now.text && now.at === this.now.at) return;
    if (!this.mounted) {
      this.mounted = true;
      mount(Part, { target: document.body });
      setTimeout(() => this.take(now), MOUNTED);
    } else this.take(now);
  }

  /** A page that hears of nothing by itself; the answer ends it. */
  watch(): () => void {
    this.watching += 1;
    void this.ask();
    this.keepAsking();
    return () => {
      this.watching -= 1;
      this.keepAsking();
    };
  }

  private take(now: Announcement): void {
    this.now = now;
    this.keepAsking();
  }

  private keepAsking(): void {
    clearInterval(this.timer);
    if (this.watching || this.now.text) this.timer = setInterval(() => void this.ask(), PAUSE);
  }

  private async ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    try {
      const answer = await fetch('/api/announcement');
      if (answer.ok) this.show(await answer.json());
    } catch {
      // The server is away: what it told last may be the very reason.
    }
  }
}

export const announcing = new Announcing();
