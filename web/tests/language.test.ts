/** The client says everything in the same words as the server. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Speaker, Unsaid, type Arguments, type Language } from '../src/lib/language';

type Sentence = { language: Language; game: string; key: string; args: Arguments; text: string };
type Told = { files: Record<string, string>; names: string[]; sentences: Sentence[] };

const root = new URL('../..', import.meta.url);
const own = new URL('.venv/bin/python', root).pathname;
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');

function told(): Told {
  const words = ['-W', 'ignore', '-m', 'tests.web.sentences'];
  const text = execFileSync(python, words, { cwd: root, maxBuffer: 50_000_000 });
  return JSON.parse(text.toString());
}

describe('the same words as the server', { timeout: 120_000 }, () => {
  it('for the sentences of played games in four languages', () => {
    const { files, names, sentences } = told();
    const speakers = new Map<string, Speaker>();
    for (const { language, game, key, args, text } of sentences) {
      const which = `${language}/${game}`;
      const texts = [files[`${language}/house`]!, game === 'house' ? '' : files[which]!];
      const speaker = speakers.get(which) ?? new Speaker(language, texts);
      speakers.set(which, speaker);
      expect(speaker.say(key, args, names), `${which} ${key}`).toBe(text);
    }
    expect(sentences.length).toBeGreaterThan(1000);
  });
});

describe('a speaker', () => {
  const speaker = new Speaker('en', [
    [
      'seat-name = Player { $number }',
      'other-0 = the Vizier',
      'good-silk = silk',
      '    .a = a bolt of silk',
      'good-board = board',
      '    .several = { $n } boards',
      'good-tea = tea',
      'takes = { $seat } takes { $good_a } ({ $good_key })',
      'pays = { $seat } pays { $paid_good }',
    ].join('\n'),
  ]);

  it('gives the forms of a name', () => {
    expect(speaker.say('takes', { seat: 0, good: 'silk' }, ['Anna'])).toBe(
      'Anna takes a bolt of silk (silk)',
    );
  });

  it('counts names in a row', () => {
    expect(speaker.say('pays', { seat: 1, paid_good: 'tea silk tea' })).toBe(
      'Player 2 pays 2 × tea, silk',
    );
    expect(speaker.say('pays', { seat: 1, paid_good: 'board silk board' })).toBe(
      'Player 2 pays 2 boards, silk',
    );
  });

  it('knows who has no seat, and numbers who has no name', () => {
    expect(speaker.seatName(8, ['Anna'])).toBe('the Vizier');
    expect(speaker.seatName(0, [''])).toBe('Player 1');
  });

  it('does not invent messages', () => {
    expect(() => speaker.say('nothing')).toThrow(Unsaid);
    expect(() => speaker.say('takes', { seat: 0 })).toThrow(Unsaid);
  });
});
