/** Colours of the page as they are in a picture that has no page around it. */

export type Scheme = 'light' | 'dark';
/** What a custom property is here, as it is written; "": nothing. */
export type Read = (name: string) => string;

const DEEPEST = 8; // properties that refer to others

/** The end of what a bracket that opens at `from` holds. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth += 1;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  return text.length;
}

/** The parts between the commas that stand in no bracket. */
function parts(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    if (text[i] === '(') depth += 1;
    else if (text[i] === ')') depth -= 1;
    else if (i === text.length || (text[i] === ',' && depth === 0)) {
      found.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  return found;
}

/** A value without `var()` and `light-dark()`. */
export function resolved(value: string, scheme: Scheme, read: Read, depth = 0): string {
  const at = value.search(/\b(?:var|light-dark)\(/);
  if (at < 0 || depth > DEEPEST) return value;
  const open = value.indexOf('(', at);
  const end = closing(value, open);
  const [first = '', second = ''] = parts(value.slice(open + 1, end));
  const chosen = value.startsWith('var', at)
    ? read(first).trim() || second
    : scheme === 'light'
      ? first
      : second;
  const inner = resolved(chosen, scheme, read, depth + 1);
  return value.slice(0, at) + inner + resolved(value.slice(end + 1), scheme, read, depth);
}
