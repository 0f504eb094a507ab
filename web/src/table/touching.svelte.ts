/**
 * The board as something to touch: which places are offered, what was touched, what is about to
 * happen. A move that cannot be taken back waits here until it is confirmed; all others become
 * steps of the draft at once.
 */

import { getContext, setContext, untrack } from 'svelte';
import { provideTouched, type PlaceState, type Touched } from '../draw/places';
import type { Offer, PreviewTold, Sentence } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { Cells } from './cells.svelte';
import { isNote, sinceLast, toldOf } from './chronicle';
import { FEW, fitting, nextPlaces, outcomeOf, placesBeside, untouched } from './choosing';
import { commitOf, goesStraight } from './offers';
import type { Session } from './session.svelte';
import type { Words } from './words.svelte';

const MANY = 12; // offered places; so many do not glow

/** Several moves at one place, asked for there. */
export type Asking = { place: string; offers: Offer[] };

export class Touching implements Touched {
  /** Places that were touched for the open question, in order. */
  touched = $state.raw<string[]>([]);
  /** A move that waits for its confirmation, and the others that it can be exchanged for. */
  pending = $state.raw<{ offer: Offer; others: Offer[] } | null>(null);
  asking = $state.raw<Asking | null>(null);
  /** What is pointed at, by pointer or by keyboard. */
  pointed = $state<string | null>(null);
  /** The row of a list that is pointed at: its places light up. */
  row = $state.raw<Offer | null>(null);
  /** The message that says why a button did nothing. */
  remark = $state('');
  refused = $state.raw<{ place: string; why: string } | null>(null);
  /** Places that are drawn now; moves of others stand in the tray. */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  private whole = $state(false); // before that nobody knows what will not be drawn
  /** The places of a rival's step that is being shown. */
  showing = $state.raw<{ places: readonly string[]; seat: number } | null>(null);

  /** A part of this turn was confirmed already: for the rest of it clicks count, and that is said.
   * Who wants to confirm always is asked again. */
  settled = $state(false);
  private settledIn = ''; // which turn that was
  private previews = $state.raw<ReadonlyMap<string, PreviewTold>>(new Map());
  private asked = new Set<string>();
  private touches = 0; // an answer to an earlier one comes too late

  constructor(
    private session: Session,
    private words: Words,
  ) {
    provideTouched(this);
    $effect.pre(() => {
      void this.moment;
      untrack(() => this.forget());
    });
    $effect.pre(() => this.cells.mark(this.marks()));
    $effect.pre(() => {
      // Others may be asked something in between: it is the same turn all the same.
      if (session.state?.turn_id !== this.settledIn) this.settled = false;
    });
  }

  /** What a touch belongs to. */
  private moment = $derived.by(() => {
    const { state, pastSeq } = this.session;
    return `${state?.seq}/${state?.rev}/${state?.seat}/${pastSeq}`;
  });

  /** The moves that can be chosen now. */
  offers = $derived.by((): Offer[] => {
    const { session } = this;
    return session.mine && !session.past ? (session.state?.offers ?? []) : [];
  });

  left = $derived(fitting(this.offers, this.touched));
  /** The places that may be touched: further ones of a move, or others instead of what waits. */
  next = $derived.by(() => {
    if (!this.pending) return nextPlaces(this.left, this.touched);
    return placesBeside(this.pending.offer, this.offers);
  });
  /** The places at which a move can begin, whatever has been touched by now: from there one can
   * always begin anew. */
  private first = $derived(nextPlaces(this.offers, []));
  /** Moves at any time do not count: they never glow. */
  private quiet = $derived([...this.next.values()].filter((moves) => !aside(moves)).length > MANY);

  /** Moves that cannot be touched anywhere on the board, and those of a place with many. */
  loose = $derived.by((): Offer[] => {
    const asked = this.asking?.offers ?? []; // at the place itself, if they are few
    if (asked.length > FEW) return asked;
    if (!this.whole) return [];
    return this.left.filter((offer) => {
      if (asked.includes(offer)) return false;
      const led = offer.ways.filter((way) => !this.touched.includes(way));
      const rest = untouched(offer, this.touched) ?? [];
      return ![...rest, ...led].some((place) => this.drawn.has(place));
    });
  });

  private draft = $derived.by(() => {
    const steps: Sentence[] = this.session.mine ? (this.session.state?.draft?.steps ?? []) : [];
    const places = steps.flatMap((step) => step.places);
    return new Set([...places, ...(this.pending?.offer.places ?? [])]);
  });

  /** Steps of the open turn that are part of the game already. */
  earlier = $derived.by((): Sentence[] => {
    const { session } = this;
    const last = this.words.turns.findLast(({ gone, seat }) => seat !== null && !gone);
    const { seat = null, turn_id = '' } = session.state ?? {};
    if (!session.mine || !last || last.seat !== seat || last.id !== turn_id) return [];
    return last.entries
      .flatMap(({ event }) => toldOf(event))
      .filter((one) => one.seat === seat && !isNote(one));
  });

  /** Where others have moved since the own last turn. */
  private others = $derived.by(() => {
    const found = new Map<string, number>();
    const { session } = this;
    if (session.past || session.composing || this.touched.length) return found;
    const since = sinceLast(this.words.turns, session.state?.yours ?? []);
    const events = since?.turns.flatMap((turn) => turn.entries.map(({ event }) => event)) ?? [];
    for (const { places, piece, seat } of events.flatMap((event) => event.sentences)) {
      if (piece && seat >= 0 && seat !== session.state?.seat)
        for (const place of places) found.set(place, seat);
    }
    return found;
  });

  /** A drawing of a place asks for its state once, and is told when just that changes. */
  of(place: string): PlaceState {
    return this.cells.of(place);
  }

  private cells = new Cells();

  /** All places about which there is something to be seen. */
  private marks(): Map<string, PlaceState> {
    const { first, next, quiet, pointed, row, touched, draft, refused, others, showing } = this;
    const hovered = [...(pointed ? [pointed] : []), ...(row?.places ?? [])];
    const places = new Set([...next.keys(), ...hovered, ...touched, ...draft, ...others.keys()]);
    for (const place of [...first.keys(), ...(showing?.places ?? [])]) places.add(place);
    if (refused) places.add(refused.place);
    const found = new Map<string, PlaceState>();
    for (const place of places) {
      const shown = showing?.places.includes(place) ? showing.seat : null;
      found.set(place, {
        offered: next.has(place),
        quiet,
        aside: aside(next.get(place) ?? []),
        final: this.finalAt(next.get(place) ?? []),
        moves: first.get(place)?.length ?? 0,
        hovered: hovered.includes(place),
        chosen: touched.includes(place),
        times: touched.filter((one) => one === place).length,
        draft: draft.has(place),
        refused: refused?.place === place,
        last: shown ?? others.get(place) ?? null,
      });
    }
    return found;
  }

  /** Somebody touches a place: a move, a part of one, or the reason why there is none. */
  async touch(place: string): Promise<void> {
    const { session } = this;
    this.calm();
    if (session.busy || session.over) return;
    if (this.pending && this.pending.offer.places.at(-1) === place) return this.turn(1);
    if (this.pending) this.letGo();
    if (this.touched.at(-1) === place && !this.next.has(place)) return this.letGo();
    if (!this.next.has(place)) {
      if (this.touched.length && this.first.has(place)) this.letGo();
      else return this.refuse(place);
    }
    const touched = [...this.touched, place];
    const outcome = outcomeOf(this.offers, touched);
    this.asking = null;
    if (outcome.kind === 'one') return this.choose(outcome.offer);
    this.touched = touched;
    if (outcome.kind === 'several') {
      if (turnable(outcome.offers)) return this.wait(outcome.offers[0]!, outcome.offers);
      this.asking = { place, offers: outcome.offers };
    }
    if (outcome.kind === 'more') this.asking = this.askedAt(place, touched);
  }

  /** A move is whole by now, but there are others that go on: both are asked for, those that want
   * the same place once more among them. */
  private askedAt(place: string, touched: string[]): Asking | null {
    const rests = this.left.map((offer) => ({
      offer,
      rest: untouched(offer, touched) ?? [],
    }));
    if (!rests.some(({ rest }) => rest.length === 0)) return null;
    const here = rests.filter(({ rest }) => rest.every((one) => one === place));
    return { place, offers: here.map(({ offer }) => offer) };
  }

  /** A move is chosen: it becomes a step, or waits if nothing could bring it back. `told`: by a row
   * that says so, it may end the turn without another word. */
  choose(offer: Offer, told = false): void {
    if (this.session.busy) return;
    this.asking = null;
    if (this.waits(offer)) return this.wait(offer, this.turned(offer));
    this.play(offer, told);
  }

  /** Whether this move ends the turn without another word, by a click on the board or on a row. */
  atOnce(offer: Offer, told = false): boolean {
    if (this.waits(offer) || !this.straight(told)) return false;
    return goesStraight(offer, settings.confirm, this.steps);
  }

  /** Whether nothing can bring this move back once it is clicked: it asks for no other word. */
  final(offer: Offer, told = false): boolean {
    if (this.waits(offer)) return false;
    return offer.locks !== '' || this.atOnce(offer, told);
  }

  /** Whether the next click on the board may be final. */
  get mayBeFinal(): boolean {
    return this.pending === null && this.offers.some((offer) => this.final(offer));
  }

  /** Nothing of what is asked can be done: one goes on, or does what is possible at any time. */
  get spent(): boolean {
    const { offers } = this;
    if (this.session.state?.draft?.complete) return false;
    return offers.length > 0 && offers.every(({ free, idle }) => free || idle);
  }

  private finalAt(offers: Offer[]): boolean {
    return offers.length > 0 && offers.every((offer) => this.final(offer));
  }

  private waits(offer: Offer): boolean {
    const agreed = this.settled && settings.confirm === 'two-steps';
    return Boolean(offer.locks) && settings.confirm !== 'never' && !agreed;
  }

  private straight(told: boolean): boolean {
    return told || this.settled || settings.confirm === 'never';
  }

  /** Steps since the last confirmation in this turn. */
  private get steps(): number {
    return this.settled ? 0 : (this.session.state?.draft?.undo ?? 0);
  }

  /** The same thing at the same place, in all the ways in which it can be turned. */
  private turned(offer: Offer): Offer[] {
    if (!offer.turns) return [offer];
    const at = offer.places.join(' ');
    return this.offers.filter((one) => one.turns && one.places.join(' ') === at);
  }

  private play(offer: Offer, told: boolean): void {
    const commit = this.straight(told) ? commitOf(settings.confirm, this.steps) : 'ask';
    const before = this.settled;
    if (offer.locks) {
      this.settled = true;
      this.settledIn = this.session.state?.turn_id ?? '';
    }
    void this.session.play(offer.move, commit).then((done) => {
      if (!done) this.settled = before;
    });
  }

  private wait(offer: Offer, others: Offer[]): void {
    this.touched = [...offer.places];
    this.pending = { offer, others };
    this.want([offer.move]);
  }

  /** Exchange the waiting move for the next one of its kind: a tile is turned. */
  turn(by: number): void {
    if (!this.pending) return;
    const { offer, others } = this.pending;
    const at = others.indexOf(offer);
    const next = others[(at + by + others.length) % others.length]!;
    this.pending = { offer: next, others };
    this.want([next.move]);
  }

  /** Make what waits, or the draft, part of the game. */
  async confirm(): Promise<void> {
    const waiting = this.pending?.offer;
    if (waiting) this.play(waiting, true);
    else await this.session.seatActs('confirm');
  }

  get canConfirm(): boolean {
    return (this.pending !== null && !this.session.busy) || this.session.can.confirm;
  }

  get canUndo(): boolean {
    return this.touched.length > 0 || this.session.can.undo;
  }

  /** Back by one: what waits or was touched first, then the last step of the draft. */
  async undo(): Promise<void> {
    if (this.pending || this.touched.length) return this.letGo();
    if (await this.session.seatActs('undo')) return;
    if (this.session.mine && !this.session.busy) this.remark = 'web-table-undo-end';
  }

  /** Forget the touches of this question. */
  letGo(): void {
    this.touched = [];
    this.pending = null;
    this.asking = null;
    this.remark = '';
    this.calm();
  }

  /** Say no more why nothing can be done, nor when the answer comes. */
  calm(): void {
    this.refused = null;
    this.touches += 1;
  }

  private forget(): void {
    this.letGo();
    this.row = null;
    this.previews = new Map();
    this.asked.clear();
  }

  /** Why nothing can be done at a place. */
  private async refuse(place: string): Promise<void> {
    const { touches } = this;
    const why = await this.words.whyNotAt(this.session, place, this.touched);
    if (this.touches === touches) this.refused = { place, why };
  }

  /** The moves at a place, whatever was touched before. */
  at(place: string): Offer[] {
    const left = this.left.filter((offer) => {
      const rest = untouched(offer, this.touched) ?? [];
      return rest.includes(place) || (!this.touched.length && offer.ways.includes(place));
    });
    if (left.length) return left;
    return this.offers.filter(({ places, ways }) => [...places, ...ways].includes(place));
  }

  /** All that is certain about a move; asked for when somebody wants to know. */
  preview(move: string): PreviewTold | null {
    return this.previews.get(move) ?? null;
  }

  want(moves: string[]): void {
    const { state } = this.session;
    const missing = moves.filter((move) => !this.asked.has(move));
    if (!missing.length || state?.seat == null || !this.session.mine) return;
    for (const move of missing) this.asked.add(move);
    const { seq, rev, seat } = state;
    void this.session
      .ask({ about: 'previews', seat, moves: missing, further: true })
      .then((told) => {
        if (this.session.state?.seq !== seq || this.session.state.rev !== rev) return;
        if (told.type === 'told' && told.previews) {
          this.previews = new Map([...this.previews, ...Object.entries(told.previews)]);
        }
      });
  }

  /** Look again which places are drawn; `whole`: all parts of the table are there. */
  look(board: HTMLElement, whole: boolean): void {
    const found = board.querySelectorAll<HTMLElement | SVGElement>('[data-place]');
    this.drawn = new Set([...found].map((one) => one.dataset.place ?? ''));
    this.whole = whole;
  }
}

/** Whether a place is only for moves at any time: they are never in the way. */
function aside(moves: Offer[]): boolean {
  return moves.length > 0 && moves.every(({ free }) => free);
}

/** Whether moves are the same thing laid in different ways: then one waits and can be turned. */
function turnable(offers: Offer[]): boolean {
  return offers.every((offer) => offer.turns);
}

const KEY = Symbol('touching');

export function provideTouching(touching: Touching): Touching {
  return setContext(KEY, touching);
}

export function tableTouching(): Touching {
  return getContext<Touching>(KEY);
}
