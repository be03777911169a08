import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCase } from '../testing/any-cart.ts';
import { play } from '../testing/laws.ts';
import {
  listBilledLines,
  listBilledRates,
  listRefundedLines,
  sumBilledLines,
} from './billed-line.ts';

const total = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);

describe('the lines of a paper', () => {
  it('CART-02 sum to the total with their taxes, whatever the cart', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { totals } = play(one);
        const rates = listBilledRates(totals.steps);
        const lines = listBilledLines(totals.steps, totals.chargedParts);
        const sums = sumBilledLines(lines, rates);
        expect(sums.totalCents).toBe(totals.grandTotalCents);
        expect(sums.netCents + sums.taxCents).toBe(sums.totalCents);
        expect(total(sums.taxes.map(({ taxCents }) => taxCents))).toBe(sums.taxCents);
        const added = rates.filter(({ isIncluded }) => !isIncluded).map(({ ruleId }) => ruleId);
        for (const line of lines) {
          const onTop = line.taxes.filter(({ ruleId }) => added.includes(ruleId));
          const amounts = [...line.adjustments, ...onTop].map(({ amountCents }) => amountCents);
          expect(line.baseCents + total(amounts)).toBe(line.totalCents);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('CART-02 of refunds sum to what went back', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { refunds } = play(one);
        for (const { amountCents, taxCents, parts } of refunds) {
          const sums = sumBilledLines(listRefundedLines(parts), []);
          expect(sums).toMatchObject({ totalCents: amountCents, taxCents });
        }
      }),
      { numRuns: 500 },
    );
  });
});
