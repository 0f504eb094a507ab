/** Labels that fit, and outlines. */

import { describe, expect, it } from 'vitest';
import { FLOOR, fit, fitLines, width } from '../src/draw/fit';
import { arch, circle, cornerOf, gem, rect } from '../src/draw/ornament';

describe('a label', () => {
  it('stays as designed where there is room', () => {
    expect(fit('Quarry', { size: 18, face: 'display', max: 100 })).toEqual({
      text: 'Quarry',
      size: 18,
      weight: 500,
      face: 'display',
      cut: false,
    });
  });

  it('becomes smaller, but not smaller than one can read', () => {
    const found = fit('Quarry', { size: 18, max: 40 })!;
    expect(found.size).toBeLessThan(18);
    expect(found.size).toBeGreaterThanOrEqual(FLOOR);
    expect(width(found.text, found.size, found.weight, found.face)).toBeLessThanOrEqual(40);
  });

  it('changes to the narrower face, then to the lighter one', () => {
    const word = 'Каменоломня';
    const room = width(word, FLOOR, 700) + 0.5;
    expect(fit(word, { size: 18, face: 'display', max: room })).toMatchObject({
      face: 'text',
      weight: 700,
      cut: false,
    });
    expect(fit(word, { size: 18, face: 'display', max: room - 1.5 })).toMatchObject({
      weight: 500,
      cut: false,
    });
  });

  it('is cut at last', () => {
    const found = fit('Каменоломня', { size: 18, max: 40 })!;
    expect(found.cut).toBe(true);
    expect(found.text).toMatch(/^Кам.*…$/);
    expect(width(found.text, found.size, found.weight)).toBeLessThanOrEqual(40);
  });

  it('may take two lines', () => {
    const lines = fitLines('Великий Могол', { size: 13.5, face: 'display', max: 67 });
    expect(lines.map((line) => line?.text)).toEqual(['Великий', 'Могол']);
    expect(fitLines('Yogi', { size: 13.5, max: 67 })).toHaveLength(1);
  });
});

describe('a label on a small screen', () => {
  it('grows to what one can read', () => {
    expect(fit('Kali', { size: 13, max: 80 }, 0.5)!.size).toBe(24);
  });

  it('goes if it has no room then', () => {
    expect(fit('Quarry', { size: 18, max: 50 }, 0.5)).toBeNull();
  });

  it('is shortened if it is a name', () => {
    const found = fit('Willemijn', { size: 18, max: 60, short: true }, 0.5)!;
    expect(found).toMatchObject({ size: 24, cut: true });
    expect(found.text).toMatch(/^W.*…$/);
  });

  it('stays if it is a number', () => {
    expect(fit('120', { size: 12.5, max: 5 }, 0.5)).toMatchObject({ text: '120', size: 24 });
  });

  it('is squeezed before it is left out', () => {
    const found = fit('Каменоломня', { size: 18, face: 'display', max: 73 }, 0.87)!;
    expect(found).toMatchObject({ text: 'Каменоломня', squeezed: 73, cut: false });
    expect(width(found.text, found.size, found.weight, found.face)).toBeGreaterThan(73);
    expect(width(found.text, found.size, found.weight, found.face)).toBeLessThan(73 * 1.16);
  });

  it('loses its words before its numbers', () => {
    expect(fit('38 to go', { size: 14, max: 40 }, 0.5)).toMatchObject({ text: '38' });
    expect(fit('6 of 10', { size: 14, max: 50 }, 0.5)).toMatchObject({ text: '6/10' });
  });

  it('does not break into lines that would cover each other', () => {
    const design = { size: 13.5, max: 67 };
    expect(fitLines('Great Mogul', { ...design, max: 50 }, 0.46)).toEqual([null]);
    expect(fitLines('Great Mogul', design, 0.89)).toHaveLength(1);
    expect(fitLines('Great Mogul', { ...design, max: 50 }, 0.89)).toHaveLength(2);
  });

  it('is not smaller than designed on a large one', () => {
    expect(fit('Kali', { size: 16, max: 80 }, 2)!.size).toBe(16);
  });
});

describe('the corner of an outline', () => {
  it.each([
    ['a box', rect(10, 20, 30, 40), [40, 20]],
    ['a round box', rect(10, 20, 30, 40, 5), [40, 20]],
    ['a circle', circle(10, 20, 5), [15, 15]],
    ['a stone', gem(0, 0, 20, 20), [20, 0]],
  ])('of %s', (_name, path, corner) => {
    expect(cornerOf(path)).toEqual(corner);
  });

  it('of an arch lies within its box', () => {
    const [x, y] = cornerOf(arch(0, 0, 50, 60));
    expect(x).toBe(50);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(15);
  });
});
