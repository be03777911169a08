/** From rows to the rules of the commerce package: what a cart comes to now. */
import {
  computeCartTotals,
  getCartParcel,
  getCurrentPrice,
  getTotalStock,
  listShippingQuotes,
} from '@sitewright/commerce';
import type {
  CartTotals,
  Coupon,
  DiscountBenefit,
  Place,
  PricedEntry,
  ShippingOption,
  ShippingPricing,
  ShippingQuote,
  TaxRule,
} from '@sitewright/commerce';
import type { ShippingLocation } from '@sitewright/contract';
import type { CartLine, CartRow, CouponRow, ShippingOptionRow, TaxRuleRow } from './cart-rows.ts';
import type { SoldProduct, SoldVariant } from '../products/sold-product.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/** A cart with its totals; both are recomputed from the database every time. */
export interface PricedCart {
  cart: CartRow;
  totals: CartTotals;
}

/** Whose cart is priced, and when. */
export interface PriceScope {
  site: Site;
  now: Date;
}

/** Computes the totals from the prices of the database, never from what a client sent. */
export function priceCart(cart: CartRow, { site, now }: PriceScope): PricedCart {
  const option = cart.shippingOptions.find(({ id }) => id === cart.selectedShippingOptionId);
  const totals = computeCartTotals({
    entries: cart.lines.map(toPricedEntry),
    discounts: cart.coupons.map(toCoupon),
    destination: toPlace(cart.shippingLocation),
    shippingOption: option && toShippingOption(option, site),
    taxRules: cart.taxRules.map(toTaxRule),
    currencyCode: cart.currency,
    now: now.getTime(),
  });
  return { cart, totals };
}

/** The ways to ship this cart to its destination, priced; none while the destination is unknown. */
export function quoteShipping(
  { cart, totals }: PricedCart,
  { site, now }: PriceScope,
): ShippingQuote[] {
  const place = toPlace(cart.shippingLocation);
  if (!place || !totals.requiresShipping) return [];
  const parcel = getCartParcel({
    entries: cart.lines.map(toPricedEntry),
    discounts: cart.coupons.map(toCoupon),
    now: now.getTime(),
  });
  const options = cart.shippingOptions.map((row) => toShippingOption(row, site));
  return listShippingQuotes(options, place, parcel);
}

/** What one unit costs now, in minor units. */
export function unitPriceOf(variant: SoldVariant): number {
  return getCurrentPrice(variant).amountCents;
}

/** How much of a variant can be sold: infinity when its stock is not counted. PDP-08, PDP-10. */
export function stockOfVariant(
  product: Pick<SoldProduct, 'productType'>,
  variant: SoldVariant,
): number {
  return getTotalStock({ productType: product.productType, variants: [variant] });
}

function toPricedEntry(line: CartLine): PricedEntry {
  return {
    id: line.id,
    itemId: line.product.id,
    productType: line.product.productType,
    unitPriceCents: unitPriceOf(line.variant),
    regularPriceCents: line.variant.price,
    quantity: line.quantity,
    weightGrams: line.variant.weightGrams,
  };
}

function toPlace(location: ShippingLocation | null): Place | undefined {
  if (!location) return undefined;
  const { country, region, postalCode } = location;
  return { country, region, postalCode };
}

function toShippingOption(row: ShippingOptionRow, site: Site): ShippingOption {
  const zones = row.countries.map((country) => ({ country }));
  const { id, name, freeFromCents } = row;
  return { id, name, freeFromCents, pricing: toPricing(row, site), zones };
}

function toPricing(row: ShippingOptionRow, site: Site): ShippingPricing {
  switch (row.kind) {
    case 'pickup':
      return { kind: 'pickup', place: placeOf(site) };
    case 'weight':
      return { kind: 'weight', steps: row.weightSteps };
    case 'flat':
      return { kind: 'flat', priceCents: row.priceCents };
  }
}

/** Where the shop is, and so where goods are picked up; undefined: the owner has not said. */
function placeOf(site: Site): Place | undefined {
  const { country, state } = readSettings(site, 'business');
  return country ? { country, region: state } : undefined;
}

function toTaxRule(row: TaxRuleRow): TaxRule {
  return {
    id: row.id,
    name: row.name,
    zone: { country: row.country, regions: row.region ? [row.region] : [] },
    ratePpm: row.ratePpm,
    isOnShipping: row.isOnShipping,
    isIncludedInPrice: row.isIncludedInPrice,
  };
}

function toCoupon(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    benefit: toBenefit(row),
    minSubtotalCents: row.minSubtotalCents,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    maxUses: row.usageLimit,
    usedCount: row.usedCount,
  };
}

function toBenefit(row: CouponRow): DiscountBenefit {
  switch (row.kind) {
    case 'percent':
      return { kind: 'percent', ratePpm: row.ratePpm };
    case 'fixed':
      return { kind: 'fixed', amountCents: row.amountCents };
    case 'free-shipping':
      return { kind: 'free-shipping' };
  }
}
