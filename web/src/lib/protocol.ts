/* Made by scripts/types from serai.house.protocol and serai.house.requests; not to be edited by hand.
 * schema e170f1025c78c3000c80d8b4d5b453c23e9119035d64511d269af438eb901a9b
 */
export type AnyAction =
  | Play
  | Undo
  | Redo
  | Reset
  | Confirm
  | Stand
  | Resign
  | StandIn
  | ComeBack
  | Agree
  | AskTakeback
  | AnswerTakeback
  | SeatBot
  | Say;
export type AnyFrame =
  State | Log | Chat | Presence | Ok | Stale | Refused | Told | Pong | Announcement;
export type AnyMessage = Hello | Act | Ask | Ping;
export type AnyQuery = Previews | WhyNot | WhyPlace | Hint | At;

/**
 * Do something, once. `seq` and `rev` are those of the state that the client looked at.
 */
export interface Act {
  action:
    | Play
    | Undo
    | Redo
    | Reset
    | Confirm
    | Stand
    | Resign
    | StandIn
    | ComeBack
    | Agree
    | AskTakeback
    | AnswerTakeback
    | SeatBot
    | Say;
  id: string;
  rev: number;
  seq: number;
  type: 'act';
}
/**
 * One step of a turn. `commit`: at the end of the turn, or at once.
 */
export interface Play {
  commit?: 'ask' | 'step' | 'turn';
  do: 'play';
  move: string;
  seat: number;
}
/**
 * Take the last step of the draft back.
 */
export interface Undo {
  do: 'undo';
  seat: number;
}
/**
 * Make the step again that was taken back last.
 */
export interface Redo {
  do: 'redo';
  seat: number;
}
/**
 * Begin the draft anew.
 */
export interface Reset {
  do: 'reset';
  seat: number;
}
/**
 * Make the draft part of the game.
 */
export interface Confirm {
  do: 'confirm';
  seat: number;
}
/**
 * Answer a question of the rules once for all.
 */
export interface Stand {
  answer: 'always' | 'ask' | 'never';
  do: 'stand';
  question: string;
  seat: number;
}
/**
 * Give the game up; a bot plays on in this seat if other people are still there.
 */
export interface Resign {
  do: 'resign';
  seat: number;
}
/**
 * Let a bot play for a person who is away, and who keeps the seat.
 */
export interface StandIn {
  do: 'stand-in';
  seat: number;
}
/**
 * Take the own seat back from the bot that plays there.
 */
export interface ComeBack {
  do: 'come-back';
  seat: number;
}
/**
 * Say yes to what all people here have to agree to, or take it back.
 *
 *     `stand-in`: that bots play for who is away, at a table over days; `newcomer`: that somebody new
 *     takes an empty seat in a running match, and learns what was kept secret there.
 */
export interface Agree {
  do: 'agree';
  seat: number;
  to: 'newcomer' | 'stand-in';
  yes: boolean;
}
/**
 * Ask to go back to before the own last turn; against bots it happens at once.
 */
export interface AskTakeback {
  do: 'takeback';
  seat: number;
}
/**
 * Agree to a takeback, or refuse it (who asked withdraws by refusing).
 */
export interface AnswerTakeback {
  do: 'answer';
  seat: number;
  yes: boolean;
}
/**
 * Let a bot take an empty seat.
 */
export interface SeatBot {
  bot: string;
  do: 'bot';
  seat: number;
}
/**
 * A line of chat.
 */
export interface Say {
  do: 'say';
  text: string;
}
/**
 * What whoever runs the server tells everybody; an empty text takes back what was told.
 *
 *     `at` is the moment that it is about, if there is one. It comes before the first state of a
 *     connection, or not at all: then there is none.
 */
export interface Announcement {
  at: number | null;
  text: string;
  type: 'announcement';
}
/**
 * The table now, as one seat (None: a spectator) sees it.
 */
export interface State {
  agreed: {
    [k: string]: number[];
  };
  commitment: string;
  crumbs: string[];
  draft: DraftTold | null;
  game: string;
  hash: string;
  help: 'hints' | 'rules';
  host: boolean;
  next: string | null;
  offers: Offer[];
  question: string | null;
  rev: number;
  seat: number | null;
  seats: SeatTold[];
  seq: number;
  stand_in_after: number | null;
  standing: {
    [k: string]: string;
  };
  status: 'over' | 'playing' | 'waiting';
  table: string;
  takeback: TakebackTold | null;
  to_move: number | null;
  turn_id: string;
  type: 'state';
  version: number;
  view: {};
  yours: number[];
}
/**
 * The turn in progress, told only to its seat.
 */
export interface DraftTold {
  changes: Effect[];
  complete: boolean;
  redo: number;
  steps: Sentence[];
  undo: number;
}
/**
 * A place of the table that changes: `seat` None is the common board.
 */
export interface Effect {
  after: unknown;
  before: unknown;
  path: string[];
  seat: number | null;
}
/**
 * A message of the game by key, with its arguments; `seat` is whose it is (-1: chance).
 *
 *     Those of the game who have no seat are counted as they are among the players of a view.
 */
export interface Sentence {
  apart: boolean;
  args: {
    [k: string]: number | string;
  };
  chance: boolean;
  closes: boolean;
  forced: boolean;
  gathers: string;
  key: string;
  move: string;
  piece: string;
  places: string[];
  seat: number;
}
/**
 * An offered move. `locks`: why it cannot be undone once chosen; `ends`: the turn with it.
 */
export interface Offer {
  args: {
    [k: string]: number | string;
  };
  ends: boolean;
  free: boolean;
  group: string;
  idle: boolean;
  key: string;
  locks: '' | 'asks' | 'chance' | 'reveals';
  move: string;
  opens: number;
  places: string[];
  remark: Remark | null;
  turns: boolean;
  ways: string[];
}
/**
 * What an offered move means as things stand, beside its words and what it changes.
 */
export interface Remark {
  args: {
    [k: string]: number | string;
  };
  key: string;
}
/**
 * Who sits where.
 */
export interface SeatTold {
  bot: string;
  kind: 'bot' | 'open' | 'person';
  level: number;
  name: string;
  resigned: boolean;
  stand_in: string;
  style: string;
}
/**
 * Somebody asks to go back; `agreed` has who said yes.
 */
export interface TakebackTold {
  agreed: number[];
  seat: number;
}
/**
 * Events in order; none is missing between them.
 */
export interface Log {
  events: EventTold[];
  type: 'log';
}
/**
 * One event of the table as everybody may know it.
 */
export interface EventTold {
  at: number;
  back_to: number;
  bot: string;
  by: number | null;
  changes: Effect[];
  kind:
    | 'agreed'
    | 'answered'
    | 'asked'
    | 'ended'
    | 'gave-back'
    | 'hinted'
    | 'lapsed'
    | 'moved'
    | 'opened'
    | 'resigned'
    | 'sat'
    | 'stood-in'
    | 'taken-back';
  name: string;
  reason: string;
  salt: string;
  seat: number | null;
  seed: string;
  sentences: Sentence[];
  seq: number;
  to: '' | 'newcomer' | 'stand-in';
  turn: number | null;
  turn_id: string;
  yes: boolean;
}
/**
 * Lines of chat in order.
 */
export interface Chat {
  lines: ChatTold[];
  type: 'chat';
}
/**
 * A line of chat.
 */
export interface ChatTold {
  at: number;
  id: number;
  name: string;
  seat: number;
  text: string;
}
/**
 * Which seats are connected now, which bots are thinking, and how many people watch.
 *
 *     `away` is the seat that everybody waits for while its person is not there, `waited` for how many
 *     seconds.
 */
export interface Presence {
  away: number | null;
  online: number[];
  thinking: number[];
  type: 'presence';
  waited: number;
  watching: number;
}
/**
 * An act happened; this is where the table is now.
 */
export interface Ok {
  id: string;
  rev: number;
  seq: number;
  type: 'ok';
}
/**
 * An act was made for another moment and did not happen; the state follows.
 */
export interface Stale {
  id: string;
  rev: number;
  seq: number;
  type: 'stale';
}
/**
 * An act or a question was refused and changed nothing.
 */
export interface Refused {
  id: string;
  trouble: Trouble;
  type: 'refused';
}
/**
 * Something from outside cannot be used: the message `problem-<key>` with its arguments.
 */
export interface Trouble {
  args: {
    [k: string]: number | string;
  };
  key: string;
  refusal: RefusalTold | null;
}
/**
 * Why not: the message `refuse-<name>` with its arguments, and the rule it comes from.
 */
export interface RefusalTold {
  args: {
    [k: string]: number | string;
  };
  code: number;
  name: string;
  rule: string;
}
/**
 * The answer to a question: previews by move, a refusal (None: offered), a hint, a state.
 */
export interface Told {
  hint: HintTold | null;
  id: string;
  previews: {
    [k: string]: PreviewTold;
  } | null;
  state: State | null;
  type: 'told';
  why: RefusalTold | null;
}
/**
 * The best turns of a seat, best first. `doubt`: why numbers are missing or may be wrong.
 */
export interface HintTold {
  doubt: Remark | null;
  seat: number;
  turns: HintTurn[];
}
/**
 * A turn up to chance or its end, what is expected then, and what it is worth.
 *
 *     `chances` of all seats (0 to 1) and `points` of the own one are there only if somebody has
 *     learned them; of `worth`, in hundredths of a point, only differences mean something. `compared`
 *     is a message: with what the reasons compare it, or what is said instead; "": nothing.
 */
export interface HintTurn {
  chances: number[];
  compared: string;
  points: number | null;
  reasons: HintReason[];
  steps: HintStep[];
  then: HintStep[];
  worth: number;
}
/**
 * What a turn does better or worse than another one: a message, and hundredths of a point.
 */
export interface HintReason {
  amount: number;
  args: {
    [k: string]: number | string;
  };
  key: string;
}
/**
 * A move that a bot thinks of; `seat` is -1 for chance.
 */
export interface HintStep {
  args: {
    [k: string]: number | string;
  };
  key: string;
  move: string;
  seat: number;
  told: boolean;
}
/**
 * All that is certain about a move; an item null of a list is not known yet.
 *
 *     `asks`: the own question that comes next; `least`: what follows however it is answered.
 */
export interface PreviewTold {
  asks: string | null;
  effects: Effect[];
  least: Effect[];
}
/**
 * The answer to a ping.
 */
export interface Pong {
  n: number;
  type: 'pong';
}
/**
 * Begin, go on after a broken connection, or look from another own seat.
 *
 *     `last` is the last event that the client knows (0: none), `chat` the last line of chat.
 */
export interface Hello {
  chat?: number;
  last?: number;
  seat?: number | null;
  type: 'hello';
}
/**
 * Ask something.
 */
export interface Ask {
  id: string;
  query: Previews | WhyNot | WhyPlace | Hint | At;
  type: 'ask';
}
/**
 * What some offered moves would do.
 */
export interface Previews {
  about: 'previews';
  further?: boolean;
  moves: string[];
  seat: number;
}
/**
 * Why a move is not offered.
 */
export interface WhyNot {
  about: 'why';
  move: string;
  seat: number;
}
/**
 * Why no move is offered at a place of the board.
 *
 *     `after`: the places that were touched before it.
 */
export interface WhyPlace {
  about: 'place';
  after?: string[];
  place: string;
  seat: number;
}
/**
 * What a bot would do, and why. Everybody is told that it was asked.
 */
export interface Hint {
  about: 'hint';
  seat: number;
}
/**
 * The table as it was after an event, as the caller may see it.
 */
export interface At {
  about: 'at';
  seat?: number | null;
  seq: number;
}
/**
 * A sign of life that wants an answer.
 */
export interface Ping {
  n: number;
  type: 'ping';
}
/**
 * The processes that bots think in: how many there should be, how many can be asked.
 */
export interface BotsTold {
  processes: number;
  ready: number;
  waiting: number;
}
/**
 * Begin as a finished match was after one of its events.
 */
export interface BranchWanted {
  seq: number;
  table: string;
}
/**
 * An opponent of the house: the message `character-<name>`, its style and usual level.
 */
export interface CharacterTold {
  level: number;
  name: string;
  style: string;
}
/**
 * The course of a finished match, with nothing hidden.
 */
export interface CourseTold {
  before: number[];
  began: number;
  ended: number;
  people: ReckoningTold[];
  turns: StretchTold[];
  version: number;
}
/**
 * The score of one of those who score, by source (messages `result-<source>`).
 *
 *     `seat` is their number in messages: whoever of the game has no seat has one beyond them.
 */
export interface ReckoningTold {
  rank: number;
  score: number;
  seat: number;
  sources: {
    [k: string]: number;
  };
  usual: UsualTold | null;
}
/**
 * What a score is usually made of at such a table: the means of so many games of a bot.
 */
export interface UsualTold {
  games: number;
  score: number;
  sources: {
    [k: string]: number;
  };
}
/**
 * One turn; lists are in the order of `people`.
 */
export interface StretchTold {
  clock: {
    [k: string]: number | string;
  };
  gains: {
    [k: string]: number;
  }[];
  scores: number[];
  seq: number;
  turn: number;
}
/**
 * The new table; `invite` lets others sit down.
 */
export interface Created {
  invite: string;
  table: string;
}
/**
 * Why a request was refused.
 */
export interface Error {
  trouble: Trouble;
}
/**
 * A file that somebody has.
 */
export interface FileWanted {
  text: string;
}
/**
 * A game that cannot be played here, and why, in every language.
 */
export interface GameBroken {
  name: string;
  texts: {
    [k: string]: string;
  };
}
/**
 * A game of the house.
 */
export interface GameTold {
  about: {
    [k: string]: string;
  };
  habits: HabitTold[];
  name: string;
  options: OptionTold[];
  places: {
    [k: string]: string;
  };
  seats: number[];
  verbs: string[];
  version: number;
}
/**
 * A question that may be answered once for all.
 */
export interface HabitTold {
  always: string;
  never: string;
  question: string;
}
/**
 * Something to agree on, in the messages `option-<name>-title` and `option-<name>-about`.
 *
 *     What each other choice does says `option-<name>` or `option-<name>-<choice>`; the choices are
 *     called `<name>-<choice>` or `option-<name>-<choice>-way`.
 *
 *     Where it chooses between two readings of the rules, `basis` and `source` tell how well the
 *     usual one is founded; both are empty for a variant of the game.
 */
export interface OptionTold {
  basis: string;
  choices: unknown[];
  default: unknown;
  name: string;
  ours: boolean;
  per_seat: boolean;
  seats: number[];
  source: string;
}
/**
 * What can be played, and against which bots and characters; and what cannot.
 */
export interface Games {
  bots: string[];
  broken: GameBroken[];
  characters: CharacterTold[];
  games: GameTold[];
  levels: number;
  usual: string[];
}
/**
 * What the health check did: it created a table, moved, read it back, and let a bot move.
 */
export interface Health {
  bots: BotsTold | null;
  bytes: number;
  milliseconds: number;
  ok: boolean;
  sockets: number;
  stalls: Stalls;
  tables: number;
  wrong: '' | 'bots' | 'tables';
}
/**
 * How late everybody was served in the last ten minutes because of others: milliseconds.
 *
 *     The shares are of all moments at which the server looked, a hundred a second.
 */
export interface Stalls {
  most: number;
  over_100: number;
  p99: number;
  p999: number;
  ticks: number;
}
/**
 * A new invitation; the old one is void.
 */
export interface Invite {
  invite: string;
}
/**
 * A match as it is kept, without playing it: at a table, or in a file.
 */
export interface KeptTold {
  box: {};
  data: string;
  ended: '' | 'closed' | 'finished' | 'resigned';
  game: string;
  moves: MoveTold[];
  options: {};
  result: ResultTold | null;
  seats: number;
  to_move: number | null;
  version: number;
  why: Trouble | null;
}
/**
 * A move as it was written; `key` says it in words (empty: it has none any more).
 */
export interface MoveTold {
  args: {
    [k: string]: number | string;
  };
  key: string;
  move: string;
  seat: number;
}
/**
 * How a match ended, by seat; scores and ranks may not have been kept.
 */
export interface ResultTold {
  ranks: number[];
  scores: number[];
  winners: number[];
}
/**
 * Who the caller is.
 */
export interface Me {
  guest: boolean;
  name: string;
}
/**
 * How the caller wants to be called.
 */
export interface NameWanted {
  name: string;
}
/**
 * Take an own seat again with the token of its link.
 */
export interface RecoverWanted {
  token: string;
}
/**
 * The rules of a game, section by section.
 */
export interface Rules {
  sections: SectionTold[];
}
/**
 * A section of the rules in our words.
 */
export interface SectionTold {
  id: string;
  rulings: RulingTold[];
  text: string;
  title: string;
  translated: boolean;
}
/**
 * How we decide what a section leaves open, in English.
 */
export interface RulingTold {
  basis: string;
  decision: string;
  id: string;
  option: string;
  question: string;
  source: string;
}
/**
 * Who is to sit here: "me" (several times: one screen for all), "open" or a bot by name.
 *
 *     A bot is also a character, such as "zarina"; one without a name is a character of the house.
 */
export interface SeatWanted {
  bot?: string | null;
  name?: string | null;
  who: 'bot' | 'me' | 'open';
}
/**
 * The own seat, and the token of the link that brings it back in another browser.
 */
export interface Seated {
  seat: number;
  token: string;
}
/**
 * Sit down; `invite` is needed unless everybody may.
 */
export interface SitWanted {
  invite?: string | null;
}
/**
 * A table in a list. `shelved`: why nobody can play on there; the server has other rules.
 */
export interface TableTold {
  changed: number;
  data: string;
  game: string;
  host: boolean;
  join: 'everybody' | 'link';
  seats: SeatTold[];
  shelved: Trouble | null;
  status: 'over' | 'playing' | 'waiting';
  table: string;
  to_move: number | null;
  version: number;
  watch: 'everybody' | 'link' | 'nobody';
  winners: number[];
  yours: number[];
}
/**
 * A new table.
 */
export interface TableWanted {
  branch?: BranchWanted | null;
  game: string;
  help?: ('hints' | 'rules') | null;
  join?: 'everybody' | 'link';
  options?: {};
  seats: SeatWanted[];
  stand_in?: number | null;
  think?: number | null;
  transcript?: string | null;
  watch?: 'everybody' | 'link' | 'nobody';
}
/**
 * Tables, those that wait for the caller first.
 */
export interface Tables {
  tables: TableTold[];
}
