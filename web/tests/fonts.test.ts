/** Letters that load quickly, from our own house only. */

import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../src/draw/fonts.css', import.meta.url), 'utf8');
const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file!);

function kilobytes(part: string): number {
  const sizes = files
    .filter((file) => file.includes(part))
    .map((file) => statSync(new URL(`../src/draw/${file}`, import.meta.url)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

it('are no more than a page may load', () => {
  expect(files).toHaveLength(10);
  expect(kilobytes('latin')).toBeLessThanOrEqual(120);
  expect(kilobytes('')).toBeLessThanOrEqual(185);
});

it('are shown in other letters until they are there', () => {
  expect(css.match(/font-display: swap/g)).toHaveLength(files.length);
});
