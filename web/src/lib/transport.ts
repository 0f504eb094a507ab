/**
 * One connection to a table: a WebSocket, or an event stream with POST for the way up. It only
 * carries frames; who reconnects, resends and keeps the state is `Live`.
 */

import { api } from './api';
import type { Act, AnyFrame, Ask, Hello, Ping } from './protocol';

/** What a connection reports. `closed`: whether it ever worked, and whether to try again. */
export type Listener = {
  opened(): void;
  frame(frame: AnyFrame): void;
  closed(worked: boolean, final: boolean): void;
};

/** A way to the server and back. */
export interface Transport {
  readonly kind: 'socket' | 'stream';
  hello(hello: Hello): void;
  send(message: Act | Ask | Ping): void;
  close(): void;
}

export type Connect = (table: string, hello: Hello, listener: Listener) => Transport;

// The server closes with these codes when trying again would not help (not yours, not there).
const FINAL_CODES = [4400, 4401, 4403, 4404];

/** By WebSocket. */
export const socket: Connect = (table, hello, listener) => {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const line = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/live`);
  let worked = false;
  let closed = false;
  const send = (message: Hello | Act | Ask | Ping): void => {
    if (line.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
  };
  const end = (final: boolean): void => {
    if (closed) return;
    closed = true;
    listener.closed(worked, final);
  };
  line.onopen = () => send(hello);
  line.onmessage = (event) => {
    if (closed) return;
    if (!worked) {
      worked = true;
      listener.opened();
    }
    listener.frame(JSON.parse(event.data));
  };
  line.onclose = (event) => end(FINAL_CODES.includes(event.code));
  return {
    kind: 'socket',
    hello: send,
    send,
    close() {
      line.close();
      end(false); // a dead line may take minutes to notice
    },
  };
};

/** By event stream, where something on the way does not let WebSockets through. */
export const stream: Connect = (table, hello, listener) => {
  let line: EventSource | null = null;
  let worked = false;
  let closed = false;

  const end = (): void => {
    if (closed) return;
    closed = true;
    line?.close();
    listener.closed(worked, false);
  };
  const open = (now: Hello): void => {
    line?.close();
    const query = new URLSearchParams({ last: `${now.last ?? 0}`, chat: `${now.chat ?? 0}` });
    if (now.seat != null) query.set('seat', `${now.seat}`);
    const mine = new EventSource(`/api/tables/${table}/stream?${query}`);
    line = mine;
    mine.onmessage = (event) => {
      if (closed || line !== mine) return;
      if (!worked) {
        worked = true;
        listener.opened();
      }
      listener.frame(JSON.parse(event.data));
    };
    mine.onerror = () => {
      if (line === mine) end();
    };
  };
  open(hello);
  return {
    kind: 'stream',
    hello: open,
    send(message) {
      if (message.type === 'ping') return; // the stream keeps itself alive
      const sent = message.type === 'act' ? api.act(table, message) : api.ask(table, message);
      sent.then(
        (frame) => closed || listener.frame(frame),
        (failure) => {
          if (closed || !failure?.trouble) return; // not reached: `Live` sends it again
          listener.frame({ type: 'refused', id: message.id, trouble: failure.trouble });
        },
      );
    },
    close: end,
  };
};
