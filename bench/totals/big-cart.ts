/** A cart as large as anybody has: many lines, and rules that all have something to do. */
import type { CartTotalsInput, CatalogueSale, Discount, TaxRule } from '@sitewright/commerce';

const now = Date.parse('2026-06-01T12:00:00Z');
const place = { country: 'US', region: 'NY', postalCode: '10001' };
const categories = ['chairs', 'tables', 'lamps', 'rugs', 'plants'] as const;

/** @param rules how many there are in all: sales, discounts of each kind, taxes */
export function bigCart(lines: number, rules: number): CartTotalsInput {
  const quarter = Math.floor(rules / 4);
  return {
    entries: Array.from({ length: lines }, (_, at) => ({
      id: `entry-${at}`,
      itemId: `item-${at}`,
      productType: 1,
      unitPriceCents: 999 + ((at * 137) % 9_000),
      quantity: 1 + (at % 4),
      weightGrams: 120 + at,
      categoryIds: [categories[at % categories.length]!],
      taxClass: at % 7 === 0 ? 'reduced' : 'standard',
    })),
    sales: Array.from({ length: quarter }, (_, at) => saleOf(at)),
    discounts: Array.from({ length: rules - 2 * quarter }, (_, at) => discountOf(at)),
    taxRules: Array.from({ length: quarter }, (_, at) => taxRuleOf(at)),
    giftCards: [{ id: 'card', balanceCents: 5_000 }],
    destination: place,
    shippingOption: {
      id: 'parcel',
      name: 'Parcel',
      zones: [],
      handlingCents: 150,
      pricing: { kind: 'item', baseCents: 400, priceCents: 25 },
    },
    currencyCode: 'USD',
    now,
  };
}

function saleOf(at: number): CatalogueSale {
  const categoryIds = [categories[at % categories.length]!];
  const benefit = { kind: 'percent', ratePpm: 50_000 + at * 10_000 } as const;
  return { id: `sale-${at}`, name: `Sale ${at}`, categoryIds, benefit };
}

/** None excludes another, so every one is computed. */
function discountOf(at: number): Discount {
  const shared = { id: `discount-${at}`, name: `Discount ${at}`, priority: at % 3 };
  const categoryIds = [categories[at % categories.length]!];
  switch (at % 4) {
    case 0:
      return { ...shared, categoryIds, benefit: { kind: 'percent', ratePpm: 30_000 } };
    case 1:
      return { ...shared, minSubtotalCents: 10_000, benefit: { kind: 'fixed', amountCents: 777 } };
    case 2:
      return {
        ...shared,
        categoryIds,
        benefit: { kind: 'buy-x-get-y', buyQuantity: 3, getQuantity: 1, ratePpm: 500_000 },
      };
    default:
      return { ...shared, benefit: { kind: 'percent', ratePpm: 10_000, scope: 'all' } };
  }
}

function taxRuleOf(at: number): TaxRule {
  return {
    id: `tax-${at}`,
    name: `Tax ${at}`,
    zone: { country: place.country, ...(at % 2 === 1 && { regions: [place.region] }) },
    ratePpm: 12_500 + at * 5_000,
    isOnShipping: at % 2 === 0,
    isIncludedInPrice: false,
    taxClasses: at % 3 === 0 ? ['standard', 'reduced'] : ['standard'],
  };
}
