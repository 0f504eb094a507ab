/** Everything at the table in words: moves, log, effects, refusals; in the language of the page. */

import { getContext, setContext } from 'svelte';
import { chipsOf, type Chip } from '../lib/effects';
import { OTHERS, type Arguments } from '../lib/language';
import type { Places } from '../lib/naming';
import type {
  Effect,
  EventTold,
  Offer,
  RefusalTold,
  Sentence,
  State,
  Trouble,
} from '../lib/protocol';
import { reuse } from '../lib/reuse';
import { scoreText } from '../lib/score';
import { seatName } from '../lib/seats';
import { say, speech } from '../lib/speech.svelte';
import { aheadBy, firstOf, standingsOf } from '../result/standing';
import { sayRefusal, sayTrouble } from '../lib/trouble';
import {
  entriesOf,
  headOf,
  isNote,
  summed,
  together,
  toldOf,
  turnsOf,
  type Turn,
} from './chronicle';
import { placeAbout, placeName } from './placeNames';
import type { Session } from './session.svelte';

/** A sentence, and whose it is: of the log, or of what a bot expects. */
type Said = Pick<Sentence, 'key' | 'args' | 'seat'>;

export class Words {
  /** How the game names the places of its view. */
  places = $state.raw<Places>({ kinds: {}, skip: [] });

  /** The kinds of places of the board, and the argument that names one. */
  kinds = $state.raw<Record<string, string>>({});

  constructor(private session: Session) {}

  // By itself, so that whoever speaks does not depend on everything that happens at the table.
  private game = $derived.by(() => this.session.state?.game ?? 'house');
  private seats = $derived.by(() => this.session.state?.seats);

  private seatless = $derived.by(() => JSON.stringify(viewOf(this.session.state).others ?? []));

  /** How many sit at the table. Those of the game without a seat follow them. */
  sitting = $derived.by(() => this.seats?.length ?? 0);

  /** The log by turns, worked out once for all who tell of it. */
  turns = $derived.by(() => turnsOf(entriesOf(this.session.events), this.sitting));

  /** The names of the players by seat; an open seat is a numbered one. Then those without a seat. */
  names = $derived.by(() => {
    const names = (this.seats ?? []).map((seat, i) => seatName(seat, i, say));
    const others = JSON.parse(this.seatless) as number[];
    names.push(...others.map((nth) => speech.say(`other-${nth}`, {}, this.game)));
    return (this.named = reuse(this.named, names));
  });
  private named: string[] = [];

  /** A sentence of the house or of the game. An arrow, so that it can be handed on. */
  say = (key: string, args: Arguments = {}): string => speech.say(key, args, this.game, this.names);

  has = (key: string): boolean => speech.has(key, this.game);

  seat(seat: number): string {
    if (seat >= OTHERS) return this.say(`other-${seat - OTHERS}`);
    return this.names[seat] ?? speech.say('seat-name', { number: seat + 1 });
  }

  /** A move, and in brackets what it means as things stand. */
  move(offer: Offer): string {
    const text = capital(this.say(offer.key, offer.args));
    return offer.remark ? `${text} (${this.say(offer.remark.key, offer.remark.args)})` : text;
  }

  /** What there is to say about an offered move beside what it changes. */
  remark(offer: Offer): string {
    const key = this.places.remark?.(viewOf(this.session.state), offer.move);
    return key ? this.say(key) : '';
  }

  /** A kind of move: "Market: score …". */
  verb(verb: string): string {
    return capital(speech.gist(`move-${verb}`, this.game));
  }

  /** A step of a turn in progress, in the words with which it was offered. */
  step(step: Sentence): string {
    return capital(this.say(step.key, step.args));
  }

  /** A sentence of the log without saying who; notes name their player themselves. */
  sentence(sentence: Said): string {
    if (!isNote(sentence)) return capital(this.doing(sentence));
    return this.say(sentence.key, { seat: sentence.seat, ...sentence.args });
  }

  /** The same, and who did it. */
  told(sentence: Said): string {
    if (isNote(sentence) || sentence.seat < 0) return this.sentence(sentence);
    return this.say('log-move', { seat: sentence.seat, move: this.doing(sentence) });
  }

  /** A turn in one line, but for what it has changed. */
  head(turn: Turn): string {
    const first = headOf(turn);
    const head = first ? this.told(first) : this.seat(turn.seat!);
    return [head, ...(this.deeds(turn).get(turn.seat!) ?? [])].join(' · ');
  }

  /** What was built, given and won in a turn, by player: messages with the attribute `deed`. */
  deeds(turn: Turn): Map<number, string[]> {
    const head = headOf(turn);
    const found = new Map<number, string[]>();
    const steps = turn.entries.flatMap(({ event }) => toldOf(event)).filter((one) => one !== head);
    for (const one of together(steps)) {
      const key = `${one.key}.deed`;
      if (!this.has(key)) continue;
      const text = this.say(key, one.args);
      if (text) found.set(one.seat, [...(found.get(one.seat) ?? []), text]);
    }
    for (const [seat, told] of found) found.set(seat, counted(told));
    return found;
  }

  /** An event in a line for each turn: what it was, and what it has changed for whom. */
  lines(event: EventTold): string[] {
    const turns = turnsOf(entriesOf([event]), this.sitting).filter((turn) => headOf(turn));
    if (!turns.length) return this.story(event);
    return turns.map((turn) => {
      const effects = summed(turn.entries.flatMap((entry) => entry.event.changes));
      const chips = this.chips(effects, turn.seat, this.deeds(turn)).map(({ text }) => text);
      return [this.head(turn), ...chips].join(' · ');
    });
  }

  /** What somebody does: logs say it in other words than buttons. */
  private doing({ key, args }: Said): string {
    return this.say(this.has(`${key}.told`) ? `${key}.told` : key, args);
  }

  /** An event of the log in sentences that say who. */
  story(event: EventTold): string[] {
    if (event.kind !== 'moved') return [this.happening(event)];
    return toldOf(event).map((sentence) => this.told(sentence));
  }

  /** What happened at the table beside the moves. */
  happening(event: EventTold): string {
    if (event.kind === 'ended') return this.verdict(this.session);
    const { seat, by, to, yes } = event;
    const args = { seat: seat ?? 0, by_seat: by ?? 0, to, yes: yes ? 'yes' : 'no' };
    return this.say(`web-play-log-${event.kind}`, args);
  }

  refusal(refusal: RefusalTold): string {
    return sayRefusal(this.say, refusal);
  }

  trouble(trouble: Trouble): string {
    return trouble.refusal ? this.refusal(trouble.refusal) : sayTrouble(this.say, trouble);
  }

  /** Why a move is not offered, or that it is. */
  async whyNot(session: Session, move: string): Promise<string> {
    const seat = session.state?.seat;
    if (!session.mine || seat === null || seat === undefined || !move) {
      return this.say('web-play-why-not-yours');
    }
    const told = await session.ask({ about: 'why', seat, move });
    if (told.type === 'refused') return this.trouble(told.trouble);
    return told.why ? this.refusal(told.why) : this.say('web-play-why-offered');
  }

  /** What a place of the board is called, and whose it is if it is a rival's. */
  place(place: string): string {
    return placeName(this.say, this.has, this.kinds, place, this.session.state?.seat ?? null);
  }

  /** What it is for. */
  about(place: string): string {
    return placeAbout(this.say, this.has, this.kinds, place);
  }

  /** The places of a move in all their words, for a search. */
  whereabouts(offer: Offer): string {
    return offer.places.map((place) => ` ${this.place(place)} ${this.about(place)}`).join('');
  }

  /** Why no move is offered at a place of the board. */
  async whyNotAt(session: Session, place: string, after: string[] = []): Promise<string> {
    const seat = session.state?.seat;
    if (!session.mine || seat === null || seat === undefined) {
      return this.say('web-play-why-not-yours');
    }
    if (session.past) return '';
    if (session.state?.draft?.complete) return this.say('web-play-complete');
    const told = await session.ask({ about: 'place', seat, place, after });
    if (told.type === 'refused') return this.trouble(told.trouble);
    if (told.why?.name === 'not-now' && session.state?.question) return this.notNow(session);
    return told.why ? this.refusal(told.why) : this.say('web-table-second');
  }

  /** Something else is asked. */
  notNow(session: Session): string {
    const question = session.state?.question;
    return question
      ? this.say('web-table-not-now', { question: this.say(`ask-${question}`) })
      : this.say('web-table-second');
  }

  chips(effects: Effect[], own: number | null, deeds?: Map<number, string[]>): Chip[] {
    return chipsOf(effects, this.places, this.say, own, this.has, deeds);
  }

  chipText(effects: Effect[], own: number | null): string {
    return this.chips(effects, own)
      .map((chip) => chip.text)
      .join(' ');
  }

  /** What the browser writes above the page. */
  title(session: Session, title: string): string {
    if (!this.has('title')) return title;
    if (session.answering !== null) return this.say('web-play-title-asked', { title });
    return this.say(session.mine ? 'web-play-title-turn' : 'web-play-title', { title });
  }

  /** The name of a part of the page. */
  tab(part: string, session: Session): string {
    const over = part === 'actions' && session.over;
    return this.say(over ? 'web-play-ranking' : `web-play-tab-${part}`);
  }

  /** Who has won. */
  verdict(session: Session): string {
    const ended = session.events.findLast((event) => event.kind === 'ended');
    if (ended && ended.reason !== 'finished') return this.say(`web-play-ranking-${ended.reason}`);
    const standings = standingsOf(viewOf(session.state), session.state?.seats.length ?? 0);
    const first = firstOf(standings);
    if (!first.length) return this.say('web-play-ranking-nobody');
    const names = first.map(({ seat }) => this.seat(seat)).join(', ');
    if (first.length > 1) return this.say('web-play-ranking-shared', { names });
    const by = aheadBy(standings);
    const { seat, score } = first[0]!;
    if (by && by > 0) return this.say('web-result-won-by', { seat, by });
    if (by === 0 && this.has('outcome-tie'))
      return this.say('outcome-tie', { seat, score: score! });
    return this.say('web-play-ranking-won', { names });
  }

  /** The points of a seat as far as the view tells them; null if they are hidden. */
  scoreOf(state: State | null, seat: number): number | null {
    const scores = viewOf(state).scores;
    return Array.isArray(scores) ? ((scores[seat] as number | null) ?? null) : null;
  }

  /** The same for whoever is a player of the view, be it without a seat. */
  playerScore(state: State | null, player: number): number | null {
    const players = viewOf(state).players;
    const found = Array.isArray(players) ? (players[player] as { score?: number | null }) : null;
    return found?.score ?? null;
  }

  /** Points of a seat with what they are, or that they are hidden. */
  score(score: number | null): string {
    if (score === null) return this.say('web-play-seat-score-secret');
    const text = this.scoreText(score);
    return this.has('score-said') ? text : this.say('web-play-seat-score', { score: text });
  }

  /** Points alone, as the game says them. */
  scoreText(score: number): string {
    return scoreText(score, this.say, this.has);
  }

  /** A player's numbers in one sentence, for ears. */
  player(state: State | null, seat: number): string[] {
    const players = viewOf(state).players;
    const player = Array.isArray(players) ? (players[seat] as Record<string, unknown>) : undefined;
    if (!player) return [this.seat(seat)];
    const facts = Object.entries(player).flatMap(([field, value]) => {
      const key = `player-${field.replaceAll('_', '-')}`;
      if (this.places.skip.includes(field) || !this.has(key)) return [];
      const text = this.value(field, value);
      return text ? [`${this.say(key)}: ${text}`] : [];
    });
    return [`${this.seat(seat)}. ${facts.join('; ')}.`];
  }

  /** What a number of a player is called, with the part of it that is meant; '' if it has no name. */
  field(field: string, part = ''): string {
    const key = `player-${field.replaceAll('_', '-')}`;
    const kind = this.places.kinds[field];
    const named = part && this.name(field, part);
    if (part && (kind === 'good' || kind === 'goods')) return capital(named);
    if (!this.has(key)) return '';
    return part ? `${this.say(key)} (${named})` : this.say(key);
  }

  private value(field: string, value: unknown): string {
    if (value === null) return '';
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return this.name(field, value);
    if (Array.isArray(value)) return value.map((one) => this.value(field, one)).join(', ');
    if (typeof value === 'object') {
      return Object.entries(value)
        .filter(([, one]) => typeof one === 'number' || Array.isArray(one))
        .map(([key, one]) => `${this.name(field, key)} ${this.value(field, one)}`)
        .join(', ');
    }
    return '';
  }

  private name(field: string, word: string): string {
    const key = `${this.places.kinds[field] ?? field}-${word}`;
    return /^[\w-]+$/.test(key) && this.has(key) ? this.say(key) : word;
  }
}

/** The facts of a view, whichever game it belongs to. */
export function viewOf(state: State | null): Record<string, unknown> {
  return (state?.view ?? {}) as Record<string, unknown>;
}

/** Texts without repetitions: how often each comes stands behind it. */
function counted(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const times = texts.filter((one) => one === text).length;
    return times > 1 ? `${text} ×${times}` : text;
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const KEY = Symbol('words');

export function provideWords(words: Words): Words {
  return setContext(KEY, words);
}

export function tableWords(): Words {
  return getContext<Words>(KEY);
}
