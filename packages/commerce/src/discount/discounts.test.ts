import { describe, expect, it } from 'vitest';
import { computeCartTotals } from '../cart/cart-totals.ts';
import type { CartTotalsInput } from '../cart/cart-totals-input.ts';
import { productTypes } from '../product/product-type.ts';
import type { ShippingOption } from '../shipping/shipping.ts';
import { countSaleTurns, findSalePrice } from './catalogue-sale.ts';
import type { BuyXGetY, Discount, DiscountBenefit } from './discount.ts';

const now = 1_000_000;
const destination = { country: 'US' };

type Ware = readonly [unitPriceCents: number, quantity?: number, categoryId?: string];

const toEntries = (wares: readonly Ware[]) =>
  wares.map(([unitPriceCents, quantity = 1, categoryId = 'other'], at) => ({
    id: `e${at}`,
    itemId: `item${at}`,
    productType: productTypes.physical,
    unitPriceCents,
    quantity,
    categoryIds: [categoryId],
  }));

function total(
  wares: readonly Ware[],
  discounts: readonly Discount[],
  more: Partial<CartTotalsInput> = {},
) {
  return computeCartTotals({ entries: toEntries(wares), discounts, destination, now, ...more });
}

const make = (id: string, benefit: DiscountBenefit, extra: Partial<Discount> = {}): Discount => ({
  id,
  name: id,
  benefit,
  ...extra,
});
const percent = (id: string, rate: number, extra: Partial<Discount> = {}) =>
  make(id, { kind: 'percent', ratePpm: rate * 10_000 }, extra);
const fixed = (id: string, amountCents: number, extra: Partial<Discount> = {}) =>
  make(id, { kind: 'fixed', amountCents }, extra);
const flat = (priceCents: number, extra: Partial<ShippingOption> = {}): ShippingOption => ({
  id: 'post',
  name: 'Post',
  pricing: { kind: 'flat', priceCents },
  zones: [],
  ...extra,
});

describe('conditions of a discount', () => {
  const problemOf = (extra: Partial<Discount>, more: Partial<CartTotalsInput> = {}) =>
    total([[1000, 2, 'cups']], [percent('d', 10, extra)], more).rejectedDiscounts[0]?.problem;

  it.each([
    ['below-minimum', { minSubtotalCents: 2001 }],
    [undefined, { minSubtotalCents: 2000 }],
    ['below-quantity', { minQuantity: 3 }],
    [undefined, { minQuantity: 2 }],
    ['used-up', { maxUses: 5, usedCount: 5 }],
    ['used-by-customer', { maxUsesPerCustomer: 1, usedByCustomerCount: 1 }],
    [undefined, { maxUsesPerCustomer: 2, usedByCustomerCount: 1 }],
    ['other-customers', { isFirstOrderOnly: true }],
    ['other-customers', { customerGroupIds: ['trade'] }],
    ['no-matching-items', { categoryIds: ['plates'] }],
    [undefined, { categoryIds: ['plates', 'cups'] }],
    [undefined, { categoryIds: ['plates'], itemIds: ['item0'] }],
    ['not-started', { startsAt: now + 1 }],
    ['expired', { endsAt: now }],
    ['disabled', { isDisabled: true }],
  ] as const)('CART-01 %s for %j', (problem, extra) => expect(problemOf(extra)).toBe(problem));

  it('CART-01 a group and a first order are those of the customer', () => {
    const customer = { groupIds: ['trade'], isFirstOrder: true };
    const extra = { customerGroupIds: ['trade', 'staff'], isFirstOrderOnly: true };
    expect(problemOf(extra, { customer })).toBeUndefined();
    expect(problemOf(extra, { customer: { ...customer, isFirstOrder: false } })).toBe(
      'other-customers',
    );
  });
});

describe('several discounts', () => {
  const wares: Ware[] = [[10_000]];

  it('CART-02 the higher priority is first, then the percentage', () => {
    const [tenth, ten] = [percent('a', 10), fixed('b', 1000)];
    expect(total(wares, [ten, tenth]).discountCents).toBe(2000);
    expect(total(wares, [{ ...ten, priority: 1 }, tenth]).discountCents).toBe(1900);
  });

  it('CART-02 an exclusive one applies alone when it takes off more', () => {
    const discounts = [percent('a', 10), fixed('b', 1000), percent('x', 30, { isExclusive: true })];
    const totals = total(wares, discounts);
    expect(totals.discountCents).toBe(3000);
    expect(totals.appliedDiscounts.map(({ discount }) => discount.id)).toEqual(['x']);
    expect(totals.rejectedDiscounts.map(({ discount, problem }) => [discount.id, problem])).toEqual(
      [
        ['a', 'not-combinable'],
        ['b', 'not-combinable'],
      ],
    );
  });

  it('CART-02 and not when the others together take off more, unless its priority is higher', () => {
    const others = [percent('a', 20), fixed('b', 1500)];
    const less = percent('x', 30, { isExclusive: true });
    expect(total(wares, [less, ...others])).toMatchObject({
      discountCents: 3500,
      rejectedDiscounts: [{ discount: less, problem: 'not-combinable' }],
    });
    expect(total(wares, [{ ...less, priority: 1 }, ...others]).discountCents).toBe(3000);
  });

  it('CART-02 an exclusive one that does not apply stands in nobody’s way', () => {
    const over = percent('x', 90, { isExclusive: true, endsAt: now });
    expect(total(wares, [over, percent('a', 10)])).toMatchObject({
      discountCents: 1000,
      rejectedDiscounts: [{ problem: 'expired' }],
    });
  });
});

describe('buy some, get others', () => {
  const offer = (extra: Partial<BuyXGetY> = {}): BuyXGetY => ({
    kind: 'buy-x-get-y',
    buyQuantity: 2,
    getQuantity: 1,
    ...extra,
  });

  it.each([
    [[[1000, 2]], 0],
    [[[1000, 3]], 1000],
    [[[1000, 8]], 2000],
    [
      [
        [1000, 2],
        [400, 1],
      ],
      400,
    ],
    [
      [
        [1000, 4],
        [400, 1],
        [500, 1],
      ],
      900,
    ],
  ] as const)('CART-02 of %j the cheapest third is free: %d', (wares, cents) => {
    expect(total(wares, [make('b', offer())]).discountCents).toBe(cents);
  });

  it('CART-02 what is got may be something else, at a part of its price, so often', () => {
    const gets = { categoryIds: ['cups'] };
    const wares: Ware[] = [
      [5000, 5, 'pots'],
      [801, 3, 'cups'],
    ];
    const of = (extra: Partial<BuyXGetY>) =>
      total(wares, [make('b', offer({ gets, ...extra }), { categoryIds: ['pots'] })]).discountCents;
    expect(of({})).toBe(1602);
    expect(of({ ratePpm: 500_000 })).toBe(801);
    expect(of({ maxTimes: 1 })).toBe(801);
    expect(of({ getQuantity: 2 })).toBe(1602);
    expect(of({ buyQuantity: 6 })).toBe(0);
  });

  it('CART-02 a unit that is got is not one that was bought', () => {
    const gets = { itemIds: ['item1'] };
    const wares: Ware[] = [[1000], [400, 2]];
    expect(total(wares, [make('b', offer({ gets }))]).discountCents).toBe(400);
  });

  it('CART-02 explains how many units it was taken off', () => {
    const { steps } = total([[1000, 3]], [make('b', offer())]);
    expect(steps.at(-1)).toEqual({
      kind: 'discount',
      ruleId: 'b',
      name: 'b',
      baseCents: 1000,
      ratePpm: 1_000_000,
      quantity: 1,
      amountCents: -1000,
      parts: [{ id: 'e0', amountCents: -1000 }],
    });
  });
});

describe('discounts and shipping', () => {
  const wares: Ware[] = [[4000]];

  it('CART-02 a discount on shipping leaves the goods', () => {
    const half = make('h', { kind: 'percent', ratePpm: 500_000, scope: 'shipping' });
    expect(total(wares, [half], { shippingOption: flat(901) })).toMatchObject({
      discountCents: 0,
      shippingCostCents: 451,
      shippingDiscountCents: 450,
      grandTotalCents: 4451,
    });
  });

  it('CART-02 free shipping takes handling too', () => {
    const free = make('f', { kind: 'free-shipping' });
    const shippingOption = flat(900, { handlingCents: 150 });
    expect(total(wares, [], { shippingOption }).shippingCostCents).toBe(1050);
    expect(total(wares, [free], { shippingOption }).shippingCostCents).toBe(0);
  });

  it('CART-02 what reaches shipping comes after shipping is priced', () => {
    const all = make('all', { kind: 'fixed', amountCents: 1000, scope: 'all' });
    const shippingOption = flat(900, { freeFromCents: 4000 });
    expect(total(wares, [all], { shippingOption })).toMatchObject({
      shippingCostCents: 0,
      discountCents: 1000,
    });
  });
});

describe('sales of the catalogue', () => {
  const entry = { itemId: 'a', productType: 1, categoryIds: ['cups'], unitPriceCents: 1999 };
  const sale = (id: string, ratePpm: number, extra = {}) => ({
    id,
    name: id,
    benefit: { kind: 'percent' as const, ratePpm },
    ...extra,
  });

  it('CART-02 the lowest price of those that run counts, and they do not add up', () => {
    const sales = [sale('a', 100_000), sale('b', 250_000), sale('c', 900_000, { endsAt: now })];
    expect(findSalePrice(entry, sales, now)).toMatchObject({
      unitPriceCents: 1499,
      sale: { id: 'b' },
    });
  });

  it.each([
    [{ startsAt: now }, true],
    [{ startsAt: now + 1 }, false],
    [{ endsAt: now + 1 }, true],
    [{ endsAt: now }, false],
    [{ categoryIds: ['cups'] }, true],
    [{ itemIds: ['b'] }, false],
    [{ benefit: { kind: 'price' as const, priceCents: 2000 } }, false],
    [{ benefit: { kind: 'price' as const, priceCents: 0 } }, true],
    [{ benefit: { kind: 'fixed' as const, amountCents: 5000 } }, true],
  ])('CART-02 with %j it runs: %s', (extra, isRunning) => {
    expect(findSalePrice(entry, [sale('s', 100_000, extra)], now) !== undefined).toBe(isRunning);
  });

  it('what is shown changes at the very instant of a beginning and of an end', () => {
    const sale = { id: 's', name: '', benefit: { kind: 'price', priceCents: 1 } } as const;
    const turnsAt = (now: number) =>
      countSaleTurns([{ ...sale, startsAt: 5, endsAt: 9 }, sale], now);
    expect([4, 5, 8, 9].map(turnsAt)).toEqual([0, 1, 1, 2]);
  });

  it('D-78 a gift card has none', () => {
    const giftCard = { ...entry, productType: productTypes.giftCard };
    expect(findSalePrice(giftCard, [sale('s', 100_000)], now)).toBeUndefined();
  });

  it('CART-02 the steps go from the regular price over the own sale to that of the catalogue', () => {
    const entries = [{ ...toEntries([[1600, 2]])[0]!, regularPriceCents: 2000 }];
    const { steps, subtotalCents } = computeCartTotals({
      entries,
      sales: [sale('s', 500_000)],
      now,
    });
    expect(steps.map(({ kind, ruleId, amountCents }) => [kind, ruleId, amountCents])).toEqual([
      ['price', 'e0', 4000],
      ['sale', 'e0', -800],
      ['sale', 's', -1600],
    ]);
    expect(subtotalCents).toBe(1600);
  });
});
