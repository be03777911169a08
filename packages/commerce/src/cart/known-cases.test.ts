import { describe, expect, it } from 'vitest';
import type { Coupon, DiscountBenefit } from '../discount/discount.ts';
import { multiplyRatio } from '../money/round.ts';
import { productTypes } from '../product/product-type.ts';
import type { ShippingOption } from '../shipping/shipping.ts';
import { getBillingDate } from '../subscription/billing-dates.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import type { PricedEntry } from './cart-entry.ts';
import type { CartTotalsInput, TotalsSettings } from './cart-totals-input.ts';
import { computeCartTotals, type CartTotals } from './cart-totals.ts';
import { SHIPPING_PART } from '../total/total-step.ts';

/**
 * Sums that other shops got wrong, each with the report that gives it. Amounts are minor units.
 * docs/money.md says which reports do not stand here and why.
 */
type KnownCase = {
  readonly source: string;
  /** Unit price, quantity and tax class of each entry. */
  readonly goods: readonly (readonly [number, number?, string?])[];
  readonly taxes?: readonly TaxRule[];
  readonly discounts?: readonly Coupon[];
  readonly shipping?: ShippingOption;
  readonly settings?: TotalsSettings;
  readonly more?: Partial<CartTotalsInput>;
  readonly expected: Partial<CartTotals>;
};

const place = { country: 'DE' };
const now = Date.parse('2026-06-01T00:00:00Z');

const tax = (percent: number, extra: Partial<TaxRule> = {}): TaxRule => ({
  id: `t${percent}${extra.taxClasses?.join('') ?? ''}${extra.isOnShipping ? 's' : ''}`,
  name: `${percent} %`,
  zone: place,
  ratePpm: Math.round(percent * 10_000),
  isOnShipping: false,
  isIncludedInPrice: false,
  ...extra,
});
const included = { isIncludedInPrice: true };
/** Falls on shipping and on nothing else. */
const onShipping = { isOnShipping: true, productTypes: [] };
const coupon = (id: string, benefit: DiscountBenefit, extra: Partial<Coupon> = {}): Coupon => ({
  id,
  code: id,
  name: id,
  benefit,
  ...extra,
});
const percentOff = (percent: number) =>
  coupon(`p${percent}`, { kind: 'percent', ratePpm: percent * 10_000 });
const amountOff = (amountCents: number) =>
  coupon(`a${amountCents}`, { kind: 'fixed', amountCents });
const free = (id: string) => coupon(id, { kind: 'free-shipping' });
const flat = (priceCents: number, freeFromCents?: number): ShippingOption => ({
  id: 'post',
  name: 'Post',
  pricing: { kind: 'flat', priceCents },
  zones: [],
  ...(freeFromCents !== undefined && { freeFromCents }),
});
const byLine: TotalsSettings = { rounding: 'line' };

const cases: readonly KnownCase[] = [
  {
    source: 'medusajs/medusa#14817 tax on goods, none on shipping',
    goods: [[2499]],
    taxes: [tax(10.75)],
    shipping: flat(644),
    expected: { taxCents: 269, grandTotalCents: 3412 },
  },
  {
    source: 'medusajs/medusa#5776 a coupon takes its amount off prices with tax',
    goods: [[5000]],
    taxes: [tax(10, included)],
    discounts: [amountOff(1000)],
    expected: { grandTotalCents: 4000 },
  },
  {
    source: 'medusajs/medusa#12226 all of a price with tax off is nothing',
    goods: [[39_900]],
    taxes: [tax(19, included)],
    discounts: [percentOff(100)],
    expected: { grandTotalCents: 0, taxCents: 0 },
  },
  {
    source: 'woocommerce/woocommerce#19390 all off a price without tax is nothing',
    goods: [[1001]],
    taxes: [tax(20)],
    discounts: [percentOff(100)],
    expected: { grandTotalCents: 0, taxCents: 0 },
  },
  {
    source: 'woocommerce/woocommerce#20440 goods with tax, shipping without',
    goods: [[4500], [4900]],
    taxes: [tax(21, included), tax(21, onShipping)],
    shipping: flat(496),
    expected: { grandTotalCents: 10_000, addedTaxCents: 104 },
  },
  {
    source: 'woocommerce/woocommerce#18710 by line, two lines',
    goods: [[1070], [1070]],
    taxes: [tax(21)],
    settings: byLine,
    expected: { grandTotalCents: 2590 },
  },
  {
    source: 'woocommerce/woocommerce#18710 by line, one line of two',
    goods: [[1070, 2]],
    taxes: [tax(21)],
    settings: byLine,
    expected: { grandTotalCents: 2589 },
  },
  {
    source: 'woocommerce/woocommerce#18710 by total, lines do not matter',
    goods: [[1070], [1070]],
    taxes: [tax(21)],
    expected: { grandTotalCents: 2589 },
  },
  {
    source: 'woocommerce/woocommerce#22532 a coupon on prices without tax saves its tax too',
    goods: [[10_000]],
    taxes: [tax(20)],
    discounts: [amountOff(1250)],
    expected: { grandTotalCents: 12_000 - 1500 },
  },
  {
    source: 'woocommerce/woocommerce#23917 two taxes in one price',
    goods: [[59_900]],
    taxes: [tax(9, included), { ...tax(9, included), id: 'other' }],
    expected: { grandTotalCents: 59_900, taxCents: 9137 },
  },
  {
    source: 'PrestaShop/PrestaShop#11195',
    goods: [[3930]],
    taxes: [tax(21)],
    expected: { taxCents: 825 },
  },
  {
    source: 'PrestaShop/PrestaShop#28334 on the total',
    goods: [[12_102, 3]],
    taxes: [tax(20)],
    discounts: [percentOff(30)],
    expected: { subtotalCents: 36_306, discountCents: 10_892, taxCents: 5083 },
  },
  {
    source: 'PrestaShop/PrestaShop#25145 on the total',
    goods: [
      [274, 20],
      [336, 50],
    ],
    taxes: [tax(20)],
    discounts: [percentOff(8)],
    expected: { taxCents: 4100 },
  },
  {
    source: 'PrestaShop/PrestaShop#25145 by line',
    goods: [
      [274, 20],
      [336, 50],
    ],
    taxes: [tax(20)],
    discounts: [percentOff(8)],
    settings: byLine,
    expected: { taxCents: 4099 },
  },
  {
    source: 'vendurehq/vendure#2662',
    goods: [[16_402]],
    taxes: [tax(2.6)],
    expected: { taxCents: 426 },
  },
  {
    source: 'saleor/saleor#12040 the new price is rounded half up',
    goods: [[1999]],
    discounts: [percentOff(25)],
    expected: { grandTotalCents: 1499 },
  },
  {
    source: 'Sylius/Sylius#14522 the new price is rounded half up',
    goods: [[1050]],
    discounts: [percentOff(15)],
    expected: { grandTotalCents: 893 },
  },
  {
    source: 'Sylius/Sylius#3868 by line',
    goods: [[1020, 10]],
    taxes: [tax(23)],
    settings: byLine,
    expected: { taxCents: 2346 },
  },
  {
    source: 'magento/magento2#10790 all off is nothing',
    goods: [
      [276_271, 2],
      [254_237, 2],
    ],
    taxes: [tax(18)],
    discounts: [percentOff(100)],
    expected: { grandTotalCents: 0 },
  },
  ...[
    [
      [73_361, 3],
      [56_967, 2],
    ] as const,
    [
      [56_967, 2],
      [73_361, 3],
    ] as const,
  ].map((goods): KnownCase => ({
    source: `magento/magento2#38455 by line, first line ${goods[0][0]}`,
    goods,
    taxes: [tax(22)],
    discounts: [percentOff(10)],
    settings: byLine,
    expected: { grandTotalCents: 366_752 },
  })),
  {
    source: 'magento/magento2#26725 the price with tax is 50.00',
    goods: [[5000]],
    taxes: [tax(20, included)],
    discounts: [percentOff(20)],
    expected: { grandTotalCents: 4000 },
  },
  {
    source: 'bagisto/bagisto#6501 the price with tax is 36.00',
    goods: [[3600]],
    taxes: [tax(19, included)],
    expected: { grandTotalCents: 3600, taxCents: 575 },
  },
  {
    source: 'bagisto/bagisto#11103 tax falls on the discounted price',
    goods: [[100_000]],
    taxes: [tax(20)],
    discounts: [percentOff(5)],
    expected: { grandTotalCents: 114_000 },
  },
  {
    source: 'craftcms/commerce#697 tax of the line and not of the unit',
    goods: [[141, 100]],
    taxes: [tax(20)],
    settings: byLine,
    expected: { grandTotalCents: 16_920 },
  },
  {
    source: 'magento/magento2#15044 a percentage off goods and shipping',
    goods: [[89_900]],
    shipping: flat(8470),
    discounts: [coupon('all', { kind: 'percent', ratePpm: 50_000, scope: 'all' })],
    expected: { discountCents: 4495, shippingCostCents: 8047, grandTotalCents: 93_452 },
  },
  {
    source: 'frappe/erpnext#58042 shares of a discount',
    goods: [[10_000], [10_000], [10_000]],
    discounts: [amountOff(1000)],
    expected: { discountCents: 1000, grandTotalCents: 29_000 },
  },
  {
    source: 'BroadleafCommerce/BroadleafCommerce#1113 shares of a discount',
    goods: [[500], [500], [500]],
    discounts: [amountOff(200)],
    expected: { discountCents: 200, grandTotalCents: 1300 },
  },
  {
    source: 'saleor/saleor#17453 a voucher works on the price in a sale',
    goods: [[10_000]],
    discounts: [percentOff(70)],
    more: {
      sales: [{ id: 's', name: 'Sale', benefit: { kind: 'percent', ratePpm: 400_000 } }],
    },
    expected: { subtotalCents: 6000, grandTotalCents: 1800 },
  },
  {
    source: 'Sylius/Sylius#16940 a voucher of 100 pays tax too: it is a tender',
    goods: [[9000]],
    taxes: [tax(21)],
    more: { storeCredits: [{ id: 'voucher', balanceCents: 10_000 }] },
    expected: { grandTotalCents: 10_890, amountDueCents: 890 },
  },
  {
    source: 'vendurehq/vendure#3140 shipping is free once',
    goods: [[1000]],
    shipping: flat(1314),
    discounts: [free('one'), free('two')],
    expected: { shippingCostCents: 0, shippingDiscountCents: 1314, grandTotalCents: 1000 },
  },
  {
    source: 'magento/magento2#35554 a coupon that reaches shipping',
    goods: [[100]],
    shipping: flat(1990),
    discounts: [coupon('all', { kind: 'fixed', amountCents: 1990, scope: 'all' })],
    expected: { grandTotalCents: 100 },
  },
  {
    source: 'Merchello/Merchello#2102 free from 50 is judged after discounts',
    goods: [[5200]],
    shipping: flat(700, 5000),
    discounts: [amountOff(500)],
    expected: { shippingCostCents: 700 },
  },
  {
    source: 'OFFLINE-GmbH/oc-mall-plugin#684 shipping has a rate of its own',
    goods: [[11_000]],
    taxes: [tax(5.5, included), tax(20, { ...onShipping, ...included })],
    shipping: flat(1500),
    expected: { grandTotalCents: 12_500, taxCents: 573 + 250 },
  },
  {
    source: 'saleor/saleor#2287 what is exported costs the price without tax',
    goods: [[2300]],
    taxes: [tax(7, included)],
    settings: { homePlace: place },
    more: { destination: { country: 'US' } },
    expected: { taxReliefCents: 150, taxCents: 0, grandTotalCents: 2150 },
  },
  {
    source: 'spree/spree#14467 shipping of 19 with credit of 80',
    goods: [[7900]],
    shipping: flat(1900),
    more: { storeCredits: [{ id: 'credit', balanceCents: 8000 }] },
    expected: { grandTotalCents: 9800, amountDueCents: 1800 },
  },
  {
    source: 'spree/spree#7514 credit above the total pays the total',
    goods: [[7900]],
    more: { storeCredits: [{ id: 'credit', balanceCents: 8000 }] },
    expected: {
      storeCreditUses: [{ id: 'credit', amountCents: 7900 }],
      amountDueCents: 0,
    },
  },
  {
    source: 'spree/spree#9248 of several credits the last keeps the rest',
    goods: [[2569]],
    more: {
      storeCredits: [2000, 300, 200, 200].map((balanceCents, at) => ({
        id: `c${at}`,
        balanceCents,
      })),
    },
    expected: {
      storeCreditUses: [
        { id: 'c0', amountCents: 2000 },
        { id: 'c1', amountCents: 300 },
        { id: 'c2', amountCents: 200 },
        { id: 'c3', amountCents: 69 },
      ],
      amountDueCents: 0,
    },
  },
  {
    source: 'OpenPEPPOL/peppol-bis-invoice-3 Calc.xml',
    goods: [[490_000]],
    taxes: [tax(25)],
    expected: { taxCents: 122_500 },
  },
  { source: 'NWB 810281 5.8748', goods: [[3092]], taxes: [tax(19)], expected: { taxCents: 587 } },
  { source: 'NWB 810281 5.8767', goods: [[3093]], taxes: [tax(19)], expected: { taxCents: 588 } },
  {
    source: '123rechnung 10 x 1.20 at 19 %, of the line',
    goods: [[120, 10]],
    taxes: [tax(19)],
    settings: byLine,
    expected: { taxCents: 228 },
  },
  {
    source: 'VATREC12030 half a penny goes up',
    goods: [[250]],
    taxes: [tax(5)],
    expected: { taxCents: 13 },
  },
  {
    source: 'RI 44-18.1-25 a third decimal of four stays',
    goods: [[249]],
    taxes: [tax(5)],
    expected: { taxCents: 12 },
  },
  {
    source: 'A New Tax System (GST) Act 1999 9-90 half a cent goes up',
    goods: [[165]],
    taxes: [tax(10)],
    expected: { taxCents: 17 },
  },
  {
    source: 'National Tax Agency of Japan, one rounding a rate and invoice',
    goods: [
      [26_863, 1, 'reduced'],
      [28_158, 1],
    ],
    taxes: [tax(8, { taxClasses: ['reduced'] }), tax(10, { taxClasses: ['standard'] })],
    more: { currencyCode: 'JPY' },
    expected: { taxCents: 2149 + 2816 },
  },
  {
    source: 'Swiss totals are multiples of 0.05',
    goods: [[92_595]],
    taxes: [tax(8)],
    settings: { totalStepCents: 5 },
    expected: { taxCents: 7408, roundingCents: 2, grandTotalCents: 100_005 },
  },
  {
    source: 'Italian cash, 1.99',
    goods: [[199]],
    settings: { totalStepCents: 5 },
    expected: { roundingCents: 1, grandTotalCents: 200 },
  },
];

function total({ goods, taxes, discounts, shipping, settings, more }: Omit<KnownCase, 'expected'>) {
  return computeCartTotals({
    entries: goods.map(([unitPriceCents, quantity = 1, taxClass], at): PricedEntry => {
      const productType = productTypes.physical;
      const id = `e${at}`;
      return { id, itemId: id, productType, unitPriceCents, quantity, taxClass: taxClass ?? null };
    }),
    taxRules: taxes ?? [],
    discounts: discounts ?? [],
    shippingOption: shipping,
    destination: place,
    now,
    ...(settings && { settings }),
    ...more,
  });
}

it.each(cases)('CART-02 $source', ({ expected, ...input }) => {
  expect(total(input)).toMatchObject(expected);
});

describe('shares', () => {
  it('CART-02 frappe/erpnext#58042 and BroadleafCommerce#1113 sum to the discount', () => {
    const sharesOf = (prices: number[], amountCents: number) =>
      total({
        source: '',
        goods: prices.map((price) => [price] as const),
        discounts: [amountOff(amountCents)],
      }).entries.map((entry) => entry.discountCents);
    expect(sharesOf([10_000, 10_000, 10_000], 1000)).toEqual([334, 333, 333]);
    expect(sharesOf([500, 500, 500], 200)).toEqual([67, 67, 66]);
  });

  it('CART-02 taxjar/taxjar-go#22 parts of one rate sum to its tax', () => {
    const rates = { state: 6.5, county: 0.4, city: 1.4, district: 0.6 };
    const taxes = Object.entries(rates).map(([id, percent]) => ({ ...tax(percent), id }));
    for (const settings of [byLine, {}]) {
      const { taxCents, taxLines } = total({ source: '', goods: [[499]], taxes, settings });
      expect(taxCents).toBe(44);
      expect(taxLines.map((line) => line.taxCents)).toEqual([32, 2, 7, 3]);
    }
  });
});

describe('tax on shipping beside goods of two rates', () => {
  const low = tax(7, { taxClasses: ['reduced'] });
  const high = tax(19, { taxClasses: ['standard'] });
  const shippingTaxOf = (
    input: Pick<KnownCase, 'goods'> & { taxes: TaxRule[] },
    shippingTax: TotalsSettings['shippingTax'],
  ) => {
    const shipping = flat(600);
    const settings = shippingTax ? { shippingTax } : {};
    const { chargedParts } = total({ source: '', ...input, shipping, settings });
    const part = chargedParts.find(({ id }) => id === SHIPPING_PART)!;
    return part.taxes.map(({ ruleId, amountCents }) => [ruleId, amountCents]);
  };
  const goods = [
    [1000, 1, 'reduced'],
    [2000, 1, 'standard'],
  ] as const;
  const input = { goods, taxes: [low, high] };

  it('CART-02 medusajs/medusa#2814 woocommerce#23083 in the shares of the goods', () => {
    expect(shippingTaxOf(input, 'shares')).toEqual([
      [low.id, 14],
      [high.id, 76],
    ]);
  });

  it('CART-02 nopSolutions/nopCommerce#2905 at the highest rate', () => {
    const mostlyLow = { ...input, goods: [[9000, 1, 'reduced'], goods[1]] as const };
    expect(shippingTaxOf(mostlyLow, 'highest-rate')).toEqual([[high.id, 114]]);
  });

  it('CART-02 woocommerce/woocommerce#14334 as the goods that are worth most', () => {
    const twelve = tax(12, { taxClasses: ['reduced'] });
    const more = {
      goods: [[10_000], [20_000, 1, 'reduced']] as const,
      taxes: [tax(25, { taxClasses: ['standard'] }), twelve],
    };
    expect(shippingTaxOf(more, 'largest-value')).toEqual([[twelve.id, 72]]);
  });

  it('CART-02 not at all where no rule falls on shipping', () => {
    expect(shippingTaxOf(input, undefined)).toEqual([]);
  });
});

it('CART-02 a total that is nearly all tax is not rounded', () => {
  const settings = { totalStepCents: 5 };
  const taxes = [tax(100)];
  expect(total({ source: '', goods: [[1]], taxes, settings })).toMatchObject({
    roundingCents: 0,
    grandTotalCents: 2,
  });
});

describe('a cart that changes', () => {
  it('CART-02 saleor/saleor#12861 another country has another rate', () => {
    const taxes = [tax(19), { ...tax(20), zone: { country: 'FR' } }];
    const taxAt = (country: string) =>
      total({ source: '', goods: [[1000]], taxes, more: { destination: { country } } }).taxCents;
    expect([taxAt('DE'), taxAt('FR'), taxAt('CH')]).toEqual([190, 200, 0]);
  });

  it('CART-02 vendurehq/vendure#4013 an entry put in and taken out leaves nothing to give back', () => {
    const before = total({ source: '', goods: [[1999]], taxes: [tax(19)] });
    total({ source: '', goods: [[1999], [500]], taxes: [tax(19)] });
    const after = total({ source: '', goods: [[1999]], taxes: [tax(19)] });
    expect(after.grandTotalCents - before.grandTotalCents).toBe(0);
  });

  it('CART-02 umbraco/Umbraco.Commerce.Issues#814 what costs nothing leaves nothing to pay', () => {
    const giftCards = [{ id: 'card', balanceCents: 5000 }];
    const paid = total({ source: '', goods: [[1999]], more: { giftCards } });
    expect(paid).toMatchObject({ grandTotalCents: 1999, amountDueCents: 0 });
  });
});

describe('shares of time', () => {
  it.each([
    ['30 to 40 with 21 of 31 days left', 1000, 21, 677],
    ['40 to 50 with 16 of 31 days left', 1000, 16, 516],
  ])('SUBS-02 Automattic/woocommerce-payments#9702 %s', (_name, differenceCents, days, cents) => {
    expect(multiplyRatio(differenceCents, days, 31)).toBe(cents);
  });

  it('ENT-10 restrictcontentpro/restrict-content-pro#239 keeps the day of the month', () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    const start = Date.parse('2026-07-31T10:00:00Z');
    const days = [1, 2, 3].map((cycle) =>
      new Date(getBillingDate(plan, start, cycle)!).toISOString().slice(0, 10),
    );
    expect(days).toEqual(['2026-08-31', '2026-09-30', '2026-10-31']);
  });
});
