import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prorate, useCredit } from './prorate.ts';

const day = 86_400_000;
const june = {
  paidCents: 1500,
  startsAt: Date.UTC(2027, 5, 1, 12),
  endsAt: Date.UTC(2027, 6, 1, 12),
};
const cents = fc.integer({ min: 0, max: 10_000_000 });

describe('the rest of a paid period', () => {
  it.each([
    [0, 1500, 30],
    [1, 1450, 29],
    [10 * day, 1000, 20],
    [10 * day + 1, 950, 19],
    [30 * day - 1, 0, 0],
    [40 * day, 0, 0],
    [-day, 1500, 30],
  ])('SUBS-01 %i ms after its start is worth %i cents, for %i days', (after, credit, left) => {
    expect(prorate(june, june.startsAt + after)).toMatchObject({
      creditCents: credit,
      daysLeft: left,
    });
  });

  it('rounds half a cent away from zero', () => {
    const week = { paidCents: 1, startsAt: 0, endsAt: 2 * day };
    expect(prorate(week, day).creditCents).toBe(1);
  });

  it('is what its steps sum to, never below zero and never more than was paid', () => {
    fc.assert(
      fc.property(cents, fc.nat(400), fc.integer({ min: -10, max: 500 }), (paid, days, at) => {
        const period = { paidCents: paid, startsAt: 0, endsAt: days * day };
        const { creditCents, steps } = prorate(period, at * day);
        expect(steps.reduce((sum, step) => sum + step.amountCents, 0)).toBe(creditCents);
        expect(creditCents).toBeGreaterThanOrEqual(0);
        expect(creditCents).toBeLessThanOrEqual(paid);
      }),
    );
  });

  it('never grows with time', () => {
    fc.assert(
      fc.property(cents, fc.nat(400), fc.nat(400), fc.nat(40), (paid, days, at, later) => {
        const period = { paidCents: paid, startsAt: 0, endsAt: days * day };
        const worth = (time: number) => prorate(period, time * day).creditCents;
        expect(worth(at + later)).toBeLessThanOrEqual(worth(at));
      }),
    );
  });
});

it('a credit pays bill after bill to its last cent, and no bill is below zero', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 20 }), (credit, bills) => {
      let left = credit;
      let used = 0;
      for (const bill of bills) {
        const paid = useCredit(bill, left);
        expect(paid.dueCents).toBeGreaterThanOrEqual(0);
        expect(paid.usedCents + paid.dueCents).toBe(bill);
        expect(paid.dueCents === 0 || paid.carriedCents === 0).toBe(true);
        used += paid.usedCents;
        left = paid.carriedCents;
      }
      expect(used + left).toBe(credit);
    }),
  );
});
