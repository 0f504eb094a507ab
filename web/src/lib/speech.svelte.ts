/**
 * The page speaks the language of the settings, and switches at any time: everything said through
 * `speech` is said anew. Messages come from the server, in parts: the house, and each game.
 */

import { Speaker, type Arguments, type Language } from './language';
import type { Say } from './naming';
import { settings } from './settings.svelte';

const HOUSE = 'house';

/** The text of the message files of a part. */
async function fetched(language: Language, part: string): Promise<string> {
  const answer = await fetch(`/api/messages/${language}/${part}`);
  if (!answer.ok) throw new Error(`messages ${language}/${part}: ${answer.status}`);
  return answer.text();
}

class Speech {
  private texts = new Map<string, Promise<string>>();
  private wanted = new Set<string>([HOUSE]);
  private missed = new Set<string>();
  private speakers = $state.raw<Record<string, Speaker>>({});

  /** Whether the house can speak already. */
  get ready(): boolean {
    return HOUSE in this.speakers;
  }

  /** The language that is spoken now. */
  get language(): Language {
    return this.speakers[HOUSE]?.language ?? settings.language;
  }

  /** Make sure that these games can speak, too. */
  async load(...games: string[]): Promise<void> {
    for (const game of games) this.wanted.add(game);
    const language = settings.language;
    const parts = [...this.wanted];
    const texts = await Promise.all(parts.map((part) => this.text(language, part)));
    if (language !== settings.language) return this.load(); // switched in the meantime
    const house = texts[parts.indexOf(HOUSE)]!;
    const speakers: Record<string, Speaker> = { ...this.speakers };
    parts.forEach((part, i) => {
      if (speakers[part]?.language === language) return;
      speakers[part] = new Speaker(language, part === HOUSE ? [house] : [house, texts[i]!]);
    });
    this.speakers = speakers;
    setTimeout(() => this.say('web-table-places', { count: 2 })); // numbers take long only once
  }

  /** Speak another language as soon as its messages are here. */
  async speak(language: Language): Promise<void> {
    settings.set({ language });
    await this.load();
  }

  /** Whether a message exists, of the house or of a game. */
  has(key: string, game = HOUSE): boolean {
    return (this.speakers[game] ?? this.speakers[HOUSE])?.has(key) ?? false;
  }

  /** A message of a game without its arguments, or "" if there is none. */
  gist(key: string, game: string): string {
    return this.speakers[game]?.gist(key) ?? '';
  }

  /** A sentence. A missing one must not break the page: it is shown by its key. */
  say(key: string, args: Arguments = {}, game = HOUSE, names?: readonly string[]): string {
    const speaker = this.speakers[game] ?? this.speakers[HOUSE];
    try {
      return speaker?.say(key, args, names) ?? '';
    } catch (error) {
      if (!this.missed.has(key)) console.warn(error);
      this.missed.add(key);
      return key;
    }
  }

  /** How a game says things at a table with these names. */
  of(game: string, names?: readonly string[]): Say {
    return (key, args) => this.say(key, args, game, names);
  }

  private text(language: Language, part: string): Promise<string> {
    const key = `${language}/${part}`;
    let text = this.texts.get(key);
    if (!text) {
      text = fetched(language, part);
      this.texts.set(key, text);
      text.catch(() => this.texts.delete(key)); // to be asked for again
    }
    return text;
  }
}

export const speech = new Speech();

/** Sentences of the house, as in `say('web-home-title')`. */
export const say: Say = (key, args) => speech.say(key, args);
