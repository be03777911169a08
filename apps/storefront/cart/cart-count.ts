import { cartLimits, everyPageMessages } from '@sitewright/contract';
import { say } from '../platform/say.ts';

/** What a badge shows: the number, or `100+`. CART-09 */
export function countText(quantity: number): string {
  return quantity > cartLimits.badgeMax ? say(everyPageMessages.manyItemsBadge) : String(quantity);
}

/** What a screen reader says for the badge. CART-09 */
export function countLabel(quantity: number): string {
  if (quantity > cartLimits.badgeMax) return say(everyPageMessages.manyItemsLabel);
  if (quantity === 1) return say(everyPageMessages.oneItemInCart);
  return say(everyPageMessages.itemsInCart, { count: quantity });
}
