import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChargedPart } from '../total/charged-part.ts';
import { listKeptParts, refundAmount, refundFurther, type PartialRefund } from './refund-parts.ts';

/** Three parts with one or two taxes each, of any amounts. */
const anyCharged = fc
  .array(fc.tuple(fc.nat(5000), fc.nat(30), fc.nat(10)), { minLength: 1, maxLength: 4 })
  .map((rows) =>
    rows.map(([amountCents, vat, city], at): ChargedPart => {
      const taxOf = (percent: number) => Math.floor((amountCents * percent) / 200);
      const taxes = [
        { ruleId: 'vat', amountCents: taxOf(vat) },
        { ruleId: 'city', amountCents: taxOf(city) },
      ];
      return { id: `part-${at}`, quantity: 1, amountCents, taxes };
    }),
  );

const sum = (parts: readonly { amountCents: number }[]) =>
  parts.reduce((total, { amountCents }) => total + amountCents, 0);

function giveBack(charged: readonly ChargedPart[], amounts: readonly number[]): PartialRefund[] {
  const refunds: PartialRefund[] = [];
  for (const amountCents of amounts) {
    const refund = refundFurther(listKeptParts(charged, refunds), refunds, amountCents);
    if (refund) refunds.push(refund);
  }
  return refunds;
}

describe('refunds of amounts that come one by one', () => {
  it('CART-02 end the same in whatever order they come, and as one refund of their sum', () => {
    fc.assert(
      fc.property(anyCharged, fc.array(fc.nat(100), { maxLength: 4 }), (charged, shares) => {
        const total = sum(charged);
        const amounts = shares
          .map((share) => Math.floor((total * share) / 400))
          .filter((amountCents) => amountCents > 0);
        const ends = [amounts, amounts.toReversed(), amounts.toSorted((a, b) => a - b)].map(
          (order) => listKeptParts(charged, giveBack(charged, order)),
        );
        for (const end of ends) expect(end).toEqual(ends[0]);
        const whole = refundAmount(charged, sum(amounts.map((amountCents) => ({ amountCents }))));
        expect(ends[0]).toEqual(listKeptParts(charged, whole ? [whole] : []));
        for (const part of ends[0]!) expect(part.amountCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('CART-02 are as large as asked for, and never beyond what is kept', () => {
    fc.assert(
      fc.property(anyCharged, fc.array(fc.nat(6000), { maxLength: 5 }), (charged, amounts) => {
        const refunds = giveBack(charged, amounts);
        for (const refund of refunds) {
          expect(amounts).toContain(refund.amountCents);
          expect(sum(refund.parts)).toBe(refund.amountCents);
        }
        const kept = listKeptParts(charged, refunds);
        expect(sum(kept) + sum(refunds)).toBe(sum(charged));
        expect(refundFurther(kept, refunds, sum(kept) + 1)).toBe(undefined);
      }),
    );
  });
});
