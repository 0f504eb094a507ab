/** Spaces at which no line may break, as in `serai/language/binding.py`. */

const SPACES: Record<string, RegExp> = {
  de: /(?<![\p{L}\p{N}_])(\d+) (?=[A-ZÄÖÜ%]|m?s\b|kB\b)| (?=…)/gu,
  ru: /(?<![\p{L}\p{N}_])(\d+) (?=[а-яё%])|(?<=№) | (?=—)/gu,
};

/** A sentence as it may be broken into lines. */
export function bound(language: string, text: string): string {
  const spaces = SPACES[language];
  return spaces ? text.replace(spaces, (_, number?: string) => `${number ?? ''}\u00a0`) : text;
}
