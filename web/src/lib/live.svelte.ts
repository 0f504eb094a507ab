/**
 * A table as it is now, kept up to date over a line that may break at any time.
 *
 * Every act has an id: it is sent again until it is answered, and happens once. Events are counted:
 * none is taken twice, and a gap is asked for again. The line is opened again for ever, with longer
 * and longer pauses, and says in `connection` how it stands.
 */

import type {
  AnyAction,
  AnyFrame,
  AnyQuery,
  Act,
  Announcement,
  Ask,
  ChatTold,
  EventTold,
  Hello,
  Ok,
  Presence,
  Refused,
  Stale,
  State,
  Told,
  Trouble,
} from './protocol';
import { socket, stream, type Connect, type Transport } from './transport';

/** `since`: when the server was last heard of, in milliseconds (null: never). */
export type Connection = {
  kind: 'connected' | 'connecting' | 'offline' | 'refused';
  since: number | null;
};

type ActAnswer = Ok | Stale | Refused;
type AskAnswer = Told | Refused;
type Waiting = {
  message: Act | Ask;
  late: boolean; // takes the moment of sending, not of choosing
  sent: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  answer: (frame: ActAnswer | AskAnswer) => void;
};

const RESEND = 2_500; // milliseconds
const PING = 20_000;
const SILENCE = 10_000; // after a ping
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const BEHIND = 1_500; // a state without its events
const SOCKET_TRIES = 2; // before the event stream is tried
const SOCKET_TRIES_IF_PROVEN = 8; // sockets worked here before: more likely the server is away

// Made twice in a row they mean twice, whatever the table looked like; the rest is for the
// moment that the person looked at.
const FOR_ANY_MOMENT: ReadonlySet<AnyAction['do']> = new Set(['undo', 'redo', 'say']);

/** An id nobody else makes; `randomUUID` exists only on pages served by https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Live {
  state = $state.raw<State | null>(null);
  events = $state.raw<EventTold[]>([]);
  chat = $state.raw<ChatTold[]>([]);
  presence = $state.raw<Presence>({
    type: 'presence',
    online: [],
    thinking: [],
    watching: 0,
    away: null,
    waited: 0,
  });
  connection = $state.raw<Connection>({ kind: 'connecting', since: null });
  /** Why the server refuses the line itself, if it does. */
  trouble = $state.raw<Trouble | null>(null);
  /** Hears what those who run the server tell everybody. */
  announced: ((what: Announcement) => void) | undefined;
  /** How many acts have no answer yet. */
  pending = $state(0);

  private line: Transport | null = null;
  private seat: number | null;
  private queue: Waiting[] = [];
  private asked = new Map<string, Waiting>();
  private fresh = false; // no state yet on this line: the next one counts, whatever it says
  private stopped = true;
  private failures = 0;
  private unopened = 0; // connections in a row that never worked
  private proven = false; // whether a socket ever did
  private heard: number | null = null;
  private moment = { seq: 0, rev: 0 }; // the newest that we know of
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private behind: ReturnType<typeof setTimeout> | undefined;
  private pings = 0;

  constructor(
    readonly table: string,
    seat: number | null = null,
    private readonly ways: { socket: Connect; stream: Connect } = { socket, stream },
  ) {
    this.seat = seat;
  }

  // --- for pages ---

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    addEventListener('online', this.wake);
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.wake);
    this.pinger = setInterval(this.ping, PING);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.wake);
    clearInterval(this.pinger);
    for (const timer of [this.retry, this.silence, this.behind]) clearTimeout(timer);
    for (const waiting of [...this.queue, ...this.asked.values()]) clearTimeout(waiting.timer);
    this.line?.close();
    this.line = null;
  }

  /** Look from another own seat (null: as a spectator would). */
  look(seat: number | null): void {
    this.seat = seat;
    this.fresh = true;
    this.line?.hello(this.hello());
  }

  /** Do something, once, for the moment that was looked at; a broken line delays the answer. */
  act(action: AnyAction, seq?: number, rev?: number): Promise<ActAnswer> {
    const looked = { seq: seq ?? this.state?.seq ?? 0, rev: rev ?? this.state?.rev ?? 0 };
    const message: Act = { type: 'act', id: newId(), ...looked, action };
    return new Promise((answer) => {
      const late = FOR_ANY_MOMENT.has(action.do);
      const taken = (frame: ActAnswer | AskAnswer): void => answer(frame as ActAnswer);
      this.queue.push({ message, late, sent: false, timer: undefined, answer: taken });
      this.pending = this.queue.length;
      this.sendNext();
    });
  }

  /** Ask something that changes nothing. */
  ask(query: AnyQuery): Promise<AskAnswer> {
    const message: Ask = { type: 'ask', id: newId(), query };
    return new Promise((answer) => {
      const taken = (frame: ActAnswer | AskAnswer): void => answer(frame as AskAnswer);
      const waiting = { message, late: false, sent: false, timer: undefined, answer: taken };
      this.asked.set(message.id, waiting);
      this.send(waiting);
    });
  }

  /** Try again now instead of after the pause. */
  reconnect(): void {
    if (this.stopped || this.connection.kind === 'connected') return;
    clearTimeout(this.retry);
    this.line?.close();
    this.connect();
  }

  // --- the line ---

  private get last(): number {
    return this.events.at(-1)?.seq ?? 0;
  }

  private hello(): Hello {
    return { type: 'hello', last: this.last, chat: this.chat.at(-1)?.id ?? 0, seat: this.seat };
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.fresh = true;
    // Where sockets fail, stream and socket take turns until one of them works.
    const tries = this.proven ? SOCKET_TRIES_IF_PROVEN : SOCKET_TRIES;
    const byStream = this.unopened >= tries && this.unopened % 2 === 0;
    const open = byStream ? this.ways.stream : this.ways.socket;
    let line: Transport | null = null;
    const mine = (): boolean => line === null || this.line === line;
    line = open(this.table, this.hello(), {
      opened: () => {
        if (mine()) this.opened(byStream);
      },
      frame: (frame) => {
        if (mine()) this.take(frame);
      },
      closed: (worked, final) => {
        if (mine()) this.closed(worked, final);
      },
    });
    this.line = line;
  }

  private opened(byStream: boolean): void {
    if (!byStream) {
      this.unopened = 0;
      this.proven = true;
    }
    this.connection = { kind: 'connected', since: Date.now() };
    for (const waiting of this.asked.values()) this.send(waiting);
    for (const waiting of this.queue) if (waiting.sent) this.send(waiting);
    this.sendNext();
  }

  private closed(worked: boolean, final: boolean): void {
    this.line = null;
    clearTimeout(this.silence);
    if (this.stopped) return;
    const since = this.heard;
    if (final) {
      this.connection = { kind: 'refused', since };
      return;
    }
    if (!worked) this.unopened += 1;
    this.connection = { kind: worked ? 'connecting' : 'offline', since };
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(this.failures, 10));
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2));
  }

  private ping = (): void => {
    if (this.line?.kind !== 'socket' || this.connection.kind !== 'connected') return;
    this.pings += 1;
    this.line.send({ type: 'ping', n: this.pings });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.line?.close(), SILENCE);
  };

  /** Back online, or looked at again: find out at once whether the line still lives. */
  private wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.connection.kind === 'connected') this.ping();
    else this.reconnect();
  };

  /** The browser itself knows that the line is gone: nobody needs to wait for silence. */
  private lose = (): void => this.line?.close();

  // --- sending ---

  /** Acts go one after the other: the next one waits for the answer. */
  private sendNext(): void {
    const first = this.queue[0];
    if (first && !first.sent) this.send(first);
  }

  private send(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.send(waiting), RESEND);
    if (this.connection.kind !== 'connected' || !this.line) return;
    if (!waiting.sent && waiting.late && waiting.message.type === 'act') {
      waiting.message = { ...waiting.message, ...this.moment };
    }
    waiting.sent = true;
    this.line.send(waiting.message);
  }

  // --- receiving ---

  private take(frame: AnyFrame): void {
    clearTimeout(this.silence);
    this.heard = Date.now();
    switch (frame.type) {
      case 'state':
        return this.takeState(frame);
      case 'log':
        return this.takeEvents(frame.events);
      case 'chat':
        return this.takeChat(frame.lines);
      case 'presence':
        this.presence = frame;
        return;
      case 'ok':
      case 'stale':
      case 'refused':
      case 'told':
        return this.takeAnswer(frame);
      case 'announcement':
        return this.announced?.(frame);
      case 'pong':
        return;
    }
  }

  private takeState(state: State): void {
    const now = this.state;
    const same = now?.seat === state.seat && `${now.yours}` === `${state.yours}`;
    // Revisions are those of one's own draft: they can be compared only from the same chair.
    const older =
      now !== null &&
      (state.seq < now.seq || (same && state.seq === now.seq && state.rev < now.rev));
    if (older && !this.fresh) return;
    if (this.fresh && state.seq < this.last) this.beginAnew(); // the server forgot events
    this.fresh = false;
    this.failures = 0; // only now: a line that is refused at once must not be tried too often
    this.trouble = null;
    this.state = state;
    this.moment = { seq: state.seq, rev: state.rev };
    clearTimeout(this.behind);
    if (state.seq > this.last) {
      this.behind = setTimeout(() => this.line?.hello(this.hello()), BEHIND);
    }
    this.sendNext();
  }

  private beginAnew(): void {
    this.events = [];
    this.line?.hello(this.hello());
  }

  private takeEvents(events: EventTold[]): void {
    const added: EventTold[] = [];
    let last = this.last;
    for (const event of events) {
      if (event.seq <= last) continue;
      if (last > 0 && event.seq > last + 1) {
        this.line?.hello(this.hello()); // a gap: ask for all after the last one we have
        break;
      }
      added.push(event);
      last = event.seq;
    }
    if (added.length) this.events = [...this.events, ...added];
    if (this.state && this.state.seq <= last) clearTimeout(this.behind);
  }

  private takeChat(lines: ChatTold[]): void {
    const last = this.chat.at(-1)?.id ?? 0;
    const added = lines.filter((line) => line.id > last);
    if (added.length) this.chat = [...this.chat, ...added];
  }

  private takeAnswer(frame: ActAnswer | AskAnswer): void {
    const asked = this.asked.get(frame.id);
    const first = this.queue[0];
    if (asked) {
      this.asked.delete(frame.id);
      clearTimeout(asked.timer);
      asked.answer(frame);
    } else if (frame.type === 'refused' && !frame.id) {
      this.trouble = frame.trouble;
    } else if (first && first.message.id === frame.id) {
      this.queue.shift();
      this.pending = this.queue.length;
      clearTimeout(first.timer);
      if (frame.type === 'ok' && (frame.seq > this.moment.seq || frame.rev > this.moment.rev)) {
        this.moment = { seq: frame.seq, rev: frame.rev };
      }
      first.answer(frame);
      this.sendNext();
    }
  }
}
