import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramsOfGoods, gramsOfLimit, gramsPer, mmOf, mmPer } from './measure-units.ts';

it('a pound of goods is 453 grams, a limit of a pound is 454, and a kilogram is a thousand', () => {
  expect(gramsOfGoods(1, gramsPer.lb)).toBe(453);
  expect(gramsOfLimit(1, gramsPer.lb)).toBe(454);
  expect(gramsOfLimit(2, gramsPer.lb)).toBe(908);
  expect([gramsOfGoods(0.579, gramsPer.kg), gramsOfLimit(0.579, gramsPer.kg)]).toEqual([579, 579]);
  expect([mmOf(12.5, mmPer.in), mmOf(2.5, mmPer.cm)]).toEqual([318, 25]);
});

it('units are as long and as heavy as they are by law', () => {
  const grams = Object.values(gramsPer).map((factor) => gramsOfGoods(100_000, factor));
  expect(grams).toEqual([100_000, 100_000_000, 2_834_952, 45_359_237]);
  expect(Object.values(mmPer).map((factor) => mmOf(1_000, factor))).toEqual([
    1_000, 10_000, 1_000_000, 25_400, 914_400,
  ]);
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
