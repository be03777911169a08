import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '../discount/discount.ts';
import { productTypes } from '../product/product-type.ts';
import type { ShippingOption } from '../shipping/shipping.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import { countUnits, getCartKind } from './cart-entry.ts';
import type { PricedEntry } from './cart-entry.ts';
import { computeCartTotals, getCartParcel } from './cart-totals.ts';
import type { CartTotalsInput } from './cart-totals-input.ts';
import type { CartTotals } from './cart-totals.ts';
import { meetsMinimumOrder } from './minimum-order.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const { physical, digital, service, giftCard } = productTypes;

function entry(id: string, unitPriceCents: number, quantity = 1, productType = 1): PricedEntry {
  return { id, itemId: `item-${id}`, productType, unitPriceCents, quantity, weightGrams: 500 };
}

const percent = (id: string, ratePpm: number, extra: Partial<Coupon> = {}): Coupon => ({
  id,
  code: id,
  name: id,
  benefit: { kind: 'percent', ratePpm },
  ...extra,
});
const fixed = (id: string, amountCents: number, extra: Partial<Coupon> = {}): Coupon => ({
  ...percent(id, 0, extra),
  benefit: { kind: 'fixed', amountCents },
});
const freeShipping: Coupon = { ...percent('free', 0), benefit: { kind: 'free-shipping' } };
const post: ShippingOption = {
  id: 'post',
  name: 'Post',
  pricing: { kind: 'flat', priceCents: 500 },
  zones: [{ country: 'US' }],
};
const tax = (id: string, ratePpm: number, extra: Partial<TaxRule> = {}): TaxRule => ({
  id,
  name: id,
  zone: { country: 'US' },
  ratePpm,
  isOnShipping: false,
  isIncludedInPrice: false,
  ...extra,
});
const destination = { country: 'US', region: 'NY' };

function total(input: Omit<CartTotalsInput, 'now'>): CartTotals {
  return computeCartTotals({ ...input, now });
}

describe('subtotal and kinds', () => {
  it('CART-02 an empty cart has only zeros', () => {
    expect(
      total({ entries: [], discounts: [fixed('a', 500)], taxRules: [tax('t', 80_000)] }),
    ).toMatchObject({
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      amountDueCents: 0,
      totalQuantity: 0,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
  });

  it('CART-02 sums price times quantity', () => {
    const totals = total({ entries: [entry('a', 1999, 3), entry('b', 5)] });
    expect(totals).toMatchObject({ subtotalCents: 6002, grandTotalCents: 6002, totalQuantity: 4 });
    expect(totals.entries[0]).toEqual({
      id: 'a',
      subtotalCents: 5997,
      discountCents: 0,
      taxCents: 0,
      chargedCents: 5997,
    });
  });

  it('CART-04 quantity is the sum of entry quantities', () => {
    expect(countUnits([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  });

  it.each([
    [[physical], { hasDigital: false, purelyDigital: false, requiresShipping: true }],
    [[digital], { hasDigital: true, purelyDigital: true, requiresShipping: false }],
    [[digital, physical], { hasDigital: true, purelyDigital: false, requiresShipping: true }],
    [[service, giftCard], { hasDigital: false, purelyDigital: false, requiresShipping: false }],
    [[], { hasDigital: false, purelyDigital: false, requiresShipping: false }],
  ])('CART-03 types %j are %j', (types, kind) => {
    expect(getCartKind(types.map((productType) => ({ productType })))).toEqual(kind);
  });

  it('ENT-21 checkout needs a subtotal of at least the minimum', () => {
    const minimum = { isEnabled: true, subtotalCents: 2000 };
    expect(meetsMinimumOrder(1999, minimum)).toBe(false);
    expect(meetsMinimumOrder(2000, minimum)).toBe(true);
    expect(meetsMinimumOrder(0, { ...minimum, isEnabled: false })).toBe(true);
    expect(meetsMinimumOrder(0)).toBe(true);
  });
});

describe('discounts', () => {
  it('percent comes off the entries and the shares sum exactly', () => {
    const entries = [entry('a', 333), entry('b', 333), entry('c', 333)];
    const totals = total({ entries, discounts: [percent('ten', 100_000)] });
    expect(totals.discountCents).toBe(100);
    expect(totals.entries.map(({ discountCents }) => discountCents)).toEqual([34, 33, 33]);
    expect(totals.grandTotalCents).toBe(899);
  });

  it('a fixed amount never takes more than there is', () => {
    const totals = total({ entries: [entry('a', 300)], discounts: [fixed('big', 1000)] });
    expect(totals).toMatchObject({ discountCents: 300, grandTotalCents: 0 });
  });

  it('percent comes before fixed, whatever the order of entering', () => {
    const entries = [entry('a', 10_000)];
    const [ten, five] = [percent('z', 100_000), fixed('a', 500)];
    for (const discounts of [
      [ten, five],
      [five, ten],
    ]) {
      expect(total({ entries, discounts }).discountCents).toBe(1500);
    }
  });

  it('a coupon for some products lowers only those, and never gift cards', () => {
    const entries = [entry('a', 1000), entry('b', 1000), entry('g', 5000, 1, giftCard)];
    const some = percent('some', 500_000, { itemIds: ['item-b'] });
    const shares = total({ entries, discounts: [some] }).entries.map((one) => one.discountCents);
    expect(shares).toEqual([0, 500, 0]);
    expect(total({ entries, discounts: [percent('all', 1_000_000)] }).grandTotalCents).toBe(5000);
  });

  it.each([
    ['disabled', { isDisabled: true }],
    ['not-started', { startsAt: now + 1 }],
    ['expired', { endsAt: now }],
    ['used-up', { maxUses: 2, usedCount: 2 }],
    ['below-minimum', { minSubtotalCents: 1001 }],
    ['no-matching-items', { itemIds: ['item-z'] }],
  ] as const)('is rejected as %s', (problem, extra) => {
    const totals = total({ entries: [entry('a', 1000)], discounts: [fixed('c', 100, extra)] });
    expect(totals.rejectedDiscounts).toMatchObject([{ problem }]);
    expect(totals).toMatchObject({ discountCents: 0, appliedDiscounts: [] });
  });

  it('applies on its first millisecond and at its exact minimum', () => {
    const exact = { startsAt: now, endsAt: now + 1, minSubtotalCents: 1000, maxUses: 1 };
    const totals = total({ entries: [entry('a', 1000)], discounts: [fixed('c', 100, exact)] });
    expect(totals).toMatchObject({ discountCents: 100, rejectedDiscounts: [] });
  });
});

describe('shipping', () => {
  const entries = [entry('a', 1000, 2)];

  it('adds the chosen option, and takes it off with free shipping', () => {
    const input = { entries, destination, shippingOption: post };
    expect(total(input)).toMatchObject({ shippingCostCents: 500, grandTotalCents: 2500 });
    const free = total({ ...input, discounts: [freeShipping] });
    expect(free).toMatchObject({ shippingCostCents: 0, discountCents: 0, grandTotalCents: 2000 });
  });

  it('costs nothing while nothing is shipped, or the place is unknown or not served', () => {
    const downloads = [entry('d', 1000, 1, digital)];
    expect(
      total({ entries: downloads, destination, shippingOption: post }).shippingOption,
    ).toBeUndefined();
    expect(total({ entries, shippingOption: post }).shippingCostCents).toBe(0);
    const abroad = total({ entries, destination: { country: 'DE' }, shippingOption: post });
    expect(abroad).toMatchObject({ shippingCostCents: 0, shippingOption: undefined });
  });

  it('weighs and counts only what travels, after discounts', () => {
    const mixed = [...entries, entry('d', 9000, 1, digital)];
    const parcel = getCartParcel({
      entries: mixed,
      discounts: [percent('half', 500_000)],
      now,
    });
    expect(parcel).toEqual({ weightGrams: 1000, quantity: 2, subtotalCents: 1000 });
  });
});

describe('tax', () => {
  it('falls on the discounted price, rounded once per rule', () => {
    const totals = total({
      entries: [entry('a', 333), entry('b', 333)],
      discounts: [percent('ten', 100_000)],
      destination,
      taxRules: [tax('city', 45_000), tax('state', 40_000)],
    });
    expect(totals.taxLines.map((line) => [line.taxableCents, line.taxCents])).toEqual([
      [599, 27],
      [599, 24],
    ]);
    expect(totals).toMatchObject({ taxCents: 51, addedTaxCents: 51, grandTotalCents: 650 });
  });

  it('adds the rules of the country and of the region, and none elsewhere', () => {
    const rules = [
      tax('federal', 50_000),
      tax('ny', 40_000, { zone: { country: 'us', regions: ['ny', 'nj'] } }),
      tax('ca', 70_000, { zone: { country: 'US', regions: ['CA'] } }),
    ];
    const taxAt = (place?: { country: string; region?: string }) =>
      total({ entries: [entry('a', 1000)], taxRules: rules, destination: place }).taxCents;
    expect(taxAt({ country: 'US', region: 'NY' })).toBe(90);
    expect(taxAt({ country: 'US', region: 'CA' })).toBe(120);
    expect(taxAt({ country: 'US' })).toBe(50);
    expect(taxAt({ country: 'CA', region: 'NY' })).toBe(0);
    expect(taxAt(undefined)).toBe(0);
  });

  it('falls on shipping only where the rule says so', () => {
    const input = { entries: [entry('a', 1000)], destination, shippingOption: post };
    expect(total({ ...input, taxRules: [tax('t', 100_000)] }).taxCents).toBe(100);
    const onShipping = total({ ...input, taxRules: [tax('t', 100_000, { isOnShipping: true })] });
    expect(onShipping.taxCents).toBe(150);
    expect(onShipping.entries[0]?.taxCents).toBe(100);
  });

  it('SUBS-03 never falls on a gift card that is bought', () => {
    const entries = [entry('g', 5000, 1, giftCard), entry('a', 1000)];
    expect(total({ entries, destination, taxRules: [tax('t', 100_000)] }).taxCents).toBe(100);
  });

  it('a tax inside the prices is told, not added', () => {
    const vat = tax('vat', 200_000, { isIncludedInPrice: true, isOnShipping: true });
    const totals = total({
      entries: [entry('a', 1200)],
      destination,
      shippingOption: post,
      taxRules: [vat],
    });
    expect(totals).toMatchObject({ taxCents: 283, addedTaxCents: 0, grandTotalCents: 1700 });
    expect(totals.taxLines[0]).toMatchObject({ taxableCents: 1700, taxCents: 283 });
  });

  it('two taxes inside the prices share the same net price', () => {
    const inside = { isIncludedInPrice: true };
    const taxRules = [tax('a', 50_000, inside), tax('b', 100_000, inside)];
    const totals = total({ entries: [entry('a', 1150)], destination, taxRules });
    expect(totals.taxLines.map((line) => line.taxCents)).toEqual([50, 100]);
  });
});

describe('gift cards', () => {
  it('pay the total in order and leave the rest due', () => {
    const giftCards = [
      { id: 'empty', balanceCents: 0 },
      { id: 'old', balanceCents: 900, expiresAt: now },
      { id: 'one', balanceCents: 700, expiresAt: now + 1 },
      { id: 'two', balanceCents: 9999 },
    ];
    const totals = total({ entries: [entry('a', 1000)], giftCards });
    expect(totals.grandTotalCents).toBe(1000);
    expect(totals.giftCardUses).toEqual([
      { id: 'one', amountCents: 700 },
      { id: 'two', amountCents: 300 },
    ]);
    expect(totals.amountDueCents).toBe(0);
    const partly = total({ entries: [entry('a', 1000)], giftCards: giftCards.slice(0, 3) });
    expect(partly.amountDueCents).toBe(300);
  });
});

describe('for every cart', () => {
  const amount = fc.nat({ max: 500_000 });
  const rate = fc.nat({ max: 1_000_000 });
  const anyEntries = fc
    .array(fc.tuple(amount, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 5 })), {
      maxLength: 8,
    })
    .map((rows) =>
      rows.map(([price, quantity, type], at) => entry(`e${at}`, price, quantity, type)),
    );
  const anyCoupons = fc
    .array(fc.tuple(fc.boolean(), rate, amount, fc.boolean()), { maxLength: 4 })
    .map((rows) =>
      rows.map(([isPercent, ppm, cents, isLimited], at) => {
        const extra = isLimited ? { itemIds: ['item-e0', 'item-e2'] } : {};
        return isPercent ? percent(`p${at}`, ppm, extra) : fixed(`f${at}`, cents, extra);
      }),
    );
  const anyTaxes = fc
    .array(fc.tuple(rate, fc.boolean(), fc.boolean()), { maxLength: 3 })
    .map((rows) =>
      rows.map(([ppm, isOnShipping, isIncludedInPrice], at) =>
        tax(`t${at}`, ppm, { isOnShipping, isIncludedInPrice }),
      ),
    );
  const anyCart = fc.record({
    entries: anyEntries,
    discounts: anyCoupons,
    taxRules: anyTaxes,
    giftCards: fc.array(fc.record({ id: fc.uuid(), balanceCents: amount }), { maxLength: 2 }),
    destination: fc.constant(destination),
    shippingOption: fc.option(fc.constant(post), { nil: undefined }),
    now: fc.constant(now),
  });
  const sum = (parts: readonly number[]) => parts.reduce((whole, part) => whole + part, 0);

  it('CART-02 the parts sum exactly to the total', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = computeCartTotals(cart);
        expect(totals.grandTotalCents).toBe(
          totals.subtotalCents -
            totals.discountCents +
            totals.shippingCostCents +
            totals.addedTaxCents,
        );
        expect(sum(totals.entries.map((one) => one.subtotalCents))).toBe(totals.subtotalCents);
        expect(sum(totals.entries.map((one) => one.discountCents))).toBe(totals.discountCents);
        expect(sum(totals.appliedDiscounts.map((one) => one.discountCents))).toBe(
          totals.discountCents,
        );
        expect(sum(totals.taxLines.map((one) => one.taxCents))).toBe(totals.taxCents);
        expect(sum(totals.giftCardUses.map((one) => one.amountCents)) + totals.amountDueCents).toBe(
          totals.grandTotalCents,
        );
        const entryTax = sum(totals.entries.map((one) => one.taxCents));
        if (!cart.taxRules.some((rule) => rule.isOnShipping))
          expect(entryTax).toBe(totals.taxCents);
        expect(entryTax).toBeLessThanOrEqual(totals.taxCents);
      }),
    );
  });

  it('CART-02 nothing is negative, fractional or minus zero', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = computeCartTotals(cart);
        const { entries, subtotalCents, discountCents, shippingCostCents, taxCents } = totals;
        const amounts = [subtotalCents, discountCents, shippingCostCents, taxCents];
        amounts.push(totals.grandTotalCents, totals.amountDueCents, totals.addedTaxCents);
        for (const one of entries) {
          amounts.push(one.discountCents, one.taxCents, one.subtotalCents - one.discountCents);
        }
        for (const cents of amounts) {
          expect(Number.isSafeInteger(cents) && cents >= 0 && !Object.is(cents, -0)).toBe(true);
        }
      }),
    );
  });

  it('CART-02 the order of entries, coupons and rules changes no total and no share', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const forward = computeCartTotals(cart);
        const backward = computeCartTotals({
          ...cart,
          entries: cart.entries.toReversed(),
          discounts: cart.discounts.toReversed(),
          taxRules: cart.taxRules.toReversed(),
        });
        expect(backward.grandTotalCents).toBe(forward.grandTotalCents);
        expect(backward.entries.toReversed()).toEqual(forward.entries);
        expect(backward.taxLines.toReversed()).toEqual(forward.taxLines);
      }),
    );
  });
});
