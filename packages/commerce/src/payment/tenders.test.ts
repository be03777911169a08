import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRefundableCents, planRefund, tenderKinds, type Tender } from './tenders.ts';

const tender = (kind: Tender['kind'], amountCents: number, refundedCents = 0): Tender => ({
  id: kind,
  kind,
  amountCents,
  refundedCents,
});

describe('refunds over tenders', () => {
  it('vendurehq/vendure#1753 take the card first and the gift card last', () => {
    const tenders = [tender('gift-card', 1000), tender('card', 2000)];
    expect(planRefund(tenders, 500)).toEqual([{ tenderId: 'card', amountCents: 500 }]);
    expect(planRefund(tenders, 2500)).toEqual([
      { tenderId: 'card', amountCents: 2000 },
      { tenderId: 'gift-card', amountCents: 500 },
    ]);
  });

  it('leave out what went back before', () => {
    const tenders = [tender('card', 2000, 1500), tender('gift-card', 1000)];
    expect(getRefundableCents(tenders)).toBe(1500);
    expect(planRefund(tenders, 600)).toEqual([
      { tenderId: 'card', amountCents: 500 },
      { tenderId: 'gift-card', amountCents: 100 },
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity, 2001])('refuse %d of 2000', (amountCents) => {
    expect(planRefund([tender('card', 2000)], amountCents)).toBeUndefined();
  });

  it('come to the amount and never exceed what came by a tender', () => {
    const some = fc.uniqueArray(
      fc
        .record({
          kind: fc.constantFrom(...tenderKinds),
          amount: fc.nat(10_000),
          share: fc.nat(100),
        })
        .map(({ kind, amount, share }) => tender(kind, amount, Math.floor((amount * share) / 100))),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 40_000 }), (tenders, amountCents) => {
        const parts = planRefund(tenders, amountCents);
        const isTooMuch = amountCents > getRefundableCents(tenders);
        expect(parts === undefined).toBe(isTooMuch);
        if (isTooMuch) return;
        expect(parts!.reduce((sum, part) => sum + part.amountCents, 0)).toBe(amountCents);
        for (const part of parts!) {
          const { amountCents: came, refundedCents } = tenders.find(
            ({ id }) => id === part.tenderId,
          )!;
          expect(part.amountCents).toBeGreaterThan(0);
          expect(part.amountCents).toBeLessThanOrEqual(came - refundedCents);
        }
      }),
    );
  });
});
