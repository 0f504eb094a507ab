/** Pictures that need nothing else: colours without the page, letters that are in a font. */

import { expect, it } from 'vitest';
import { covers } from '../src/pictures/letters';
import { resolved } from '../src/pictures/tokens';

const TOKENS: Record<string, string> = {
  '--paper': 'light-dark(#fcf6e8, #25212b)',
  '--surface': 'var(--paper)',
  '--slot': 'light-dark(rgb(255 252 240 / 85%), rgb(20 16 22 / 55%))',
};
const read = (name: string): string => TOKENS[name] ?? '';

it('tokens become colours', () => {
  expect(resolved('var(--paper)', 'light', read)).toBe('#fcf6e8');
  expect(resolved('var(--surface)', 'dark', read)).toBe('#25212b');
  expect(resolved('var(--slot)', 'dark', read)).toBe('rgb(20 16 22 / 55%)');
  expect(resolved('var(--none, var(--paper))', 'light', read)).toBe('#fcf6e8');
});

it('other values stay as they are', () => {
  expect(resolved('url(#m-waves)', 'light', read)).toBe('url(#m-waves)');
  expect(resolved('translate(3 var(--none, 4)) scale(2)', 'light', read)).toBe(
    'translate(3 4) scale(2)',
  );
});

it('a font has some letters and not others', () => {
  const latin = 'U+0-FF, U+131';
  expect(covers(latin, 'a'.codePointAt(0)!)).toBe(true);
  expect(covers(latin, 'ı'.codePointAt(0)!)).toBe(true);
  expect(covers(latin, 'Ж'.codePointAt(0)!)).toBe(false);
});
