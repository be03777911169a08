import { emailKey } from '@sitewright/contract';
import type { Payment } from '../../payments/lock-payment.ts';
import type { CartRow } from '../cart/cart-rows.ts';

/** How often a discount was used. */
interface Uses {
  id: string;
  usedCount: number;
  usedByCustomerCount: number;
}

/**
 * The cart as its own shopper may see it: what an unfinished payment of this very cart holds is
 * there for the next one. Without this, whoever steps back from the bank's page to try another
 * card would be told that the last piece is gone.
 */
export function withOwnHold(cart: CartRow, active: Payment | undefined): CartRow {
  if (!active) return cart;
  const { lines, couponIds, email } = active.snapshot;
  const isSameCustomer = emailKey(email) === emailKey(cart.email ?? '');
  const heldOf = (variantId: string) =>
    lines
      .filter((line) => line.isStockCounted && line.variantId === variantId)
      .reduce((units, line) => units + line.quantity, 0);
  const withoutOwnUse = <Use extends Uses>(use: Use): Use => {
    if (!couponIds.includes(use.id)) return use;
    const usedByCustomerCount = isSameCustomer
      ? use.usedByCustomerCount - 1
      : use.usedByCustomerCount;
    return { ...use, usedCount: use.usedCount - 1, usedByCustomerCount };
  };
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      const qtyInStock = line.variant.qtyInStock + heldOf(line.variant.id);
      return { ...line, variant: { ...line.variant, qtyInStock } };
    }),
    coupons: cart.coupons.map(withoutOwnUse),
    automaticUses: cart.automaticUses.map(withoutOwnUse),
  };
}
