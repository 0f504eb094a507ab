/** A table that is being made: what was agreed on. */

import { describe, expect, it } from 'vitest';
import type { OptionTold } from '../src/lib/protocol';
import { agreed, holds } from '../src/setup/agreed';

const option = (name: string, more: Partial<OptionTold> = {}): OptionTold => ({
  name,
  choices: [false, true],
  default: false,
  per_seat: false,
  seats: [1, 2, 3],
  basis: '',
  source: '',
  ours: false,
  ...more,
});
const level = option('level', { choices: ['novice', 'tyrant'], default: 'novice', seats: [1] });
const sides = option('sides', { choices: ['sun', 'moon'], default: null, per_seat: true });
const usual = option('usual', { default: true });

describe('an option', () => {
  it('is as usual until somebody chooses', () => {
    expect(holds(level, {}, 1)).toBe('novice');
    expect(holds(usual, {}, 1)).toBe(true);
    expect(holds(usual, { usual: false }, 1)).toBe(false);
    expect(holds(sides, {}, 2)).toBeNull();
  });

  it('is opened as it is shown, also after it was hidden', () => {
    const chosen = { level: 'tyrant' };
    expect(agreed([level, usual], chosen, 3)).toEqual({});
    expect(agreed([level, usual], chosen, 1)).toEqual({ level: holds(level, chosen, 1) });
  });

  it('of each seat has as many choices as there are seats', () => {
    const chosen = { sides: ['moon', 'moon'] };
    expect(agreed([sides], chosen, 3)).toEqual({ sides: ['moon', 'moon', 'sun'] });
    expect(agreed([sides], chosen, 1)).toEqual({ sides: ['moon'] });
    expect(agreed([sides], { sides: null }, 3)).toEqual({ sides: null });
  });
});
