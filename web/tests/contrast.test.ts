/** Colours that can be told apart from what they lie on, computed from the tokens. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/app.css', import.meta.url), 'utf8');

function tokens(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  const inside = block.slice(0, block.indexOf('}'));
  return Object.fromEntries(
    [...inside.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, k, v]) => [k, v]),
  );
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const light = tokens(':root');
const themes = {
  light,
  dark: { ...light, ...tokens(":root[data-theme='dark']") },
  system: { ...light, ...tokens(":root:not([data-theme='light'])") },
};
const grounds = ['surface', 'surface-2', 'surface-3'];

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  const of = (name: string): string => theme[name]!;

  it.each(['ink', 'ink-2', 'accent', 'good', 'bad', 'warn'])('text in %s', (text) => {
    for (const ground of grounds) {
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('text on the accent', () => {
    expect(contrast(of('accent-ink'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('ink'), of('accent-2'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('accent'), of('accent-2'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['line', 'focus'])('outlines in %s', (line) => {
    for (const ground of grounds) {
      expect(contrast(of(line), of(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('one of the two outlines of a piece on every ground', () => {
    for (const ground of grounds) {
      const best = Math.max(
        contrast(of('p-dark'), of(ground)),
        contrast(of('p-light'), of(ground)),
      );
      expect(best).toBeGreaterThanOrEqual(3);
    }
  });

  it('pieces in their outlines', () => {
    for (const piece of ['p0', 'p1', 'p2', 'p3']) {
      const best = Math.max(contrast(of(piece), of('p-dark')), contrast(of(piece), of('p-light')));
      expect(best, piece).toBeGreaterThanOrEqual(3);
    }
  });
});

it('both ways to the dark theme look the same', () => {
  expect(themes.system).toEqual(themes.dark);
});
