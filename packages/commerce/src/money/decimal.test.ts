import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal, toDecimalText } from './decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['12', 2, 1200],
    ['12.5', 2, 1250],
    ['.5', 2, 50],
    ['5.', 2, 500],
    ['-3.00', 2, -300],
    ['+3', 2, 300],
    [' 7.50 ', 2, 750],
    ['1200', 0, 1200],
    ['0.005', 2, 1],
    ['0.0049', 2, 0],
    ['1.999', 2, 200],
    ['-0.001', 2, 0],
    ['4.35', 2, 435],
    ['90071992547409.91', 2, Number.MAX_SAFE_INTEGER],
  ])('ENT-05 reads %j with %i digits as %i minor units', (text, digits, cents) => {
    expect(parseDecimal(text, digits)).toBe(cents);
  });

  it.each(['', '.', '-', 'abc', '1,5', '1e3', '1 2', '0x10', '90071992547409.92', 'NaN'])(
    'refuses %j',
    (text) => expect(parseDecimal(text, 2)).toBeUndefined(),
  );
});

it('ENT-05 decimal text and minor units survive a round trip', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 3 }), (cents, digits) => {
      expect(parseDecimal(toDecimalText(cents, digits), digits)).toBe(cents + 0);
    }),
  );
});
