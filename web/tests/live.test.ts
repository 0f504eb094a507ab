/** Nothing is lost or done twice, whatever happens to the line. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from '../src/lib/live.svelte';
import type { Act, AnyFrame, Ask, EventTold, Hello, Ping, State } from '../src/lib/protocol';
import type { Connect, Listener, Transport } from '../src/lib/transport';

class Line implements Transport {
  sent: (Act | Ask | Ping)[] = [];
  hellos: Hello[];
  closed = false;

  constructor(
    readonly kind: 'socket' | 'stream',
    hello: Hello,
    private listener: Listener,
  ) {
    this.hellos = [hello];
  }

  hello(hello: Hello): void {
    this.hellos.push(hello);
  }

  send(message: Act | Ask | Ping): void {
    this.sent.push(message);
  }

  close(): void {
    this.drop(true);
  }

  // --- the other end ---

  say(...frames: AnyFrame[]): void {
    if (!this.closed) frames.forEach((frame) => this.listener.frame(frame));
  }

  open(): void {
    this.listener.opened();
  }

  drop(worked: boolean, final = false): void {
    if (this.closed) return;
    this.closed = true;
    this.listener.closed(worked, final);
  }

  get acts(): Act[] {
    return this.sent.filter((one) => one.type === 'act');
  }
}

let lines: Line[];
let live: Live;

const connect =
  (kind: 'socket' | 'stream'): Connect =>
  (_table, hello, listener) => {
    const line = new Line(kind, hello, listener);
    lines.push(line);
    return line;
  };

function now(): Line {
  return lines.at(-1)!;
}

function state(seq: number, rev: number): State {
  return { type: 'state', seq, rev, seat: 0, yours: [0] } as unknown as State;
}

function log(...seqs: number[]): AnyFrame {
  return { type: 'log', events: seqs.map((seq) => ({ seq }) as EventTold) };
}

const undo = { do: 'undo', seat: 0 } as const;
const play = { do: 'play', seat: 0, move: 'quarry' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const page = {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: 'visible',
  };
  vi.stubGlobal('document', page);
  lines = [];
  live = new Live('abcdefghijklmnop', 0, { socket: connect('socket'), stream: connect('stream') });
  live.start();
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The first line works, and the table is known. */
function begin(): void {
  now().open();
  now().say(log(1, 2, 3), state(3, 5));
}

describe('events', () => {
  it('are taken once and in order', () => {
    begin();
    now().say(log(2, 3, 4), log(3, 4), log(5));
    expect(live.events.map((event) => event.seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('after a gap are asked for again', () => {
    begin();
    now().say(log(6));
    expect(live.events.map((event) => event.seq)).toEqual([1, 2, 3]);
    expect(now().hellos.at(-1)).toMatchObject({ last: 3 });
    now().say(log(4, 5, 6));
    expect(live.events.map((event) => event.seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('that never came with their state are asked for', () => {
    begin();
    now().say(state(4, 6));
    vi.advanceTimersByTime(2_000);
    expect(now().hellos).toHaveLength(2);
  });

  it('go on where they were after a break', () => {
    begin();
    now().drop(true);
    vi.advanceTimersByTime(20_000);
    expect(now().hellos[0]).toMatchObject({ last: 3, seat: 0 });
  });
});

describe('states', () => {
  it('do not go back', () => {
    begin();
    now().say(state(3, 4), state(2, 9));
    expect(live.state).toMatchObject({ seq: 3, rev: 5 });
  });

  it('from another chair are never old by their revision', () => {
    begin();
    now().say({ ...state(3, 0), seat: null, yours: [] });
    expect(live.state).toMatchObject({ seat: null, rev: 0 });
  });

  it('of a new line count, whatever they say', () => {
    begin();
    now().drop(true);
    vi.advanceTimersByTime(20_000);
    now().open();
    now().say(state(2, 4));
    expect(live.state).toMatchObject({ seq: 2 });
    expect(live.events).toEqual([]);
    expect(now().hellos.at(-1)).toMatchObject({ last: 0 });
  });
});

describe('acts', () => {
  it('are sent again with the same id until they are answered', async () => {
    begin();
    const answer = live.act(play);
    vi.advanceTimersByTime(6_000);
    const { acts } = now();
    expect(acts).toHaveLength(3);
    expect(new Set(acts.map((act) => act.id)).size).toBe(1);
    expect(live.pending).toBe(1);
    now().say({ type: 'ok', id: acts[0]!.id, seq: 3, rev: 6 });
    now().say({ type: 'ok', id: acts[0]!.id, seq: 3, rev: 6 });
    expect(await answer).toMatchObject({ type: 'ok', rev: 6 });
    expect(live.pending).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(now().acts).toHaveLength(3);
  });

  it('survive a broken line', async () => {
    begin();
    const answer = live.act(play);
    const id = now().acts[0]!.id;
    now().drop(true);
    vi.advanceTimersByTime(1_000);
    now().open();
    expect(now().acts.map((act) => act.id)).toEqual([id]);
    now().say({ type: 'ok', id, seq: 4, rev: 0 });
    expect((await answer).type).toBe('ok');
  });

  it('made without a line wait for it', () => {
    begin();
    now().drop(true);
    void live.act(play);
    vi.advanceTimersByTime(1_000);
    now().open();
    expect(now().acts).toHaveLength(1);
  });

  it('go one after the other, each for its moment', () => {
    begin();
    void live.act(play);
    void live.act(undo);
    void live.act(play);
    expect(now().acts).toHaveLength(1);
    now().say({ type: 'ok', id: now().acts[0]!.id, seq: 3, rev: 6 });
    expect(now().acts[1]).toMatchObject({ rev: 6, action: undo });
    now().say({ type: 'ok', id: now().acts[1]!.id, seq: 3, rev: 7 });
    // Chosen while looking at revision 5: the server shall find that out.
    expect(now().acts[2]).toMatchObject({ rev: 5, action: play });
  });
});

describe('questions', () => {
  it('are asked again on a new line', async () => {
    begin();
    const answer = live.ask({ about: 'at', seq: 1 });
    now().drop(true);
    vi.advanceTimersByTime(1_000);
    now().open();
    const asked = now().sent.find((one) => one.type === 'ask')!;
    now().say({ type: 'told', id: asked.id, previews: null, hint: null, why: null, state: null });
    expect((await answer).type).toBe('told');
  });
});

describe('the line', () => {
  it('is tried for ever, with longer and longer pauses', () => {
    begin();
    for (let i = 0; i < 30; i++) {
      const before = lines.length;
      now().drop(i === 0);
      vi.advanceTimersByTime(15_000);
      expect(lines.length).toBe(before + 1);
    }
    expect(live.connection.kind).toBe('offline');
  });

  it('tells since when it is away', () => {
    begin();
    const heard = Date.now();
    now().drop(true);
    expect(live.connection.kind).toBe('connecting');
    vi.advanceTimersByTime(1_000);
    now().drop(false);
    expect(live.connection).toEqual({ kind: 'offline', since: heard });
  });

  it('becomes a stream where no socket can be opened twice', () => {
    now().drop(false);
    vi.advanceTimersByTime(1_000);
    expect(now().kind).toBe('socket');
    now().drop(false);
    vi.advanceTimersByTime(2_000);
    expect(now().kind).toBe('stream');
    now().open();
    now().drop(true);
    vi.advanceTimersByTime(2_000);
    expect(now().kind).toBe('stream');
  });

  it('stays a socket where one worked before', () => {
    begin();
    now().drop(true);
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(16_000);
      expect(now().kind).toBe('socket');
      now().drop(false);
    }
  });

  it('is given up when the server says that it is of no use', () => {
    now().drop(false, true);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(live.connection.kind).toBe('refused');
  });

  it('that is silent after a ping is opened anew', () => {
    begin();
    vi.advanceTimersByTime(20_000);
    expect(now().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(lines[0]!.closed).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(lines).toHaveLength(2);
  });

  it('is greeted anew to look from another seat', () => {
    begin();
    live.look(2);
    expect(now().hellos.at(-1)).toMatchObject({ seat: 2, last: 3 });
  });
});
