import {
  computeDiscounts,
  type AppliedDiscount,
  type DiscountResult,
  type RejectedDiscount,
} from '../discount/discounts.ts';
import { payByBalance, type BalanceUse } from '../payment/pay-by-balance.ts';
import type { Parcel, ShippingOption } from '../shipping/shipping.ts';
import { listTaxLines, type TaxLine } from '../tax/tax.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import { countUnits, getCartKind, getEntrySubtotal } from './cart-entry.ts';
import type { CartKind } from './cart-entry.ts';
import type { CartTotalsInput } from './cart-totals-input.ts';
import { listChargedParts, type ChargedPart } from '../total/charged-part.ts';
import { findUsableOption, shippingSteps, toParcel } from './price-cart-shipping.ts';
import { priceEntries } from './price-entries.ts';
import { roundTotal } from './round-total.ts';
import { listEntryTotals, sumUp, type CartSums, type EntryTotals } from './sum-up.ts';
import { findApplicableRules, taxCart } from './tax-cart.ts';
import { SHIPPING_PART, sumSteps, type TotalStep } from '../total/total-step.ts';

/**
 * The totals of a cart in minor units, all summed up from `steps`. None but the rounding is ever
 * negative, and always `grandTotal = subtotal − discount + shippingCost − taxRelief + addedTax +
 * rounding` and `grandTotal = gift cards + store credit + amountDue`. CART-02.
 */
export type CartTotals = CartKind &
  CartSums & {
    readonly grandTotalCents: number;
    readonly totalQuantity: number;
    /** Why the total is what it is; the amounts of the steps sum to it. */
    readonly steps: readonly TotalStep[];
    readonly giftCardUses: readonly BalanceUse[];
    readonly storeCreditUses: readonly BalanceUse[];
    readonly amountDueCents: number;
    readonly entries: readonly EntryTotals[];
    /** What each entry and shipping are charged; refunds are made of these. */
    readonly chargedParts: readonly ChargedPart[];
    readonly taxLines: readonly TaxLine[];
    readonly applicableTaxRules: readonly TaxRule[];
    readonly appliedDiscounts: readonly AppliedDiscount[];
    readonly rejectedDiscounts: readonly RejectedDiscount[];
    /** Undefined when nothing is shipped, or when the chosen option does not serve this order. */
    readonly shippingOption: ShippingOption | undefined;
  };

/**
 * Computes the totals of a cart: sales make prices, discounts come off the entries, then shipping is
 * added, then tax on both, then gift cards and store credit pay. The order of entries, discounts and
 * rules does not change any total. docs/money.md names the rule by which amounts are rounded.
 */
export function computeCartTotals(input: CartTotalsInput): CartTotals {
  const { entries, steps: priceSteps } = priceEntries(input.entries, input.sales ?? [], input.now);
  const option = findUsableOption(entries, input.shippingOption, input.destination);
  const discounts = discountCart({ ...input, entries, shippingOption: option });
  const shippingOption = discounts.leftCents.has(SHIPPING_PART) ? option : undefined;
  const taxSteps = taxCart({ ...input, entries, shippingOption }, discounts.leftCents);
  const unrounded = [...priceSteps, ...discounts.steps, ...taxSteps];
  const steps = [...unrounded, ...roundTotal(unrounded, input)];
  const grandTotalCents = sumSteps(steps);
  const applicableTaxRules = findApplicableRules({ ...input, shippingOption });
  return {
    ...getCartKind(entries),
    totalQuantity: countUnits(entries),
    steps,
    ...sumUp(steps),
    grandTotalCents,
    ...pay(grandTotalCents, input),
    entries: listEntryTotals(entries, steps),
    chargedParts: listChargedParts(steps, entries),
    taxLines: listTaxLines(steps, applicableTaxRules),
    applicableTaxRules,
    appliedDiscounts: discounts.applied,
    rejectedDiscounts: discounts.rejected,
    shippingOption,
  };
}

/** The parcel of a cart whose discounts are still to be judged; for listing shipping options. */
export function getCartParcel(
  input: Pick<CartTotalsInput, 'entries' | 'sales' | 'discounts' | 'customer' | 'settings' | 'now'>,
): Parcel {
  const { entries } = priceEntries(input.entries, input.sales ?? [], input.now);
  return toParcel(entries, discountCart({ ...input, entries }).sentCents);
}

function discountCart(input: CartTotalsInput): DiscountResult {
  const { entries, shippingOption, discounts = [], customer, settings, now } = input;
  return computeDiscounts({
    entries: entries.map((entry) => ({ ...entry, subtotalCents: getEntrySubtotal(entry) })),
    discounts,
    customer,
    now,
    place: settings?.rounding ?? 'total',
    priceShipping: (leftCents) =>
      shippingOption && shippingSteps(shippingOption, toParcel(entries, leftCents)),
  });
}

function pay(
  amountCents: number,
  input: CartTotalsInput,
): Pick<CartTotals, 'giftCardUses' | 'storeCreditUses' | 'amountDueCents'> {
  const { giftCards = [], storeCredits = [], now, currencyCode } = input;
  const byCard = payByBalance({ amountCents, now, currencyCode }, giftCards);
  const rest = { amountCents: byCard.amountDueCents, now, currencyCode };
  const byCredit = payByBalance(rest, storeCredits);
  return {
    giftCardUses: byCard.uses,
    storeCreditUses: byCredit.uses,
    amountDueCents: byCredit.amountDueCents,
  };
}
