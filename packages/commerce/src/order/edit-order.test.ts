import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCartTotals } from '../cart/cart-totals.ts';
import { planRefund, getRefundableCents, type Tender } from '../payment/tenders.ts';
import { listKeptParts, refundAmount, type PartialRefund } from '../payment/refund-parts.ts';
import { listChargedParts, type ChargedPart } from '../total/charged-part.ts';
import { SHIPPING_PART, sumSteps, type TotalStep } from '../total/total-step.ts';
import {
  addChargedParts,
  listTakenSteps,
  raiseShipping,
  splitTaken,
  takeOff,
} from './edit-order.ts';

const place = { country: 'DE' };

const charge = (wares: readonly (readonly [number, number])[], ratePpm: number, isHeld: boolean) =>
  computeCartTotals({
    entries: wares.map(([unitPriceCents, quantity], at) => {
      return { id: `e${at}`, itemId: 'i', productType: 1, unitPriceCents, quantity };
    }),
    taxRules: [
      {
        id: 'vat',
        name: 'VAT',
        zone: place,
        ratePpm,
        isOnShipping: true,
        isIncludedInPrice: isHeld,
      },
    ],
    shippingOption: {
      id: 's',
      name: 'Parcel',
      pricing: { kind: 'flat', priceCents: 500 },
      zones: [],
    },
    destination: place,
    now: 0,
  });

const sum = (parts: readonly { readonly amountCents: number }[]) =>
  parts.reduce((total, { amountCents }) => total + amountCents, 0);

describe('edits of orders', () => {
  it('CART-02 takes units, shipping and a discount off what is kept, each to the cent', () => {
    const { chargedParts } = charge([[1000, 3]], 190_000, true);
    const taken = takeOff(chargedParts, {
      units: [{ id: 'e0', quantity: 1 }],
      shippingCents: 200,
      discountCents: 333,
    })!;
    expect(taken.amountCents).toBe(1533);
    const kept = listKeptParts(chargedParts, [taken]);
    expect(kept.map(({ quantity, amountCents }) => [quantity, amountCents])).toEqual([
      [2, 1667],
      [1, 300],
    ]);
    expect(sumSteps(listTakenSteps(taken, (id) => id))).toBe(-1533);
  });

  it('CART-02 takes nothing off that is not there', () => {
    const { chargedParts } = charge([[1000, 3]], 190_000, true);
    const none = { units: [], shippingCents: 0, discountCents: 0 };
    expect(takeOff(chargedParts, { ...none, units: [{ id: 'e0', quantity: 4 }] })).toBe(undefined);
    expect(takeOff(chargedParts, { ...none, shippingCents: 501 })).toBe(undefined);
    expect(takeOff(chargedParts, { ...none, discountCents: 3001 })).toBe(undefined);
    expect(takeOff(chargedParts, none)).toMatchObject({ amountCents: 0, parts: [] });
  });

  it('CART-02 shipping that was free bears the taxes of the goods once it costs something', () => {
    const { steps, chargedParts } = charge([[1190, 1]], 190_000, true);
    const kept = chargedParts.filter(({ id }) => id !== SHIPPING_PART);
    const raised = raiseShipping(steps, kept, { amountCents: 119, name: 'Parcel' });
    expect(raised).toMatchObject([
      { kind: 'shipping', amountCents: 119 },
      { kind: 'included-tax', amountCents: 0, taxCents: 19, ratePpm: 190_000 },
    ]);
  });

  it('CART-02 paid − refunded = kept − due + owed back, whatever is edited and given back', () => {
    const wares = fc.array(fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
      maxLength: 3,
    });
    const change = fc.record({
      unit: fc.nat(2),
      shippingCents: fc.nat(700),
      discountCents: fc.nat(900),
      raisedCents: fc.nat(400),
      added: wares,
      refundCents: fc.nat(800),
    });
    fc.assert(
      fc.property(
        wares,
        fc.constantFrom(0, 70_000, 190_000),
        fc.boolean(),
        fc.array(change, { maxLength: 4 }),
        (bought, ratePpm, isHeld, changes) => {
          const first = charge(bought, ratePpm, isHeld);
          let steps: readonly TotalStep[] = first.steps;
          let charged: readonly ChargedPart[] = first.chargedParts;
          const refunds: PartialRefund[] = [];
          const tenders: Tender[] = [];
          const takeIn = (amountCents: number) =>
            tenders.push({
              id: `t${tenders.length}`,
              kind: tenders.length % 2 ? 'gift-card' : 'card',
              amountCents,
              refundedCents: 0,
            });
          const giveBack = (amountCents: number) => {
            for (const part of amountCents > 0 ? planRefund(tenders, amountCents)! : []) {
              const at = tenders.findIndex(({ id }) => id === part.tenderId);
              const tender = tenders[at]!;
              tenders[at] = { ...tender, refundedCents: tender.refundedCents + part.amountCents };
            }
          };
          takeIn(first.grandTotalCents);
          changes.forEach((edit, at) => {
            const kept = listKeptParts(charged, refunds);
            const id = `e${edit.unit}`;
            const hasUnit = kept.some((part) => part.id === id && part.quantity > 0);
            const taken = takeOff(kept, {
              units: hasUnit ? [{ id, quantity: 1 }] : [],
              shippingCents: edit.raisedCents > 0 ? 0 : edit.shippingCents,
              discountCents: edit.discountCents,
            });
            const addition = charge(edit.added, ratePpm, isHeld);
            const renamed = addition.steps
              .filter(({ kind }) => kind !== 'shipping')
              .map((step) => ({
                ...step,
                parts: step.parts
                  .filter((part) => part.id !== SHIPPING_PART)
                  .map((part) => ({ ...part, id: `${at}-${part.id}` })),
              }))
              .map((step) => ({ ...step, amountCents: sum(step.parts) }));
            const entries = edit.added.map(([, quantity], line) => {
              return { id: `${at}-e${line}`, quantity };
            });
            const raised =
              edit.raisedCents > 0
                ? raiseShipping(steps, kept, { amountCents: edit.raisedCents, name: 'Parcel' })
                : [];
            expect(sumSteps(raised)).toBe(edit.raisedCents);
            const addedSteps = [...renamed, ...raised];
            const added = listChargedParts(addedSteps, entries);
            const addedCents = sumSteps(addedSteps);
            expect(sum(added)).toBe(addedCents);
            const off = taken ?? { amountCents: 0, taxCents: 0, parts: [] };
            const offsetCents = Math.min(addedCents, off.amountCents);
            const { offset, back } = splitTaken(off, offsetCents);
            expect((offset?.amountCents ?? 0) + (back?.amountCents ?? 0)).toBe(off.amountCents);
            expect(offset?.amountCents ?? 0).toBe(offsetCents);
            steps = [...steps, ...addedSteps];
            charged = addChargedParts(charged, added);
            expect(sumSteps(steps)).toBe(sum(charged));
            for (const refund of [offset, back]) if (refund) refunds.push(refund);
            const left = listKeptParts(charged, refunds);
            expect(sum(left)).toBe(sum(kept) + addedCents - off.amountCents);
            for (const part of left) {
              expect(part.amountCents).toBeGreaterThanOrEqual(0);
              expect(part.quantity).toBeGreaterThanOrEqual(0);
              expect(sum(part.taxes)).toBeLessThanOrEqual(part.amountCents);
            }
            const dueCents = addedCents - offsetCents;
            const owedCents = back?.amountCents ?? 0;
            expect(getRefundableCents(tenders)).toBe(sum(left) - dueCents + owedCents);
            if (dueCents > 0) takeIn(dueCents);
            giveBack(owedCents);
            expect(getRefundableCents(tenders)).toBe(sum(left));
            const refund = refundAmount(left, Math.min(edit.refundCents, sum(left)));
            if (!refund) return;
            refunds.push(refund);
            giveBack(refund.amountCents);
            expect(getRefundableCents(tenders)).toBe(sum(listKeptParts(charged, refunds)));
          });
        },
      ),
    );
  });
});
