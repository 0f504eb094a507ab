/** Views of played games, as the engine beside these sources tells them. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Speaker, type Language } from '../src/lib/language';
import type { Say } from '../src/lib/panels';

const root = new URL('../..', import.meta.url);
const own = new URL('.venv/bin/python', root).pathname;
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const source = new URL('src/', root);

export function viewsOf<View>(game: string): Record<string, View> {
  const text = execFileSync(python, ['-W', 'ignore', '-m', 'tests.web.views'], {
    cwd: root,
    maxBuffer: 50_000_000,
    env: { ...process.env, PYTHONPATH: source.pathname },
  });
  return JSON.parse(text.toString())[game];
}

/** How a game speaks. */
export function sayerOf(game: string, language: Language): Say {
  const own = game === 'pebbles' ? '../tests/core' : `serai/games/${game}`;
  const files = ['serai/language', own].map((folder) =>
    readFileSync(new URL(`${folder}/locale/${language}.ftl`, source), 'utf8'),
  );
  const speaker = new Speaker(language, files);
  return (key, args) => speaker.say(key, args, ['Anna', '', 'Iskander', 'Tomas']);
}
