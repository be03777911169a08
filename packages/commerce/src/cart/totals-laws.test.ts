import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCase, type AnyCase } from '../testing/any-cart.ts';
import { findBrokenLaws, play, type Outcome } from '../testing/laws.ts';
import type { CartTotals } from './cart-totals.ts';

describe('every cart', () => {
  /** Thousands here; `npm run prove-totals` asks as many as are wanted. */
  it('CART-02 keeps all laws of totals', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        expect(findBrokenLaws(play(one), one.input)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the laws notice', () => {
  const place = { country: 'DE' };
  const known: AnyCase = {
    input: {
      entries: [
        { id: 'e0', itemId: 'i', productType: 1, unitPriceCents: 1999, quantity: 3 },
        { id: 'e1', itemId: 'i', productType: 1, unitPriceCents: 333, quantity: 1 },
      ],
      discounts: [{ id: 'd', name: 'd', benefit: { kind: 'fixed', amountCents: 100 } }],
      giftCards: [{ id: 'card', balanceCents: 500 }],
      taxRules: [
        {
          id: 'vat',
          name: 'VAT',
          zone: place,
          ratePpm: 190_000,
          isOnShipping: false,
          isIncludedInPrice: false,
        },
      ],
      destination: place,
      now: 0,
    },
    refunds: [{ kind: 'units', picks: [{ at: 0, share: 400 }] }],
  };

  const faults: Readonly<Record<string, (outcome: Outcome) => Outcome>> = {
    'a cent too much': changeTotals((totals) => ({
      ...totals,
      grandTotalCents: totals.grandTotalCents + 1,
    })),
    'a step that is missing': changeTotals((totals) => ({
      ...totals,
      steps: totals.steps.slice(1),
    })),
    'a share that was lost': changeTotals((totals) => ({
      ...totals,
      steps: totals.steps.map((step) => ({ ...step, parts: step.parts.slice(1) })),
    })),
    'a tax that is a cent off': changeTotals((totals) => ({
      ...totals,
      chargedParts: totals.chargedParts.map((part, at) =>
        at === 0 ? { ...part, taxes: part.taxes.map((tax) => ({ ...tax, amountCents: 1 })) } : part,
      ),
    })),
    'a gift card that pays twice': changeTotals((totals) => ({
      ...totals,
      giftCardUses: [...totals.giftCardUses, ...totals.giftCardUses],
    })),
    'a refund that is made three times': (outcome) => ({
      ...outcome,
      refunds: [...outcome.refunds, ...outcome.refunds, ...outcome.refunds],
    }),
  };

  it('CART-02 none of them in a cart that is right', () => {
    expect(findBrokenLaws(play(known), known.input)).toEqual([]);
  });

  it.each(Object.entries(faults))('CART-02 %s', (_name, spoil) => {
    expect(findBrokenLaws(spoil(play(known)), known.input)).not.toEqual([]);
  });
});

function changeTotals(change: (totals: CartTotals) => CartTotals): (outcome: Outcome) => Outcome {
  return (outcome) => ({ ...outcome, totals: change(outcome.totals) });
}
