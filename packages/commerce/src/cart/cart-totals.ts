import { computeDiscounts } from '../discount/discounts.ts';
import type { AppliedCoupon, DiscountResult, RejectedCoupon } from '../discount/discounts.ts';
import type { Coupon } from '../discount/coupon.ts';
import { payWithGiftCards } from '../gift-card/gift-card.ts';
import type { GiftCard, GiftCardUse } from '../gift-card/gift-card.ts';
import type { Place } from '../region/region.ts';
import { computeShippingCost, isOfferedAt } from '../shipping/shipping.ts';
import type { Parcel, ShippingOption } from '../shipping/shipping.ts';
import { computeTax, findTaxRules } from '../tax/tax.ts';
import type { TaxLine, TaxResult, TaxRule, TaxableAmount } from '../tax/tax.ts';
import { countUnits, getCartKind, getEntrySubtotal, needsShipping } from './cart-entry.ts';
import type { CartKind, PricedEntry } from './cart-entry.ts';

/** Everything that decides the totals of a cart. */
export type CartTotalsInput = {
  readonly entries: readonly PricedEntry[];
  readonly coupons?: readonly Coupon[];
  readonly giftCards?: readonly GiftCard[];
  /** Where it goes; without it there is neither tax nor shipping yet. */
  readonly destination?: Place;
  readonly shippingOption?: ShippingOption;
  readonly taxRules?: readonly TaxRule[];
  /** Epoch milliseconds; judges coupons and gift cards. */
  readonly now: number;
};

/** What one entry comes to. `subtotalCents - discountCents` is what is paid for it, before tax. */
export type EntryTotals = {
  readonly id: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly taxCents: number;
};

/**
 * The totals of a cart in minor units. None is ever negative, and always
 * `grandTotal = subtotal − discount + shippingCost + addedTax` and `grandTotal = gift cards + amountDue`. CART-02.
 */
export type CartTotals = CartKind & {
  readonly totalQuantity: number;
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** After a free-shipping coupon. */
  readonly shippingCostCents: number;
  /** All taxes, also those that prices already hold. */
  readonly taxCents: number;
  /** The part of the tax that comes on top of the prices. */
  readonly addedTaxCents: number;
  readonly grandTotalCents: number;
  readonly giftCardUses: readonly GiftCardUse[];
  readonly amountDueCents: number;
  readonly entries: readonly EntryTotals[];
  readonly taxLines: readonly TaxLine[];
  readonly applicableTaxRules: readonly TaxRule[];
  readonly appliedCoupons: readonly AppliedCoupon[];
  readonly rejectedCoupons: readonly RejectedCoupon[];
  /** Undefined when nothing is shipped, or when the chosen option does not serve this order. */
  readonly shippingOption: ShippingOption | undefined;
};

/** Id of the shipping cost among the taxed amounts; entry ids never contain a colon. */
const SHIPPING_ID = 'cart:shipping';

/**
 * Computes the totals of a cart: discounts come off the entries, then shipping is added, then tax on
 * both, then gift cards pay. The order of entries, coupons and rules does not change any total.
 */
export function computeCartTotals(input: CartTotalsInput): CartTotals {
  const discounts = computeDiscounts(
    input.entries.map(toDiscountable),
    input.coupons ?? [],
    input.now,
  );
  const subtotalCents = input.entries.reduce((total, entry) => total + getEntrySubtotal(entry), 0);
  const shipping = quoteShipping(input, discounts);
  const applicableTaxRules = findTaxRules(input.taxRules ?? [], input.destination);
  const amounts = [
    ...input.entries.map((entry) => toTaxable(entry, discounts)),
    { id: SHIPPING_ID, amountCents: shipping.costCents },
  ];
  const tax = computeTax(amounts, applicableTaxRules);
  const grandTotalCents =
    subtotalCents - discounts.discountCents + shipping.costCents + tax.addedTaxCents;
  const paid = payWithGiftCards(grandTotalCents, input.giftCards ?? [], input.now);
  return {
    ...getCartKind(input.entries),
    totalQuantity: countUnits(input.entries),
    subtotalCents,
    discountCents: discounts.discountCents,
    shippingCostCents: shipping.costCents,
    taxCents: tax.taxCents,
    addedTaxCents: tax.addedTaxCents,
    grandTotalCents,
    giftCardUses: paid.uses,
    amountDueCents: paid.amountDueCents,
    entries: input.entries.map((entry) => toEntryTotals(entry, discounts, tax)),
    taxLines: tax.lines,
    applicableTaxRules,
    appliedCoupons: discounts.applied,
    rejectedCoupons: discounts.rejected,
    shippingOption: shipping.option,
  };
}

/** What is shipped of a cart, with prices after discounts. */
function toParcel(entries: readonly PricedEntry[], discounts: DiscountResult): Parcel {
  const shipped = entries.filter(needsShipping);
  return {
    weightGrams: shipped.reduce((sum, entry) => sum + (entry.weightGrams ?? 0) * entry.quantity, 0),
    subtotalCents: shipped.reduce((sum, entry) => sum + getNetCents(entry, discounts), 0),
  };
}

/** The parcel of a cart whose coupons are still to be judged; for listing shipping options. */
export function getCartParcel(
  entries: readonly PricedEntry[],
  coupons: readonly Coupon[],
  now: number,
): Parcel {
  return toParcel(entries, computeDiscounts(entries.map(toDiscountable), coupons, now));
}

function quoteShipping(
  { entries, shippingOption, destination }: CartTotalsInput,
  discounts: DiscountResult,
): { costCents: number; option: ShippingOption | undefined } {
  const nothing = { costCents: 0, option: undefined };
  if (!shippingOption || !destination || !entries.some(needsShipping)) return nothing;
  if (!isOfferedAt(shippingOption, destination)) return nothing;
  const costCents = computeShippingCost(shippingOption, toParcel(entries, discounts));
  if (costCents === undefined) return nothing;
  return { costCents: discounts.hasFreeShipping ? 0 : costCents, option: shippingOption };
}

function toTaxable(entry: PricedEntry, discounts: DiscountResult): TaxableAmount {
  const { id, productType } = entry;
  return { id, productType, amountCents: getNetCents(entry, discounts) };
}

function toDiscountable(entry: PricedEntry) {
  const { id, itemId, productType } = entry;
  return { id, itemId, productType, subtotalCents: getEntrySubtotal(entry) };
}

function toEntryTotals(entry: PricedEntry, discounts: DiscountResult, tax: TaxResult): EntryTotals {
  return {
    id: entry.id,
    subtotalCents: getEntrySubtotal(entry),
    discountCents: discounts.shares.get(entry.id) ?? 0,
    taxCents: tax.shares.get(entry.id) ?? 0,
  };
}

function getNetCents(entry: PricedEntry, discounts: DiscountResult): number {
  return getEntrySubtotal(entry) - (discounts.shares.get(entry.id) ?? 0);
}
