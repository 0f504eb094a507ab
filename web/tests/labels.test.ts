/** No word of a drawing is cut, in any language. */

import { describe, expect, it } from 'vitest';
import { fit, fitLines, width, type Design } from '../src/draw/fit';
import * as agra from '../src/games/agra/board/labels';
import { capital } from '../src/games/agra/board/props';
import * as house from '../src/games/merv/board/houseLabels';
import * as merv from '../src/games/merv/board/labels';
import * as rajas from '../src/games/rajas/board/labels';
import { LANGUAGES } from '../src/lib/language';
import { keysOf, sayerOf } from './views';

type Words = Design & { key: string; lines?: 2; args?: Record<string, number> };
/** Names of things that look alike: their messages, and how they are written. */
type Names = { like: RegExp; design: Design; lines?: 2; capital?: boolean };

const GAMES: Record<string, { labels: Record<string, Words>; names: Names[] }> = {
  rajas: {
    labels: rajas.LABELS,
    names: [{ like: /^chamber-[a-z]+$/, design: rajas.CHAMBER, lines: 2 }],
  },
  agra: {
    labels: agra.LABELS,
    names: [
      { like: /^good-/, design: agra.GOOD_NAME, capital: true },
      {
        like: /^space-(architect|sailor|trader|botanist)$/,
        design: agra.CHARACTER_NAME,
        capital: true,
      },
      { like: /^action-.*-short$/, design: agra.ACTION_NAME },
      { like: /^notable-.*-short$/, design: agra.NOTABLE, lines: 2 },
      { like: /^guild-.*-short$/, design: agra.GUILD },
      { like: /^draw-outer-/, design: agra.OUTER_NAME },
    ],
  },
  merv: {
    labels: { ...merv.LABELS, ...house.LABELS },
    names: [
      { like: /^spice-.*-short$/, design: merv.SPICE_NAME },
      { like: /^hall-.*-short$/, design: merv.HALL_NAME },
      { like: /^side-.*-short$/, design: merv.SIDE_LETTER },
      { like: /^draw-letter-/, design: merv.SIDE_LETTER },
      { like: /^draw-level-/, design: house.LEVEL_NAME },
      { like: /^draw-source-/, design: house.SOURCE_NAME },
      { like: /^action-[a-z]+$/, design: house.WAY_ACTION, capital: true },
    ],
  },
};

describe.each(Object.keys(GAMES))('%s', (game) => {
  const { labels, names } = GAMES[game]!;
  const named = names.flatMap(({ like, ...one }) =>
    keysOf(game, like).map((key): [string, Omit<Names, 'like'>] => [key, one]),
  );

  it('has names of every kind', () => {
    for (const { like } of names) expect(keysOf(game, like), `${like}`).not.toEqual([]);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const say = sayerOf(game, language);

    function whole(text: string, design: Design, lines: number): void {
      const found = lines === 2 ? fitLines(text, design) : [fit(text, design)];
      for (const line of found) {
        expect(line, text).not.toBeNull();
        expect(line!.cut, `${text} in ${design.max}`).toBe(false);
        const wide = width(line!.text, line!.size, line!.weight, line!.face, design.spacing);
        expect(wide, text).toBeLessThanOrEqual(design.max ?? Infinity);
      }
    }

    it.each(Object.entries(labels))('%s', (_name, label) => {
      whole(say(label.key, label.args), label, label.lines ?? 1);
    });

    it.each(named)('%s', (key, { design, lines = 1, capital: large }) => {
      whole(large ? capital(say(key)) : say(key), design, lines);
    });
  });
});
