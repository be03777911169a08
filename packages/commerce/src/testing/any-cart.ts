import fc from 'fast-check';
import type { PricedEntry } from '../cart/cart-entry.ts';
import type { CartTotalsInput, TotalsSettings } from '../cart/cart-totals-input.ts';
import type { CatalogueSale } from '../discount/catalogue-sale.ts';
import type { Customer, Discount, DiscountBenefit } from '../discount/discount.ts';
import { currencies } from '../money/currency-catalogue.ts';
import type { Place } from '../region/region.ts';
import type { ShippingOption, ShippingPricing } from '../shipping/shipping.ts';
import { shippingTaxMethods } from '../tax/shipping-tax.ts';
import { STANDARD_CLASS, UNTAXED_CLASS, type TaxRule } from '../tax/tax-rule.ts';

/** A cart with what is given back of it afterwards, in whatever parts. */
export type AnyCase = { readonly input: CartTotalsInput; readonly refunds: readonly RefundDraw[] };

/** How a refund is drawn from what is kept: numbers that are cut to what there is. */
export type RefundDraw = {
  readonly kind: 'units' | 'money' | 'order';
  /** Which parts, and how much of them in thousandths. */
  readonly picks: readonly { readonly at: number; readonly share: number }[];
};

const now = Date.parse('2026-06-01T12:00:00Z');

const cents = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 300 }) },
  { weight: 4, arbitrary: fc.nat({ max: 20_000 }) },
  { weight: 1, arbitrary: fc.nat({ max: 100_000_000 }) },
);
const quantity = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9999 }) },
);
const share = fc.nat({ max: 1_000_000 });
const ratePpm = fc.oneof(
  fc.constantFrom(0, 50_000, 70_000, 88_750, 99_750, 107_500, 190_000, 200_000, 255_000, 270_000),
  fc.nat({ max: 500_000 }),
);
const idOf = (prefix: string) => fc.nat({ max: 3 }).map((at) => `${prefix}${at}`);
const few = <T>(one: fc.Arbitrary<T>, maxLength = 3) => fc.array(one, { maxLength });
/** Mostly nothing, so that what depends on many conditions still happens. */
const rarely = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: one });
const isRare = fc.constantFrom(false, false, false, false, false, false, false, true);
const moment = rarely(fc.constantFrom(now - 1, now, now + 1));

const place: fc.Arbitrary<Place> = fc.record({
  country: fc.constantFrom('US', 'US', 'US', 'DE'),
  region: fc.constantFrom('NY', 'NJ', ''),
  postalCode: fc.constantFrom('10001', '07030-1234', ''),
});

const entryDraw = fc.record(
  {
    itemId: idOf('item'),
    productType: fc.constantFrom(1, 1, 1, 1, 2, 3, 4, 5),
    unitPriceCents: cents,
    regularPriceCents: cents,
    quantity,
    weightGrams: fc.nat({ max: 5000 }),
    categoryIds: few(idOf('category'), 2),
    taxClass: fc.constantFrom(STANDARD_CLASS, 'reduced', UNTAXED_CLASS),
  },
  { requiredKeys: ['itemId', 'productType', 'unitPriceCents', 'quantity'] },
);
const entries: fc.Arbitrary<PricedEntry[]> = fc
  .array(entryDraw, { minLength: 1, maxLength: 7 })
  .map((draws) => draws.map((draw, at) => ({ ...draw, id: `e${at}` })));

const choice = {
  itemIds: rarely(few(idOf('item'), 2)),
  categoryIds: rarely(few(idOf('category'), 2)),
};
const span = { startsAt: moment, endsAt: moment };

const sale: fc.Arbitrary<CatalogueSale> = fc.record(
  {
    id: idOf('sale'),
    name: fc.constant('Sale'),
    benefit: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), ratePpm: share }),
      fc.record({ kind: fc.constant('fixed' as const), amountCents: cents }),
      fc.record({ kind: fc.constant('price' as const), priceCents: cents }),
    ),
    ...choice,
    ...span,
  },
  { requiredKeys: ['id', 'name', 'benefit'] },
);

const scope = fc.constantFrom(
  'goods' as const,
  'goods' as const,
  'shipping' as const,
  'all' as const,
);
const benefit: fc.Arbitrary<DiscountBenefit> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), ratePpm: share, scope }),
  fc.record({ kind: fc.constant('fixed' as const), amountCents: cents, scope }),
  fc.record({ kind: fc.constant('free-shipping' as const) }),
  fc.record(
    {
      kind: fc.constant('buy-x-get-y' as const),
      buyQuantity: fc.integer({ min: 1, max: 3 }),
      getQuantity: fc.integer({ min: 1, max: 3 }),
      ratePpm: share,
      gets: fc.record(choice),
      maxTimes: fc.nat({ max: 3 }),
    },
    { requiredKeys: ['kind', 'buyQuantity', 'getQuantity'] },
  ),
);
const discountDraw = fc.record({
  name: fc.constant('Discount'),
  benefit,
  ...choice,
  ...span,
  minSubtotalCents: rarely(cents),
  minQuantity: rarely(fc.nat({ max: 6 })),
  maxUses: rarely(fc.nat({ max: 2 })),
  usedCount: fc.nat({ max: 2 }),
  maxUsesPerCustomer: rarely(fc.nat({ max: 2 })),
  usedByCustomerCount: fc.nat({ max: 1 }),
  customerGroupIds: rarely(few(idOf('group'), 1)),
  isFirstOrderOnly: isRare,
  priority: fc.nat({ max: 2 }),
  isExclusive: isRare,
});
const discounts: fc.Arbitrary<Discount[]> = few(discountDraw, 4).map((draws) =>
  draws.map((draw, at) => ({ ...draw, id: `d${at}` })),
);

const customer: fc.Arbitrary<Customer> = fc.record({
  groupIds: few(idOf('group'), 2),
  isFirstOrder: fc.boolean(),
  isTaxExempt: isRare,
});

const pricing: fc.Arbitrary<ShippingPricing> = fc.oneof(
  fc.record({ kind: fc.constant('flat' as const), priceCents: cents }),
  fc.record({ kind: fc.constant('local-delivery' as const), priceCents: cents }),
  fc.record({
    kind: fc.constant('weight' as const),
    steps: few(fc.record({ upToGrams: fc.nat({ max: 900_000 }), priceCents: cents })),
  }),
  fc.record({
    kind: fc.constant('price' as const),
    steps: few(fc.record({ fromCents: cents, priceCents: cents })),
  }),
  fc.record({ kind: fc.constant('item' as const), baseCents: cents, priceCents: fc.nat(500) }),
  fc.record({ kind: fc.constant('pickup' as const), place: fc.option(place, { nil: undefined }) }),
);
const shippingOption: fc.Arbitrary<ShippingOption> = fc.record({
  id: fc.constant('option'),
  name: fc.constant('Option'),
  pricing,
  freeFromCents: rarely(cents),
  handlingCents: fc.option(fc.nat({ max: 900 })),
  zones: fc.constantFrom([], [{ country: 'US' }], [{ country: 'US' }, { country: 'DE' }]),
});

const taxRule = fc.record(
  {
    name: fc.constant('Tax'),
    zone: fc.record(
      {
        country: fc.constantFrom('US', 'US', 'US', 'DE'),
        regions: rarely(few(fc.constantFrom('NY', 'NJ'), 2)),
        exceptPostcodes: rarely(few(fc.constantFrom('07030', '1*'), 1)),
      },
      { requiredKeys: ['country'] },
    ),
    ratePpm,
    isOnShipping: fc.boolean(),
    isIncludedInPrice: fc.boolean(),
    taxClasses: rarely(few(fc.constantFrom(STANDARD_CLASS, 'reduced'), 2)),
    validFrom: moment,
    validUntil: moment,
  },
  { requiredKeys: ['name', 'zone', 'ratePpm', 'isOnShipping', 'isIncludedInPrice'] },
);
const taxRules: fc.Arbitrary<TaxRule[]> = few(taxRule, 4).map((draws) =>
  draws.map((draw, at) => ({ ...draw, id: `t${at}` })),
);

const settings: fc.Arbitrary<TotalsSettings> = fc.record(
  {
    rounding: fc.constantFrom('line' as const, 'total' as const),
    shippingTax: fc.constantFrom(...shippingTaxMethods),
    homePlace: place,
    totalStepCents: fc.constantFrom(1, 1, 1, 5, 10),
  },
  { requiredKeys: [] },
);

const balance = fc.record(
  {
    balanceCents: cents,
    expiresAt: fc.constantFrom(null, now, now + 1),
    currencyCode: fc.constantFrom(null, 'EUR'),
  },
  { requiredKeys: ['balanceCents'] },
);
const balances = (prefix: string) =>
  few(balance, 2).map((draws) => draws.map((draw, at) => ({ ...draw, id: `${prefix}${at}` })));

const refund: fc.Arbitrary<RefundDraw> = fc.record({
  kind: fc.constantFrom('units' as const, 'money' as const, 'order' as const),
  picks: fc.array(fc.record({ at: fc.nat({ max: 7 }), share: fc.nat({ max: 1000 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
});

/** Any cart: prices × quantities × sales × discounts × shipping × taxes × tenders × currencies. */
export const anyCase: fc.Arbitrary<AnyCase> = fc.record({
  input: fc.record(
    {
      entries,
      sales: few(sale, 2),
      discounts,
      customer,
      giftCards: balances('card'),
      storeCredits: balances('credit'),
      destination: fc.option(place, { freq: 9, nil: undefined }),
      shippingOption: fc.option(shippingOption, { freq: 4, nil: undefined }),
      taxRules,
      settings,
      currencyCode: fc.constantFrom(...currencies.map(({ code }) => code)),
      now: fc.constant(now),
    },
    {
      requiredKeys: [
        'entries',
        'discounts',
        'destination',
        'shippingOption',
        'taxRules',
        'currencyCode',
        'now',
      ],
    },
  ),
  refunds: few(refund, 5),
});
