/** Fixes what is bought and what it costs, at the moment of paying. */
import { listOptionValues } from '@sitewright/commerce';
import type { Address as TypedAddress, CheckoutAnswer } from '@sitewright/contract';
import type {
  Address,
  PaidBalance,
  PaymentSnapshot,
  RenewalTotals,
  SoldLine,
} from '../../payments/payment-snapshot.ts';
import { isRuleOfShop } from '../cart/agreed-terms.ts';
import type { CartLine } from '../cart/cart-rows.ts';
import { nameSteps } from '../cart/present-steps.ts';
import { isSubscriptionProduct } from '../cart/check-choice.ts';
import { stockOfVariant, listUnitPrices, type PricedCart } from '../cart/price-cart.ts';

/** What the shopper told beside the cart. */
export interface Buyer {
  email: string;
  accountId?: string;
  shippingAddress: TypedAddress | null;
  billingAddress: TypedAddress | null;
  pickupContact: Address | null;
  note: string;
  answers: readonly CheckoutAnswer[];
  marketingOptIn: boolean;
  marketingText: string;
  /** Of a plan. */
  renewal?: RenewalTotals;
  /** What gift cards and store credit pay. */
  balances: PaidBalance[];
  /** Of the key of whoever pays; see checkout-owner.ts. */
  ownerHash: string;
}

/**
 * What is sold, at which prices and to whom, as it stood when the buyer pressed "Pay". The order is
 * made of it, whatever changes meanwhile.
 */
export function snapshotCheckout(priced: PricedCart, buyer: Buyer): PaymentSnapshot {
  const { cart, totals } = priced;
  return {
    ...buyer,
    ...fixTotals(priced),
    shippingOptionName: totals.shippingOption?.name ?? '',
    lines: toSoldLines(priced),
    ...(cart.customLine && { customLine: cart.customLine }),
    couponIds: totals.appliedDiscounts
      .map(({ discount }) => discount.id)
      .filter(isRuleOfShop)
      .toSorted(),
  };
}

/** The lines of a cart as they are sold. */
export function toSoldLines(priced: PricedCart): SoldLine[] {
  const unitPrices = listUnitPrices(priced);
  return priced.cart.lines.map((line) => toSoldLine(line, unitPrices.get(line.id)!));
}

/** The sums as they are kept. */
export function fixTotals(priced: PricedCart): RenewalTotals {
  const { totals } = priced;
  return {
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    grandTotalCents: totals.grandTotalCents,
    taxLines: totals.taxLines.map(({ name, ratePpm, taxCents, isIncludedInPrice }) => {
      return { name, ratePpm, amountCents: taxCents, isIncluded: isIncludedInPrice };
    }),
    steps: nameSteps(priced),
  };
}

function toSoldLine(line: CartLine, unitPriceCents: number): SoldLine {
  const { id, product, variant, image, quantity, additionalFields } = line;
  return {
    entryId: id,
    productId: product.id,
    variantId: variant.id,
    productType: product.productType,
    sku: variant.sku,
    title: product.title,
    attributes: variant.attributes,
    optionValues: listOptionValues(variant.attributes, product.optionOrdering),
    additionalFields,
    quantity,
    unitPriceCents,
    imageAssetId: image?.id ?? null,
    plan: isSubscriptionProduct(product) ? product.plan : null,
    isStockCounted: Number.isFinite(stockOfVariant(product, variant)),
  };
}
