/** What the page says about moves of Rajas of the Ganges. */

import { describe, expect, it } from 'vitest';
import { places } from '../src/games/rajas/places';

describe('remarks', () => {
  const view = { brings_nothing: ['quarry', 'market tea'] };

  it('tell of a space that would only be blocked', () => {
    expect(places.remark?.(view, 'market tea')).toBe('panel-brings-nothing');
    expect(places.remark?.(view, 'market silk')).toBeUndefined();
  });
});
