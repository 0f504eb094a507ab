/** A hint: whether one may be asked for, what a bot has thought, and how far it was followed. */

import { getContext, setContext, untrack } from 'svelte';
import type { HintTold, HintTurn, Offer, Trouble } from '../lib/protocol';
import type { Session } from './session.svelte';

export class Hinting {
  /** Whether the panel is there; without an answer or a trouble in it a bot thinks. */
  open = $state(false);
  told = $state.raw<HintTold | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** What had the focus when it was asked for. */
  private before: Element | null = null;
  private nth = 0; // an answer to an earlier question comes too late
  private asked = $state('');
  private steps = $state.raw<string[]>([]); // of the turn when it was asked for

  constructor(private session: Session) {
    // It is about one turn.
    $effect(() => {
      const over = this.open && (!session.mine || !this.asked.startsWith(`${this.turn}/`));
      if (over) untrack(() => this.close());
    });
  }

  /** Whether hints belong to this table. */
  allowed = $derived.by(() => {
    const now = this.session.state;
    return now?.help === 'hints' && now.status === 'playing' && now.seat !== null;
  });
  /** Whether there is something to be decided that it could be about. */
  can = $derived.by(() => {
    const { session } = this;
    return this.allowed && session.mine && !session.past && !session.state?.draft?.complete;
  });

  private turn = $derived.by(() => `${this.session.state?.seat} ${this.session.state?.turn_id}`);
  /** Which part of which turn it is: what was confirmed is no more among its steps. */
  private part = $derived.by(() => {
    const moved = this.session.events.filter(({ kind }) => kind === 'moved').length;
    return `${this.turn}/${moved}`;
  });
  /** The steps that somebody has chosen by now. */
  private chosen = $derived.by(() =>
    (this.session.state?.draft?.steps ?? [])
      .filter((step) => step.move && !step.forced)
      .map(({ move }) => move),
  );
  /** Those since it was asked for; null: something else has happened. */
  private since = $derived.by(() => {
    const same = this.asked === this.part && this.steps.every((one, i) => one === this.chosen[i]);
    return same ? this.chosen.slice(this.steps.length) : null;
  });

  /** How many steps of a turn were made; null: another way was gone. */
  done(turn: HintTurn): number | null {
    const { since } = this;
    return since?.every((move, i) => move === turn.steps[i]?.move) ? since.length : null;
  }

  /** Whether nobody follows any of its turns any more. */
  get left(): boolean {
    return this.told !== null && this.told.turns.every((turn) => this.done(turn) === null);
  }

  /** The offered move that is the next step of a turn. */
  next(turn: HintTurn): Offer | null {
    const step = turn.steps[this.done(turn) ?? -1];
    return this.session.state?.offers.find(({ move }) => move === step?.move) ?? null;
  }

  async ask(): Promise<void> {
    const seat = this.session.state?.seat;
    if (!this.can || seat === null || seat === undefined) return;
    if (!this.open) this.before = document.activeElement;
    const nth = (this.nth += 1);
    this.asked = this.part;
    this.steps = this.chosen;
    this.told = this.trouble = null;
    this.open = true;
    const answer = await this.session.ask({ about: 'hint', seat });
    if (nth !== this.nth) return;
    if (answer.type === 'refused') this.trouble = answer.trouble;
    else this.told = answer.hint;
  }

  /** Away with it; whoever was in it goes back to where they were. */
  close(): void {
    this.nth += 1;
    this.open = false;
    const { before } = this;
    if (!document.activeElement?.closest('.hinted')) return;
    const there = before?.isConnected && before !== document.body ? before : null;
    const to = there ?? document.getElementById('main');
    if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
  }
}

const KEY = Symbol('hinting');

export function provideHinting(hinting: Hinting): Hinting {
  return setContext(KEY, hinting);
}

export function tableHinting(): Hinting {
  return getContext<Hinting>(KEY);
}
