/** What the page knows of its table, and all that can be done at it. */

import { getContext, setContext, untrack } from 'svelte';
import { Live } from '../lib/live.svelte';
import { reuse } from '../lib/reuse';
import type {
  AnyAction,
  AnyQuery,
  CourseTold,
  Effect,
  Ok,
  Refused,
  Stale,
  State,
  Told,
  Trouble,
} from '../lib/protocol';

const BATCH = 40; // previews in one question
const BACKGROUND = ['setup', 'rounds', 'years', 'turn']; // rules that are always there

/** A point in the course of a table: its events, and the revision of the own draft after them. */
type Moment = Pick<State, 'seq' | 'rev'>;

/** Whether a state is of this moment or a later one. Who has no draft has no revisions either. */
function isShownBy(state: State, moment: Moment): boolean {
  if (state.seq !== moment.seq) return state.seq > moment.seq;
  return state.draft === null || state.rev >= moment.rev;
}

export class Session {
  /** The table as it is shown; null until it is known. */
  state = $state.raw<State | null>(null);
  /** A newer position that waits, so that nothing moves under the finger. */
  held = $state.raw<State | null>(null);
  /** An act is on its way. */
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  stale = $state(false);
  /** A position of the past that is looked at, and the event after which it was. */
  past = $state.raw<State | null>(null);
  pastSeq = $state<number | null>(null);
  /** How a finished game went, once somebody has asked for it. */
  course = $state.raw<CourseTold | null>(null);
  /** Effects of offered moves, by move; only of the moment that is shown. */
  effects = $state.raw<ReadonlyMap<string, Effect[]>>(new Map());

  private wanted = new Set<string>();
  private asking = false;
  private acting = 0; // acts of this page that are not answered yet
  /** Where the table was after the last of them, until a state shows it. */
  private due: Moment | null = null;
  /** A state that came while an act was on its way: only the answer tells whether it is of it. */
  private early: State | null = null;

  constructor(readonly live: Live) {
    $effect.pre(() => {
      const arrived = live.state;
      if (arrived) untrack(() => this.take(arrived));
    });
  }

  get events() {
    return this.live.events;
  }

  get presence() {
    return this.live.presence;
  }

  /** What is looked at: a position of the past, or the table now. */
  shown = $derived(this.past ?? this.state);
  /** Whether a seat of this browser is to choose, on the table as it is now. */
  mine = $derived(
    this.state !== null &&
      this.state.status === 'playing' &&
      this.state.seat !== null &&
      !this.state.seats[this.state.seat]?.stand_in &&
      (this.state.to_move === this.state.seat || this.state.draft !== null),
  );
  /** The own seats for which a bot plays, because nobody was there. */
  stoodIn = $derived.by(() => {
    const { yours, seats } = this.state ?? { yours: [], seats: [] };
    return yours.filter((seat) => seats[seat]?.stand_in);
  });
  /** The rules that the open question belongs to, from the outermost; none at the start of a turn. */
  rules = $derived.by(() => {
    const rules = (this.mine ? (this.state?.crumbs ?? []) : []).map((rule) => rule.toLowerCase());
    return rules.filter((rule) => !BACKGROUND.includes(rule));
  });
  composing = $derived(this.mine && (this.state?.draft?.undo ?? 0) > 0);
  over = $derived(this.state?.status === 'over');

  /** The own seat whose answer somebody else waits for, who would like to take a turn back. */
  answering = $derived.by(() => {
    const { takeback, yours, seats } = this.state ?? { takeback: null, yours: [], seats: [] };
    if (!takeback || yours.includes(takeback.seat)) return null;
    const asked = (seat: number) => !takeback.agreed.includes(seat) && !seats[seat]?.resigned;
    return yours.find(asked) ?? null;
  });

  /** What the own seat can do beside choosing a move. */
  can = $derived.by(() => {
    const now = this.state;
    const draft = this.mine ? (now?.draft ?? null) : null;
    const free = !this.busy && !this.held;
    const begun = (draft?.undo ?? 0) > 0;
    return {
      undo: free && begun,
      redo: free && (draft?.redo ?? 0) > 0,
      reset: free && begun,
      confirm: free && (draft?.complete ?? false),
      takeback:
        free &&
        !begun &&
        now?.status === 'playing' &&
        now.takeback === null &&
        !this.stoodIn.includes(now.seat ?? -1) &&
        this.events.some((event) => event.kind === 'moved' && event.seat === now.seat),
    };
  });

  /** A state has arrived. */
  take(state: State): void {
    const here = this.state;
    const moved =
      here !== null && state.seat === here.seat && reuse(here.offers, state.offers) !== here.offers;
    if (this.due === null && this.composing && moved) {
      if (this.acting > 0) this.early = state;
      else this.held = state;
      return;
    }
    this.show(state);
  }

  /** Show the position that was held back. */
  update(): void {
    if (this.held) this.show(this.held);
  }

  private show(state: State): void {
    const same = this.state?.seq === state.seq && this.state.rev === state.rev;
    if (!same || this.state?.seat !== state.seat) {
      this.effects = new Map();
      this.wanted.clear();
    }
    this.held = this.early = null;
    if (this.due && isShownBy(state, this.due)) this.due = null;
    this.state = this.state ? reuse(this.state, state) : state;
  }

  /** Do something at the table; false if it did not happen. */
  async act(action: AnyAction): Promise<boolean> {
    if (!this.state || this.busy) return false;
    this.trouble = null;
    this.stale = false;
    if (this.held && action.do !== 'say') {
      this.update(); // what was chosen belongs to a position that is gone
      this.stale = true;
      return false;
    }
    this.busy = action.do !== 'say';
    this.acting += 1;
    try {
      const answer = await this.live.act(action);
      this.acting -= 1;
      this.answered(answer);
      if (answer.type === 'refused') this.trouble = answer.trouble;
      if (answer.type === 'stale') this.stale = true;
      return answer.type === 'ok';
    } finally {
      this.busy = false;
    }
  }

  /** An answer says where the table is now: a state of that moment or a later one shows the act. */
  private answered(answer: Ok | Stale | Refused): void {
    if (answer.type !== 'refused' && this.state && !isShownBy(this.state, answer)) {
      this.due = answer;
    }
    const early = this.early;
    if (early && (this.due || this.acting === 0)) {
      this.early = null;
      this.take(early);
    }
  }

  /** Act in the name of the own seat. */
  async seatActs(kind: 'undo' | 'redo' | 'reset' | 'confirm' | 'takeback'): Promise<boolean> {
    const seat = this.state?.seat;
    if (seat === null || seat === undefined || !this.can[kind]) return false;
    return this.act({ do: kind, seat });
  }

  async play(move: string, commit: 'ask' | 'turn' | 'step'): Promise<boolean> {
    const seat = this.state?.seat;
    if (seat === null || seat === undefined || this.past) return false;
    return this.act({ do: 'play', seat, move, commit });
  }

  ask(query: AnyQuery): Promise<Told | Refused> {
    return this.live.ask(query);
  }

  /** Wait until another moment is shown than the given one, but not for ever. */
  async changed(before: State | null): Promise<void> {
    for (let i = 0; i < 40 && this.state === before; i++) {
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** Want the effects of some offered moves; they come in batches and are kept. */
  wantEffects(moves: string[]): void {
    untrack(() => {
      for (const move of moves) if (!this.effects.has(move)) this.wanted.add(move);
      void this.askEffects();
    });
  }

  private async askEffects(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.wanted.size && this.mine && this.state?.seat != null) {
        const { seq, rev, seat } = this.state;
        const moves = [...this.wanted].slice(0, BATCH);
        for (const move of moves) this.wanted.delete(move);
        const told = await this.ask({ about: 'previews', seat, moves });
        if (this.state?.seq !== seq || this.state.rev !== rev) continue; // of a moment gone by
        if (told.type === 'refused' || !told.previews) break;
        // A move without an answer is not asked for again.
        const found = moves.map((move) => [move, told.previews?.[move]?.effects ?? []] as const);
        this.effects = new Map([...this.effects, ...found]);
      }
    } finally {
      this.asking = false;
    }
  }

  /** Look at the table as it was after an event. */
  async lookAt(seq: number): Promise<void> {
    const state = this.state;
    if (!state) return;
    const known = this.events.some((event) => event.seq === seq);
    if (!known) return;
    this.pastSeq = seq;
    const told = await this.ask({ about: 'at', seq, seat: state.seat });
    if (this.pastSeq !== seq) return; // somebody is quicker than the line
    if (told.type === 'told' && told.state) this.past = told.state;
    else if (told.type === 'refused') {
      this.trouble = told.trouble;
      this.backToNow();
    }
  }

  backToNow(): void {
    this.past = null;
    this.pastSeq = null;
  }

  /** Look from another own seat. */
  sit(seat: number): void {
    this.backToNow();
    this.live.look(seat);
  }
}

const KEY = Symbol('session');

export function provideSession(session: Session): Session {
  return setContext(KEY, session);
}

export function tableSession(): Session {
  return getContext<Session>(KEY);
}
