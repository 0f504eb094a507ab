import { describe, expect, it } from 'vitest';
import { decimal, signed, whole } from '../src/lib/numbers';

describe('numbers', () => {
  it('are written as the language does, with a real minus', () => {
    expect(decimal('en', 3.94)).toBe('3.9');
    expect(decimal('de', -3.94)).toBe('−3,9');
    expect(decimal('ru', -0.04)).toBe('0,0');
  });

  it('are rounded upwards in the middle', () => {
    expect([2.5, 2.4, -2.5, -0.3].map(whole)).toEqual([3, 2, -2, 0]);
  });

  it('have a sign where they are a difference', () => {
    expect([2.5, -2.5, 0].map((one) => signed('nl', one))).toEqual(['+2,5', '−2,5', '+0,0']);
  });
});
