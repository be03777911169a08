import { cartLimits, cartMessages } from '@sitewright/contract';
import type { Cart } from '@sitewright/contract';
import { writeMoney } from '../platform/write-money.ts';
import { say } from '../platform/say.ts';

/** What a badge shows: the number, or `100+`. CART-09 */
export function countText(quantity: number): string {
  return quantity > cartLimits.badgeMax ? say(cartMessages.manyItemsBadge) : String(quantity);
}

/** What a screen reader says for the badge. CART-09 */
export function countLabel(quantity: number): string {
  if (quantity > cartLimits.badgeMax) return say(cartMessages.manyItemsLabel);
  if (quantity === 1) return say(cartMessages.oneItemInCart);
  return say(cartMessages.itemsInCart, { count: quantity });
}

/** The cart's subtotal as a visitor reads it. */
export function subtotalText({ subtotalCents, currency }: Cart): string {
  return writeMoney({ amountCents: subtotalCents, currencyCode: currency });
}
