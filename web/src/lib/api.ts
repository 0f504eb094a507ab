/** The requests of the server, and how it says no. */

import type {
  Act,
  Ask,
  CourseTold,
  Created,
  Games,
  Invite,
  KeptTold,
  Log,
  Me,
  Ok,
  Refused,
  Rules,
  Seated,
  Stale,
  State,
  Tables,
  TableTold,
  TableWanted,
  Told,
  Trouble,
} from './protocol';

/** What is known of a house that has not answered yet. */
export const NOTHING: Games = {
  games: [],
  bots: [],
  characters: [],
  levels: 0,
  usual: [],
  broken: [],
};

/** The server refused: `trouble` says why, `wait` for how many seconds (0: no matter). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
    readonly wait = 0,
  ) {
    super(`${status} ${trouble.key}`);
  }
}

/** No answer from the server at all: it, or the network, is away. */
export class Unreachable extends Error {}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (answer.ok) return answer;
  let trouble: Trouble = { key: '', args: {}, refusal: null };
  try {
    trouble = (await answer.json()).trouble ?? trouble;
  } catch {
    // Not from our server: a proxy, perhaps. The status has to do.
  }
  if (!trouble.key && answer.status >= 500) throw new Unreachable(String(answer.status));
  throw new Refusal(answer.status, trouble, Number(answer.headers.get('retry-after')) || 0);
}

async function get<T>(path: string): Promise<T> {
  return (await answered('GET', path)).json();
}

async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await answered('POST', path, body)).json();
}

export const api = {
  games: () => get<Games>('games'),
  /** `of`: language and game, as “de/agra”. */
  rules: (of: string) => get<Rules>(`rules/${of}`),
  me: () => get<Me>('me'),
  rename: (name: string) => post<Me>('me', { name }),
  revoke: () => post<Me>('me/revoke'),
  deleteMe: () => post<Me>('me/delete'),
  myTables: () => get<Tables>('me/tables'),
  openTables: () => get<Tables>('tables'),
  create: (wanted: TableWanted) => post<Created>('tables', wanted),
  table: (table: string) => get<TableTold>(`tables/${table}`),
  kept: (table: string) => get<KeptTold>(`tables/${table}/kept`),
  file: (text: string) => post<KeptTold>('files', { text }),
  sit: (table: string, seat: number, invite: string | null) =>
    post<Seated>(`tables/${table}/seats/${seat}`, { invite }),
  leave: (table: string, seat: number) => post<TableTold>(`tables/${table}/seats/${seat}/leave`),
  seatLink: (table: string, seat: number) => post<Seated>(`tables/${table}/seats/${seat}/link`),
  recover: (table: string, token: string) => post<Seated>(`tables/${table}/recover`, { token }),
  newInvite: (table: string) => post<Invite>(`tables/${table}/invite`),
  /** `turned`: everybody sits down so many seats further on. */
  rematch: (table: string, turned = 0) =>
    post<Created>(`tables/${table}/rematch${turned ? `?turned=${turned}` : ''}`),
  course: (table: string) => get<CourseTold>(`tables/${table}/course`),
  state: (table: string) => get<State>(`tables/${table}/state`),
  events: (table: string, after: number) => get<Log>(`tables/${table}/events?after=${after}`),
  transcript: async (table: string) => (await answered('GET', `tables/${table}/transcript`)).text(),
  act: (table: string, act: Act) => post<Ok | Stale | Refused>(`tables/${table}/actions`, act),
  ask: (table: string, ask: Ask) => post<Told | Refused>(`tables/${table}/ask`, ask),
};
