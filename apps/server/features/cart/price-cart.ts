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
  CartTotalsInput,
  Customer,
  Discount,
  Place,
  PricedEntry,
  ShippingOption,
  ShippingQuote,
  TotalsSettings,
} from '@sitewright/commerce';
import type { ShippingLocation } from '@sitewright/contract';
import { toDiscount } from '../discounts/present-discount.ts';
import type { CartLine, CartRow } from './cart-rows.ts';
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
export function priceCart(cart: CartRow, scope: PriceScope): PricedCart {
  const { shippingOptions } = cart.rules;
  const shippingOption = shippingOptions.find(({ id }) => id === cart.selectedShippingOptionId);
  const destination = toPlace(cart.shippingLocation) ?? findPickupPlace(shippingOption);
  return {
    cart,
    totals: computeCartTotals({ ...toInput(cart, scope), destination, shippingOption }),
  };
}

/**
 * The ways to get this cart to its buyer, priced; while the destination is unknown, those that need
 * none.
 */
export function quoteShipping({ cart, totals }: PricedCart, scope: PriceScope): ShippingQuote[] {
  if (!totals.requiresShipping) return [];
  const place = toPlace(cart.shippingLocation);
  const { shippingOptions } = cart.rules;
  const parcel = getCartParcel(toInput(cart, scope));
  const offered = place ? shippingOptions : shippingOptions.filter(isPickup);
  return listShippingQuotes(offered, place ?? nowhere, parcel);
}

/** True for what its buyer fetches. */
export function isPickup({ pricing }: ShippingOption): boolean {
  return pricing.kind === 'pickup';
}

const nowhere: Place = { country: '' };

/** Whoever fetches an order tells no address: what comes with it is sold where it is fetched. */
function findPickupPlace(option: ShippingOption | undefined): Place | undefined {
  return option?.pricing.kind === 'pickup' ? (option.pricing.place ?? nowhere) : undefined;
}

function toInput(cart: CartRow, { site, now }: PriceScope): CartTotalsInput {
  return {
    entries: cart.lines.map(toPricedEntry),
    sales: cart.rules.sales,
    discounts: listDiscounts(cart),
    customer: cart.customer ?? unknownCustomer,
    taxRules: cart.rules.taxRules,
    settings: readTotalsSettings(site),
    currencyCode: cart.currency,
    now: now.getTime(),
  };
}

/** Until somebody types an email, a discount for first orders is shown as they hope. */
const unknownCustomer: Customer = { isFirstOrder: true };

/** The discounts of its codes and those that apply by themselves, with their uses of now. */
function listDiscounts({ coupons, automaticUses, rules }: CartRow): Discount[] {
  const uses = new Map(automaticUses.map((use) => [use.id, use]));
  const automatic = rules.discounts.map((discount) => ({ ...discount, ...uses.get(discount.id) }));
  return [...coupons.map((coupon) => toDiscount(coupon, rules.withBelow)), ...automatic];
}

function readTotalsSettings(site: Site): TotalsSettings {
  const { leavesTaxOfHomeAbroad, ...settings } = readSettings(site, 'totals');
  const { country, state } = readSettings(site, 'business');
  if (!leavesTaxOfHomeAbroad || !country) return settings;
  return { ...settings, homePlace: { country, region: state } };
}

/** What one unit of each line costs now, in minor units; sales of the catalogue count. */
export function listUnitPrices({ cart, totals }: PricedCart): ReadonlyMap<string, number> {
  const subtotals = new Map(totals.entries.map(({ id, subtotalCents }) => [id, subtotalCents]));
  return new Map(cart.lines.map(({ id, quantity }) => [id, subtotals.get(id)! / quantity]));
}

/** How much of a variant can be sold: infinity when its stock is not counted. PDP-08, PDP-10. */
export function stockOfVariant(
  product: Pick<SoldProduct, 'productType'>,
  variant: SoldVariant,
): number {
  return getTotalStock({ productType: product.productType, variants: [variant] });
}

function toPricedEntry(line: CartLine): PricedEntry {
  const { id, quantity, product, variant, ownPriceReason } = line;
  return {
    id,
    itemId: product.id,
    productType: product.productType,
    unitPriceCents: getCurrentPrice(variant).amountCents,
    regularPriceCents: variant.price,
    ...(ownPriceReason !== undefined && { ownPriceReason }),
    quantity,
    weightGrams: variant.weightGrams,
    categoryIds: product.categoryIds,
    taxClass: product.taxClass,
  };
}

function toPlace(location: ShippingLocation | null): Place | undefined {
  if (!location) return undefined;
  const { country, region, postalCode } = location;
  return { country, region, postalCode };
}
