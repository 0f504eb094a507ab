/**
 * Where keys become sentences: the same Fluent files, and the same treatment of arguments, as in
 * `serai/language/__init__.py`. An argument that is a name of the rules (`colour` = "green") is
 * replaced by the message `colour-green`, each of its attributes comes along as
 * `colour_<attribute>`, and the plain name stays as `colour_key`. A key with a dot is an attribute
 * of a message: `move-place.told` is how the log says `move-place`.
 */

import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';
import { bound } from './binding';

export const LANGUAGES = ['en', 'de', 'ru', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Arguments = Record<string, string | number>;
type Forms = Record<string, string>;
type Pattern = NonNullable<Message['value']>;

const LONGEST = 900; // characters of an argument
const MOST_SAID = 4000; // sentences that are remembered
export const OTHERS = 8; // from this number on a "seat" is somebody without one: messages `other-0` …
const WORD = /^[A-Za-z0-9_-]*$/;
const TURNED = '~'; // behind a name: the thing lies turned over

/** A message does not exist, or cannot be said with these arguments. */
export class Unsaid extends Error {}

/** Messages as they were read: those of the house belong to every game, and are read once. */
const resources = new Map<string, FluentResource>();
const MOST_RESOURCES = 8;

function parsed(text: string): FluentResource {
  let found = resources.get(text);
  if (!found) {
    found = new FluentResource(text);
    if (resources.size >= MOST_RESOURCES) resources.clear();
    resources.set(text, found);
  }
  return found;
}

/** All messages of the house, and perhaps of one game, in one language. */
export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly known = new Map<string, Forms>();
  private readonly said = new Map<string, string>();
  private names: readonly string[] | undefined;

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(parsed(text));
  }

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** What stands behind a key: a message, or (with a dot) an attribute of one. */
  private pattern(key: string): Pattern | null {
    const [name = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** A sentence; `names` are the players' names by seat. What was said once is remembered. */
  say(key: string, args: Arguments = {}, names?: readonly string[]): string {
    let what = key;
    for (const name in args) what += `\n${name}\t${typeof args[name]}\t${args[name]}`;
    if (names !== this.names) {
      this.names = names;
      this.said.clear();
    }
    let text = this.said.get(what);
    if (text === undefined) {
      text = this.formed(key, args, names);
      if (this.said.size >= MOST_SAID) this.said.clear();
      this.said.set(what, text);
    }
    return text;
  }

  private formed(key: string, args: Arguments, names?: readonly string[]): string {
    const pattern = this.pattern(key);
    if (pattern === null) throw new Unsaid(`${this.language}: ${key}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.expanded(args, names), errors);
    if (errors[0]) throw new Unsaid(`${this.language}: ${key}: ${errors[0].message}`);
    return bound(this.language, text);
  }

  /** What a sentence is about: "…" stands for everything that it would have to know. */
  gist(key: string): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return '';
    const text = this.bundle.formatPattern(pattern, {}, []).replace(/\{[^{}]*\}/g, '…');
    return text.replace(/…(, …)+/g, '…');
  }

  /** Arguments with the names of the rules translated, in all forms that the language has. */
  expanded(args: Arguments, names?: readonly string[]): Arguments {
    const found: Arguments = {};
    for (const [name, value] of Object.entries(args)) {
      const label = name.slice(name.lastIndexOf('_') + 1);
      if (label === 'seat') {
        found[`${name}_number`] = Number(value) + 1;
        found[name] = this.seatName(Number(value), names);
        continue;
      }
      found[name] = value;
      if (typeof value === 'string') {
        found[name] = value.slice(0, LONGEST);
        found[`${name}_key`] = value;
        found[`${name}_count`] = value.split(' ').length;
        for (const [form, text] of Object.entries(this.formsOf(label, value))) {
          found[name + form] = text;
        }
      }
    }
    return found;
  }

  /** How a player is called (or numbered, without a name), or who of the game has no seat. */
  seatName(seat: number, names?: readonly string[]): string {
    if (seat >= OTHERS) return this.say(`other-${seat - OTHERS}`);
    return names?.[seat] || this.say('seat-name', { number: seat + 1 });
  }

  /** The forms of a name, or of several names in a row, with numbers where a name comes again: its
   * form `several` ("2 boards"), or the plain name ("2 × boards"). */
  formsOf(label: string, value: string): Forms {
    const words = value.split(' ');
    if (words.length === 1) return this.forms(`${label}-${value}`);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const each = new Map([...counts.keys()].map((word) => [word, this.forms(`${label}-${word}`)]));
    if ([...each.values()].some((forms) => !Object.keys(forms).length)) return {};
    const found: Forms = {};
    for (const form of Object.keys(each.get(words[0]!)!)) {
      const texts = [...counts].map(([word, n]) =>
        n === 1
          ? (each.get(word)![form] ?? '')
          : (this.forms(`${label}-${word}:n=${n}`)['_several'] ?? `${n} × ${each.get(word)!['']}`),
      );
      found[form] = this.listed(texts);
    }
    return found;
  }

  /** Texts in a row, as a sentence has them: "2 boards, 1 book and cement". */
  listed(texts: string[]): string {
    const pattern = this.bundle.getMessage('list-and')?.value;
    if (texts.length < 2 || pattern == null) return texts.join(', ');
    const args = { first: texts.slice(0, -1).join(', '), last: texts.at(-1)! };
    return this.bundle.formatPattern(pattern, args, []);
  }

  /** The value ("") and the attributes ("_gen", …) of the message of a name, if it has one. */
  private forms(key: string): Forms {
    const before = this.known.get(key);
    if (before) return before;
    const found: Forms = {};
    const [name = '', given = ''] = key.split(':');
    const plain = name.endsWith(TURNED) ? name.slice(0, -1) : name;
    const message = WORD.test(plain) ? this.bundle.getMessage(plain) : undefined;
    if (message) {
      const texts = Object.entries(message.attributes).map(([form, one]) => [`_${form}`, one]);
      if (message.value != null) texts.push(['', message.value]);
      const args = this.expanded(argumentsIn(given));
      for (const [form, pattern] of texts as [string, Pattern][]) {
        const { [`turned${form}`]: own, turned } = message.attributes;
        const said = name === plain ? pattern : (own ?? turned!);
        found[form] = this.bundle.formatPattern(said, args, []);
      }
    }
    this.known.set(key, found);
    return found;
  }
}

/** What a name holds: "n=3", "dice_colour=blue+blue". */
function argumentsIn(given: string): Arguments {
  const pairs = given.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, /^\d+$/.test(value) ? Number(value) : value.replaceAll('+', ' ')];
    }),
  );
}
