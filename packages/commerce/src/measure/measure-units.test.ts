import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramsOfGoods, gramsOfLimit, gramsPer, mmOf, mmPer } from './measure-units.ts';

it('a pound of goods is 453 grams, a limit of a pound is 454, and a kilogram is a thousand', () => {
  expect(gramsOfGoods(1, gramsPer.lb)).toBe(453);
  expect(gramsOfLimit(1, gramsPer.lb)).toBe(454);
  expect([gramsOfGoods(0.579, gramsPer.kg), gramsOfLimit(0.579, gramsPer.kg)]).toEqual([579, 579]);
  expect([mmOf(12.5, mmPer.in), mmOf(2.5, mmPer.cm)]).toEqual([318, 25]);
});

it('goods that weigh a limit together are within it, however many they are', () => {
  const hundredths = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(fc.array(hundredths, { minLength: 1, maxLength: 200 }), (weights) => {
      const parcel = weights.reduce((sum, one) => sum + gramsOfGoods(one / 100, gramsPer.lb), 0);
      const together = weights.reduce((sum, one) => sum + one, 0) / 100;
      expect(parcel).toBeLessThanOrEqual(gramsOfLimit(together, gramsPer.lb));
    }),
  );
});
