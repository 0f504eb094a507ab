/** The places of a board in words, with the messages that the games have. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Speaker, type Arguments, type Language } from '../src/lib/language';
import { placeAbout, placeName, splitPlace } from '../src/table/placeNames';

const NAMES = ['Анна', 'Björn'];
const kinds = { quarry: '', market: 'good', square: 'cell', river: 'space', chamber: 'chamber' };

function told(language: Language, game: string) {
  const source = (folder: string) =>
    readFileSync(
      new URL(`../../src/serai/${folder}/locale/${language}.ftl`, import.meta.url),
      'utf8',
    );
  const speaker = new Speaker(language, [source('language'), source(`games/${game}`)]);
  const say = (key: string, args?: Arguments) => speaker.say(key, args, NAMES);
  const has = (key: string) => speaker.has(key);
  return {
    name: (place: string, own?: number) => placeName(say, has, kinds, place, own),
    about: (place: string) => placeAbout(say, has, kinds, place),
  };
}

describe('a place', () => {
  it('is taken apart', () => {
    expect(splitPlace('quarry')).toEqual({ kind: 'quarry', name: '', seat: null });
    expect(splitPlace('market:tea')).toEqual({ kind: 'market', name: 'tea', seat: null });
    expect(splitPlace('square:b1@2')).toEqual({ kind: 'square', name: 'b1', seat: 2 });
    expect(splitPlace('favour@0')).toEqual({ kind: 'favour', name: '', seat: 0 });
  });

  it('is called by its kind and its name', () => {
    const rajas = told('en', 'rajas');
    expect(rajas.name('quarry')).toBe('Quarry');
    expect(rajas.name('market:tea')).toBe('Market: tea');
    expect(rajas.name('river:0')).toBe('Start of the river');
    expect(rajas.name('river:7')).toBe('River space 7');
    expect(told('ru', 'rajas').name('market:tea')).toBe('Рынок: чай');
    expect(told('ru', 'rajas').name('chamber:yogi')).toBe('Йог (покои 3)');
  });

  it('says whose it is, unless it is my own', () => {
    const rajas = told('en', 'rajas');
    expect(rajas.name('square:b1@1')).toBe('Square b1 (Björn)');
    expect(rajas.name('square:b1@1', 1)).toBe('Square b1');
    expect(rajas.name('square:b1@2', 0)).toBe('Square b1 (Player 3)');
  });

  it('is explained, by itself if there is a message for it', () => {
    const rajas = told('en', 'rajas');
    expect(rajas.about('market:tea')).toContain('tea markets');
    expect(rajas.about('chamber:yogi')).toMatch(/^For a die showing 3 you gain karma/);
    expect(rajas.about('chamber:other')).toContain('exactly the number of the chamber');
  });

  it('that nobody has named is called as it is written', () => {
    expect(told('en', 'rajas').name('moon:b1@0')).toBe('moon:b1@0');
    expect(told('en', 'rajas').about('moon:b1@0')).toBe('');
  });
});
