import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCase } from '../testing/any-cart.ts';
import { findBrokenLaws, play } from '../testing/laws.ts';

describe('every cart', () => {
  it('CART-02 keeps all laws of totals', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        expect(findBrokenLaws(play(one), one.input)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  }, 60_000);
});
