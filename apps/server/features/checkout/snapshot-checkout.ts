/** Fixes what is bought and what it costs, at the moment of paying. */
import type { Address as TypedAddress, CheckoutAnswer } from '@sitewright/contract';
import { fixTotals, toSoldLine } from '../../payments/fix-sale.ts';
import type {
  Address,
  PaidBalance,
  PaymentSnapshot,
  RenewalTotals,
  SoldLine,
} from '../../payments/payment-snapshot.ts';
import { isRuleOfShop } from '../cart/agreed-terms.ts';
import { listUnitPrices, type PricedCart } from '../cart/price-cart.ts';
import type { Site } from '../sites/site.ts';

/** What the shopper told beside the cart. */
export interface Buyer {
  email: string;
  /** The other language of the site that they see it in. */
  language?: string;
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
 * What a shop sells, at which prices and to whom, as it stood when the buyer pressed "Pay". The order is
 * made of it, whatever changes meanwhile.
 */
export function snapshotCheckout(site: Site, priced: PricedCart, buyer: Buyer): PaymentSnapshot {
  const { cart, totals } = priced;
  return {
    ...buyer,
    ...fixTotals(priced),
    shippingOptionName: totals.shippingOption?.name ?? '',
    lines: toSoldLines(site, priced),
    ...(cart.customLine && { customLine: cart.customLine }),
    couponIds: totals.appliedDiscounts
      .map(({ discount }) => discount.id)
      .filter(isRuleOfShop)
      .toSorted(),
  };
}

/** The lines of a cart as this shop sells them. */
export function toSoldLines(site: Site, priced: PricedCart): SoldLine[] {
  const unitPrices = listUnitPrices(priced);
  return priced.cart.lines.map((line) => toSoldLine(site, line, unitPrices.get(line.id)!));
}
