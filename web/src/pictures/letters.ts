/** The letters of a picture, as fonts that it carries along. */

const TEXT = /<text([^>]*)>([^<]*)/g;

type Face = { family: string; weight: string; range: string; url: string };

/** Fonts for all texts of a drawing, as rules of a style sheet. */
export async function lettersOf(drawing: string): Promise<string> {
  const wanted = new Map<string, Set<number>>(); // family and weight, and what is written in them
  for (const [, attributes = '', text = ''] of drawing.matchAll(TEXT)) {
    const family = /font-family="([^",]+)/.exec(attributes)?.[1] ?? '';
    const weight = /font-weight="(\d+)"/.exec(attributes)?.[1] ?? '500';
    const key = `${family}/${family === 'Philosopher' ? '700' : weight}`;
    const letters = wanted.get(key) ?? new Set();
    for (const letter of text) letters.add(letter.codePointAt(0)!);
    wanted.set(key, letters);
  }
  const needed = faces().filter(({ family, weight, range }) => {
    const letters = wanted.get(`${family}/${weight}`);
    return letters !== undefined && [...letters].some((letter) => covers(range, letter));
  });
  const rules = await Promise.all(needed.map(rule));
  return rules.join('');
}

/** The fonts of the page. */
function faces(): Face[] {
  return Array.from(document.styleSheets).flatMap((sheet) =>
    rulesOf(sheet).flatMap((one) => {
      if (!(one instanceof CSSFontFaceRule)) return [];
      const told = (name: string): string => one.style.getPropertyValue(name);
      const url = /url\(["']?([^"')]+)/.exec(told('src'))?.[1];
      if (!url) return [];
      return [
        {
          family: told('font-family').replace(/["']/g, ''),
          weight: told('font-weight') || '400',
          range: told('unicode-range'),
          url: new URL(url, sheet.href ?? location.href).href,
        },
      ];
    }),
  );
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules);
  } catch {
    return []; // of an extension of the browser
  }
}

/** Whether a letter is in a range such as "U+0-FF, U+131". */
export function covers(range: string, letter: number): boolean {
  if (!range) return true;
  return range.split(',').some((one) => {
    const [from = '', to] = one.trim().replace(/^U\+/i, '').split('-');
    const low = parseInt(from, 16);
    return letter >= low && letter <= (to ? parseInt(to, 16) : low);
  });
}

async function rule({ family, weight, url }: Face): Promise<string> {
  const data = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let bytes = '';
  for (const byte of data) bytes += String.fromCharCode(byte);
  return (
    `@font-face{font-family:'${family}';font-weight:${weight};` +
    `src:url(data:font/woff2;base64,${btoa(bytes)}) format('woff2')}`
  );
}
