import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCase } from '../testing/any-cart.ts';
import { play } from '../testing/laws.ts';
import type { TotalStep } from './total-step.ts';
import {
  listBilledLines,
  listBilledRates,
  listHeldRules,
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
        for (const { baseCents, adjustments, addedTaxCents, totalCents } of lines) {
          const laid = adjustments.map(({ amountCents }) => amountCents);
          expect(baseCents + total(laid) + addedTaxCents).toBe(totalCents);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('CART-02 tell a tax that is added to goods from the same tax in the price of shipping', () => {
    const part = (id: string, amountCents: number, taxCents: number) => ({
      id,
      quantity: 1,
      amountCents,
      taxes: [{ ruleId: 'vat', amountCents: taxCents }],
    });
    const step = { ruleId: 'vat', name: 'VAT', baseCents: 0, ratePpm: 200_000 };
    const steps: TotalStep[] = [
      { ...step, kind: 'price', amountCents: 100, parts: [{ id: 'e', amountCents: 100 }] },
      { ...step, kind: 'shipping', amountCents: 12, parts: [{ id: 's', amountCents: 12 }] },
      { ...step, kind: 'tax', amountCents: 20, parts: [{ id: 'e', amountCents: 20 }] },
      {
        ...step,
        kind: 'included-tax',
        amountCents: 0,
        parts: [{ id: 's', amountCents: 0, taxCents: 2 }],
      },
    ];
    const lines = listBilledLines(steps, [part('e', 120, 20), part('s', 12, 2)]);
    expect(lines).toMatchObject([
      { baseCents: 100, addedTaxCents: 20, netCents: 100, totalCents: 120 },
      { baseCents: 12, addedTaxCents: 0, netCents: 10, totalCents: 12 },
    ]);
    expect([listHeldRules(steps, 'e'), listHeldRules(steps, 's')]).toEqual([[], ['vat']]);
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
