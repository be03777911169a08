import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdRules, holdTimeOfShort, isShortAfter } from './hold-time.ts';

const minute = 60_000;

describe('the time for which stock is held', () => {
  it('stock is short when a hold leaves less than it takes, or fewer than three', () => {
    expect(isShortAfter(0, 1)).toBe(true);
    expect(isShortAfter(2, 1)).toBe(true);
    expect(isShortAfter(3, 1)).toBe(false);
    expect(isShortAfter(9, 10)).toBe(true);
    expect(isShortAfter(10, 10)).toBe(false);
  });

  it('short stock is held five minutes, a visitor has fifteen in an hour', () => {
    expect([0, 5, 10, 12].map((used) => holdTimeOfShort(used * minute) / minute)).toEqual([
      5, 5, 5, 3,
    ]);
    expect(holdTimeOfShort(14 * minute)).toBe(minute);
    expect(holdTimeOfShort(14 * minute + 1)).toBe(0);
    expect(holdTimeOfShort(40 * minute)).toBe(0);
  });

  it('holds of one visitor one after the other never pass their share', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 * minute })), (stays) => {
        let used = 0;
        for (const stay of stays) used += Math.min(stay, holdTimeOfShort(used));
        expect(used).toBeLessThanOrEqual(holdRules.budget);
      }),
    );
  });
});
