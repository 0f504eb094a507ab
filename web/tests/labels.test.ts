/** No word of a drawing is cut, in any language. */

import { describe, expect, it } from 'vitest';
import { fit, fitLines, width, type Design } from '../src/draw/fit';
import { LABELS, CHAMBER, type LabelDesign } from '../src/games/rajas/board/labels';
import { LANGUAGES } from '../src/lib/language';
import { sayerOf } from './views';

const CHAMBERS = ['mogul', 'dancer', 'yogi', 'raja', 'builder', 'portuguese'];

describe.each(LANGUAGES)('in %s', (language) => {
  const say = sayerOf('rajas', language);

  function whole(text: string, design: Design, lines: number): void {
    const found = lines === 2 ? fitLines(text, design) : [fit(text, design)];
    for (const line of found) {
      expect(line, text).not.toBeNull();
      expect(line!.cut, `${text} in ${design.max}`).toBe(false);
      const wide = width(line!.text, line!.size, line!.weight, line!.face, design.spacing);
      expect(wide, text).toBeLessThanOrEqual(design.max ?? Infinity);
    }
  }

  it.each(Object.entries<LabelDesign>(LABELS))('%s', (_name, label) => {
    whole(say(label.key, label.args), label, label.lines ?? 1);
  });

  it.each(CHAMBERS)('chamber of the %s', (chamber) => {
    whole(say(`chamber-${chamber}`), CHAMBER, 2);
  });
});
