import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { applyRate, multiplyRatio, percentToPpm, ppmToPercent } from './round.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const cents = fc.nat({ max: 10 ** 11 });
const weightList = fc.array(cents, { minLength: 1, maxLength: 30 });

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [0, 0, 0], [4, 3, 3]],
    [10, [0, 5], [0, 10]],
    [0, [3, 4], [0, 0]],
    [7, [], []],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [1, 2, 3], [1, 2, 2]],
  ])('splits %i over %j as %j', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });

  it('parts sum exactly to the total', () => {
    fc.assert(
      fc.property(cents, weightList, (total, weights) => {
        expect(sum(allocate(total, weights))).toBe(total);
      }),
    );
  });

  it('every part is within one cent of its exact share', () => {
    fc.assert(
      fc.property(cents, weightList, (total, weights) => {
        fc.pre(sum(weights) > 0);
        allocate(total, weights).forEach((part, index) => {
          const floor = (BigInt(total) * BigInt(weights[index]!)) / BigInt(sum(weights));
          expect([floor, floor + 1n]).toContain(BigInt(part));
        });
      }),
    );
  });

  it('no part exceeds its weight when the total does not exceed their sum', () => {
    fc.assert(
      fc.property(weightList, fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
        const total = Math.floor(sum(weights) * share);
        fc.pre(sum(weights) > 0);
        allocate(total, weights).forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(weights[index]!);
        });
      }),
    );
  });

  it('with keys, the order of the weights does not change any part', () => {
    fc.assert(
      fc.property(cents, weightList, (total, weights) => {
        const keys = weights.map((_, index) => `k${index}`);
        const forward = allocate(total, weights, keys);
        const backward = allocate(total, weights.toReversed(), keys.toReversed());
        expect(backward.toReversed()).toEqual(forward);
      }),
    );
  });
});

describe('rates', () => {
  it.each([
    [10_000, 88_750, 888],
    [999, 200_000, 200],
    [1, 500_000, 1],
    [1, 499_999, 0],
    [-1, 500_000, -1],
    [0, 200_000, 0],
  ])('%i cents at %i ppm are %i cents, halves away from zero', (amount, rate, result) => {
    expect(applyRate(amount, rate)).toBe(result);
  });

  it('stays exact where a double would not', () => {
    expect(multiplyRatio(Number.MAX_SAFE_INTEGER, 999_999, 1_000_000)).toBe(9007190247541736);
  });

  it('turns percentages into parts per million and back', () => {
    expect(percentToPpm(8.875)).toBe(88_750);
    expect(percentToPpm(0.1)).toBe(1_000);
    expect(ppmToPercent(88_750)).toBe(8.875);
  });
});
