/** Views of played games, as the engine beside these sources tells them. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Speaker, type Language } from '../src/lib/language';
import type { Say } from '../src/lib/naming';
import type { Offer, SeatTold } from '../src/lib/protocol';

const root = new URL('../..', import.meta.url);
const own = new URL('.venv/bin/python', root).pathname;
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const source = new URL('src/', root);

function told(...words: string[]): string {
  return execFileSync(python, ['-W', 'ignore', '-m', 'tests.web.views', ...words], {
    cwd: root,
    maxBuffer: 50_000_000,
    env: { ...process.env, PYTHONPATH: source.pathname },
  }).toString();
}

export function viewsOf<View>(game: string): Record<string, View> {
  return JSON.parse(told(game));
}

/** A position as whoever is asked sees it, with the moves that are offered. */
export type Asked<View> = {
  seat: number;
  view: View;
  offers: Pick<Offer, 'args' | 'group' | 'places' | 'ways'>[];
};

/** Many positions; in one of them at least a move touches a place, if it ever does. */
export function askedOf<View>(game: string): Asked<View>[] {
  return JSON.parse(told('offers', game));
}

/** What every drawing gets. */
export function propsOf<View extends { players: unknown[] }>(view: View, say: Say, seat = 0) {
  const seats: SeatTold[] = view.players.map((_, i) => ({
    name: `Player ${i + 1}`,
    bot: '',
    kind: 'person',
    resigned: false,
    stand_in: '',
    style: '',
    level: 0,
  }));
  return { view, seats, seat, say };
}

function messages(game: string, language: Language): string[] {
  const own = game === 'pebbles' ? '../tests/core' : `serai/games/${game}`;
  return ['serai/language', own].map((folder) =>
    readFileSync(new URL(`${folder}/locale/${language}.ftl`, source), 'utf8'),
  );
}

/** The keys of all messages of a game that are like this. */
export function keysOf(game: string, like: RegExp): string[] {
  const [, own = ''] = messages(game, 'en');
  return [...own.matchAll(/^([a-z][a-z0-9-]*) =/gm)]
    .map(([, key]) => key!)
    .filter((key) => like.test(key));
}

/** How a game speaks. */
export function sayerOf(game: string, language: Language): Say {
  const speaker = new Speaker(language, messages(game, language));
  return (key, args) => speaker.say(key, args, ['Anna', '', 'Iskander', 'Tomas']);
}
