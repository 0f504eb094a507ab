/** The colours of the site as they are written in draw/tokens.css. */

import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../src/draw/tokens.css', import.meta.url), 'utf8');

/** Every token with its text. */
export const written: Record<string, string> = Object.fromEntries(
  [...css.matchAll(/^ {2}--([a-z0-9-]+): ([^;]+);/gm)].map(([, name, value]) => [name, value]),
);

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How often each token is declared. */
export function declared(): string[] {
  const root = css.slice(0, css.indexOf('\n}'));
  return [...root.matchAll(/^ {2}--([a-z0-9-]+):/gm)].map(([, name]) => name!);
}

/** A token as a colour of six digits. */
export function colour(name: string, theme: Theme): string {
  const text = written[name] ?? '';
  const alias = /^var\(--([a-z0-9-]+)\)$/.exec(text);
  if (alias) return colour(alias[1]!, theme);
  const both = /^light-dark\(([^,]+), (.+)\)$/.exec(text);
  const found = both ? (theme === 'light' ? both[1]! : both[2]!) : text;
  if (!/^#[0-9a-f]{6}$/.test(found)) throw new Error(`${name} is no plain colour: ${text}`);
  return found;
}

/** Red, green and blue of a colour, linear from 0 to 1. */
export function linear(told: string): [number, number, number] {
  const part = (at: number): number => {
    const value = parseInt(told.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}
