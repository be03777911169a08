import { formatMoney } from '@sitewright/commerce';
import type { WireCart } from '../api/wire.ts';

/** Above this many pieces a badge stops counting. CART-09 */
const MOST_COUNTED = 100;

/** What a badge shows: the number, or `100+`. CART-09 */
export function countText(quantity: number): string {
  return quantity > MOST_COUNTED ? '100+' : String(quantity);
}

/** What a screen reader says for the badge. CART-09 */
export function countLabel(quantity: number): string {
  if (quantity > MOST_COUNTED) return 'More than 100 items';
  return quantity === 1 ? '1 item in cart' : `${quantity} items in cart`;
}

/** The cart's subtotal as a visitor reads it. */
export function subtotalText(cart: WireCart, pageCurrency: string): string {
  const currencyCode = cart.currency ?? pageCurrency;
  return formatMoney({ amountCents: cart.subtotalCents, currencyCode });
}
