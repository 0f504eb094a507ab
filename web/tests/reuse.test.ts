import { expect, test } from 'vitest';
import { reuse } from '../src/lib/reuse';
import { densest, isSeen, labelScale } from '../src/table/windows';

test('what is the same stays the same thing', () => {
  const before = { a: [1, { b: 2 }], c: { d: null }, e: 'x' };
  expect(reuse(before, structuredClone(before))).toBe(before);
});

test('what differs is new, and the rest of it is kept', () => {
  const before = { a: [{ b: 2 }, { b: 3 }], c: { d: 4 } };
  const now = reuse<unknown>(before, { a: [{ b: 2 }, { b: 5 }], c: { d: 4 } }) as typeof before;
  expect(now).not.toBe(before);
  expect(now).toEqual({ a: [{ b: 2 }, { b: 5 }], c: { d: 4 } });
  expect(now.a[0]).toBe(before.a[0]);
  expect(now.c).toBe(before.c);
});

test('more, fewer and other kinds of things differ', () => {
  expect(reuse([1, 2], [1])).toEqual([1]);
  expect(reuse<unknown>({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
  expect(reuse<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(reuse<unknown>([], {})).toEqual({});
  expect(reuse<unknown>(null, { a: 1 })).toEqual({ a: 1 });
  expect(reuse<unknown>({ a: 1 }, null)).toBe(null);
});

test('a window goes where most points are', () => {
  const points = [
    { x: 10, y: 10 },
    { x: 700, y: 700 },
    { x: 720, y: 760 },
  ];
  const to = densest(points, { width: 300, height: 300 }, { width: 840, height: 832 });
  expect(to).toEqual({ x: 690, y: 682 }); // as far as the picture goes
  expect(densest([], { width: 300, height: 300 }, { width: 840, height: 832 })).toBe(null);
  expect(isSeen(points[0]!, { x: 0, y: 0, width: 300, height: 300 })).toBe(true);
  expect(isSeen(points[0]!, { x: 0, y: 0, width: 300, height: 300 }, 20)).toBe(false);
});

test('labels are made for a few scales, never for a larger one than is shown', () => {
  expect([0.46, 0.6, 0.84, 1, 1.7].map(labelScale)).toEqual([0.46, 0.55, 0.7, 1, 1]);
});
