/** Colours that can be told apart from what they lie on, computed from the tokens. */

import { describe, expect, it } from 'vitest';
import { THEMES, colour, declared, linear } from './tokens';

function luminance(told: string): number {
  const [r, g, b] = linear(told);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const PAPERS = ['paper', 'paper-2', 'paper-3'];
const GROUNDS = [
  ...PAPERS,
  ...['table', 'river', 'bank', 'field', 'stone', 'stone-2', 'sandstone', 'sandstone-l', 'marble'],
  ...['sand', 'dune', 'glaze-l', 'night', 'money-1', 'money-2', 'fame-1', 'fame-2'],
  ...['site-red', 'site-blue', 'site-green', 'site-tan'],
];
const PLAYERS = ['p0', 'p1', 'p2', 'p3'];
const DICE = ['blue', 'green', 'orange', 'purple'];
const HUES = ['white', 'yellow', 'red', 'brown'];
const CUBES = ['red', 'blue', 'green', 'tan', 'white'];
const SPICES = ['juniper', 'pepper', 'saffron', 'cardamom'];
const SOURCES = Array.from({ length: 16 }, (_, i) => `source-${i}`);
const ROWS = ['sandstone', 'wood', 'turmeric', 'cotton'];

it('each token is declared once', () => {
  const names = declared();
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
});

describe.each(THEMES)('%s theme', (theme) => {
  function least(names: string[], grounds: string[], wanted: number): void {
    for (const name of names) {
      for (const ground of grounds) {
        const found = contrast(colour(name, theme), colour(ground, theme));
        expect(found, `${name} on ${ground}`).toBeGreaterThanOrEqual(wanted);
      }
    }
  }

  it.each(['ink', 'ink-2', 'accent', 'good', 'bad', 'warn'])('text in %s', (text) => {
    least([text], PAPERS, 4.5);
  });

  it('quiet text', () => least(['ink-3'], ['paper', 'paper-2'], 4.5));

  it('text on the accent', () => {
    least(['accent-ink'], ['accent'], 4.5);
    least(['ink', 'accent'], ['accent-2'], 4.5);
  });

  it('text on the materials of the boards', () => {
    least(['ink'], ['bank', 'field', 'stone', 'sandstone-l', 'marble', 'sky-1', 'sky-2'], 4.5);
    least(['ink-2'], ['bank', 'stone', 'money-1', 'money-2'], 4.5);
    least(['fame-ink'], ['fame-1', 'fame-2'], 4.5);
    least(['river-d'], ['field'], 3); // large letters
  });

  it('text on the boards of Agra', () => {
    least(['ink', 'ink-2'], ['marble', 'sandstone-l', 'sky-1', 'sky-2'], 4.5);
    least(['accent'], ['marble'], 4.5); // what a move would make of it
    least(['soot'], ['gold-l', 'bone'], 4.5);
    least(['bone'], ['night'], 4.5);
    // Price tokens keep their light face, wherever they are.
    expect(contrast(colour('bone', 'light'), colour('river-d', 'light'))).toBeGreaterThan(4.5);
  });

  it('text on the boards of Merv', () => {
    least(['ink'], ['sand', 'dune', 'glaze-l', 'paper-3'], 4.5);
    least(
      ['ink'],
      SPICES.map((spice) => `card-${spice}`),
      4.5,
    );
    least(['ink-2'], ['sand'], 4.5);
    least(['pl'], ['glaze-d'], 4.5);
    least(['soot'], ['gold-l', 'good-common', 'good-rare'], 4.5);
    least(['glaze'], ['paper'], 3); // the frame of the side of this phase
  });

  it('numbers and signs on pieces', () => {
    for (const player of PLAYERS) least([`${player}-on`], [player], 3);
    for (const player of PLAYERS) least([`${player}-text`], [player], 4.5);
    for (const die of DICE) least([`die-${die}-on`], [`die-${die}`], 4.5);
    for (const die of DICE) least(['p0-on'], [`tile-${die}-d`], 4.5); // the price of a tile
    for (const cube of CUBES) least([`cube-${cube}-on`], [`cube-${cube}`], 3);
    for (const row of ROWS) least([`row-${row}-on`], [`row-${row}`], 4.5);
    for (const source of SOURCES) least(['source-on'], [source], 4.5);
  });

  it.each(['line', 'focus', 'offer', 'accent'])('outlines in %s', (line) => {
    least([line], PAPERS, 3);
  });

  it('gold on the paper that it frames', () => least(['gold'], ['paper', 'paper-2'], 3));

  it('marks of yields', () => {
    for (const hue of HUES) least([`gem-${hue}-d`], [`gem-${hue}`], 3);
  });

  it('one of the two outlines of a piece on every ground', () => {
    for (const ground of GROUNDS) {
      const best = Math.max(
        ...['pd', 'pl'].map((line) => contrast(colour(line, theme), colour(ground, theme))),
      );
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
  });

  it('pieces in their outlines', () => {
    for (const piece of PLAYERS) {
      const best = Math.max(
        ...['pd', 'pl'].map((line) => contrast(colour(line, theme), colour(piece, theme))),
      );
      expect(best, piece).toBeGreaterThanOrEqual(3);
    }
  });
});
