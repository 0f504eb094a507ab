/** What all panels of Agra share: the view, who sits where, and how to speak. */

import type { Say } from '../../lib/panels';
import type { SeatTold } from '../../lib/protocol';
import type { Player, View } from './view';

const LEVELS = ['I', 'II', 'III', 'IV'];

export class Scene {
  constructor(
    readonly view: View,
    private readonly seats: SeatTold[],
    readonly seat: number | null,
    readonly say: Say,
  ) {}

  /** The court of who looks on, if they play. */
  get mine(): Player | undefined {
    return this.seat === null ? undefined : this.view.players[this.seat];
  }

  /** All seats, the own one first, then in the order of play. */
  get order(): number[] {
    const count = this.view.players.length;
    return this.view.players.map((_, i) => ((this.seat ?? 0) + i) % count);
  }

  /** How a player is called. */
  name(seat: number): string {
    return this.seats[seat]?.name || this.say('seat-name', { number: seat + 1 });
  }

  /** How many of a good the player has who looks on. */
  held(good: string): number {
    return this.mine?.goods[good] ?? 0;
  }

  /** The word for a good at the beginning of a line. */
  good(good: string): string {
    return capital(this.say(`good-${good}`));
  }

  /** Levels are printed in Roman numbers. */
  level(level: number): string {
    return LEVELS[level - 1] ?? '';
  }

  /** What the contract of a notable gives. */
  ability(notable: string): string {
    const { ability } = this.view.notables[notable] ?? {};
    return ability ? this.say(ability) : '';
  }
}

/** A word with a capital letter in front. */
export function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}
