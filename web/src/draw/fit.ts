/** Labels that fit their place, worked out from the widths of the letters and not from a browser. */

import metrics from './metrics.json';

export type Face = 'text' | 'display';
export type Weight = 400 | 500 | 700 | 800;

/** How a label should look, and how much room it has at most. */
export type Design = {
  size: number;
  weight?: Weight;
  face?: Face;
  max?: number;
  spacing?: number;
  /** A name: rather shortened than left out. */
  short?: boolean;
};

/** A label with its message; `args` are the widest ones that can occur. */
export type LabelDesign = Design & { key: string; lines?: 2; args?: Record<string, number> };

export type Fitted = {
  text: string;
  size: number;
  weight: Weight;
  face: Face;
  /** Its letters are drawn narrower, to this width. */
  squeezed?: number;
  /** Something was cut off: the whole text belongs into a tooltip. */
  cut: boolean;
};

/** Nobody reads smaller letters on a screen. */
export const FLOOR = 12;

const place = new Map([...metrics.chars].map((letter, i) => [letter, i]));
const UNKNOWN = 55; // hundredths; about the middle of all letters
const NARROWER = 1.16; // letters that are so much narrower still look well

export function width(
  text: string,
  size: number,
  weight: Weight = 500,
  face: Face = 'text',
  spacing = 0,
): number {
  const widths = face === 'display' ? metrics.display : metrics[weight];
  let sum = 0;
  for (const letter of text) sum += widths[place.get(letter) ?? -1] ?? UNKNOWN;
  return (sum / 100) * size + [...text].length * spacing;
}

const isWord = (text: string): boolean => /\p{L}{2,}/u.test(text);
/** What is left of "38 to go" where there is no room for words. */
const numbersOf = (text: string): string => (text.match(/\d+(?:–\d+)?/g) ?? []).join('/');
const up = (n: number): number => Math.ceil(n * 10 - 1e-6) / 10;
const down = (n: number): number => Math.floor(n * 10 + 1e-6) / 10;

/**
 * A label in its room: as designed, else smaller down to the floor, else in the narrower face, else
 * lighter, else squeezed a little, else cut. `scale` is how large the drawing is shown: where it is small, letters grow to
 * the floor, and words that have no room then are left out (null), but never numbers and names.
 */
export function fit(text: string, design: Design, scale = 1): Fitted | null {
  const { max = Infinity, spacing = 0 } = design;
  const least = up(FLOOR / Math.min(1, scale));
  const grown = design.size < least;
  let [size, weight, face] = [
    Math.max(design.size, least),
    design.weight ?? 500,
    design.face ?? ('text' as Face),
  ];
  const wide = (): number => width(text, size, weight, face, spacing);
  if (!isWord(text)) return { text, size, weight, face, cut: false };
  if (wide() > max) size = Math.max(least, down((size * max) / wide()));
  if (wide() > max && face === 'display') [face, weight] = ['text', 700];
  if (wide() > max && weight > 500) weight = 500;
  const fits = wide() <= max;
  if (fits && !(grown && max === Infinity)) return { text, size, weight, face, cut: false };
  if (wide() <= max * NARROWER) return { text, size, weight, face, squeezed: max, cut: false };
  if (least > FLOOR && !design.short) {
    const numbers = numbersOf(text);
    return numbers ? fit(numbers, design, scale) : null;
  }
  let letters = [...text];
  while (letters.length > 2 && width(`${letters.join('')}…`, size, weight, face, spacing) > max) {
    letters = letters.slice(0, -1);
  }
  return { text: `${letters.join('').trim()}…`, size, weight, face, cut: true };
}

/** The size of the letters of a label that takes two lines, and how far they can grow. */
const TWO_LINES = 12.5;
const TWO_LINES_MOST = 14;

/** A label on one line, or broken at its last space or hyphen into two smaller ones. */
export function fitLines(text: string, design: Design, scale = 1): (Fitted | null)[] {
  const words = text.split(/(?<=-)| /);
  const one = width(text, design.size, design.weight, design.face, design.spacing);
  if (one <= (design.max ?? Infinity) || words.length < 2) return [fit(text, design, scale)];
  if (FLOOR / scale > TWO_LINES_MOST) return [fit(text, design, scale)];
  const smaller = { ...design, size: Math.min(design.size, TWO_LINES) };
  const first = words.slice(0, -1).join(' ').replaceAll('- ', '-');
  return [first, words.at(-1)!].map((line) => fit(line, smaller, scale));
}

/** A longer text in lines that have room, broken between words; at most so many. */
export function fitText(text: string, design: Design, most: number, scale = 1): Fitted[] {
  const { max = Infinity } = design;
  const size = Math.max(design.size, up(FLOOR / Math.min(1, scale)));
  const weight = design.weight ?? 500;
  const face = design.face ?? 'text';
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && width(longer, size, weight, face) > max) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.slice(0, most).map((line, i) => {
    const cut = i === most - 1 && lines.length > most;
    return { text: cut ? `${line}…` : line, size, weight, face, cut };
  });
}
