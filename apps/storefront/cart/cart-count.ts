import { cartLimits, cartMessages, fillMessage } from '@sitewright/contract';
import type { Cart } from '@sitewright/contract';
import { writeMoney } from '../platform/write-money.ts';

/** What a badge shows: the number, or `100+`. CART-09 */
export function countText(quantity: number): string {
  return quantity > cartLimits.badgeMax ? cartMessages.manyItemsBadge : String(quantity);
}

/** What a screen reader says for the badge. CART-09 */
export function countLabel(quantity: number): string {
  if (quantity > cartLimits.badgeMax) return cartMessages.manyItemsLabel;
  if (quantity === 1) return cartMessages.oneItemInCart;
  return fillMessage(cartMessages.itemsInCart, { count: quantity });
}

/** The cart's subtotal as a visitor reads it. */
export function subtotalText({ subtotalCents, currency }: Cart): string {
  return writeMoney({ amountCents: subtotalCents, currencyCode: currency });
}
