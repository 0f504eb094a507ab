/** What somebody else does never moves under the finger, and what one does oneself is shown. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '../src/lib/live.svelte';
import type { Ok, Refused, Stale, State } from '../src/lib/protocol';
import { Session } from '../src/table/session.svelte';

type Answer = Ok | Stale | Refused;

const LONG = 60_000; // milliseconds: how much time has passed must not matter
const play = { do: 'play', seat: 0, move: 'quarry', commit: 'ask' } as const;

let session: Session;
let answers: ((answer: Answer) => void)[];

/** A state in which the own seat has chosen some steps; what it offers depends on the moment. */
function state(seq: number, rev: number, steps = rev, offer = `${seq}-${rev}`): State {
  return {
    type: 'state',
    ...{ seq, rev, seat: 0, yours: [0], status: 'playing', to_move: 0 },
    seats: [{}, {}],
    offers: [{ move: offer }],
    draft: { steps: [], changes: [], undo: steps, redo: 0, complete: false },
  } as unknown as State;
}

const shown = (): [number, number] => [session.state!.seq, session.state!.rev];
const ok = (seq: number, rev: number): Ok => ({ type: 'ok', id: 'a', seq, rev });
const stale = (seq: number, rev: number): Stale => ({ type: 'stale', id: 'a', seq, rev });
const refused = { type: 'refused', id: 'a', trouble: { key: 'busy', args: {} } } as Refused;

/** The server answers the first act that waits. */
async function answered(answer: Answer): Promise<void> {
  answers.shift()!(answer);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  const live = {
    state: null,
    events: [],
    act: () => new Promise<Answer>((done) => answers.push(done)),
  } as unknown as Live;
  session = new Session(live);
  session.take(state(5, 1));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a state', () => {
  it('of somebody else waits while a turn is composed', () => {
    session.take(state(6, 0));
    expect(shown()).toEqual([5, 1]);
    expect(session.held?.seq).toBe(6);
    session.update();
    expect(shown()).toEqual([6, 0]);
  });

  it('that offers the same moves does not wait', () => {
    session.take(state(6, 1, 1, '5-1'));
    expect(shown()).toEqual([6, 1]);
  });

  it('of an own act is shown, however late it comes', async () => {
    void session.act(play);
    await answered(ok(5, 2));
    await vi.advanceTimersByTimeAsync(LONG);
    session.take(state(5, 2));
    expect(shown()).toEqual([5, 2]);
    expect(session.held).toBeNull();
  });

  it('of an own act is shown if it came before the answer', async () => {
    void session.act(play);
    session.take(state(5, 2));
    await answered(ok(5, 2));
    expect(shown()).toEqual([5, 2]);
  });

  it('of somebody else waits right after that of an own act', async () => {
    void session.act(play);
    await answered(ok(5, 2));
    session.take(state(5, 2));
    session.take(state(6, 0));
    expect(shown()).toEqual([5, 2]);
    expect(session.held?.seq).toBe(6);
  });

  it('of somebody else waits while an act is on its way that is refused', async () => {
    void session.act(play);
    session.take(state(6, 0));
    expect(session.held).toBeNull();
    await answered(refused);
    expect(shown()).toEqual([5, 1]);
    expect(session.held?.seq).toBe(6);
  });

  it('of somebody else waits while something is said', async () => {
    void session.act({ do: 'say', text: 'hello' });
    await answered(ok(5, 1));
    session.take(state(6, 0));
    expect(session.held?.seq).toBe(6);
  });

  it('is shown to whom it was too late for an act', async () => {
    void session.act(play);
    await answered(stale(6, 0));
    session.take(state(6, 0));
    expect(shown()).toEqual([6, 0]);
    expect(session.stale).toBe(true);
  });

  it('that has the own act and what came after it is shown at once', async () => {
    void session.act(play);
    await answered(ok(5, 2));
    session.take(state(7, 0));
    expect(shown()).toEqual([7, 0]);
  });
});
