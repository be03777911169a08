import type { CartRow } from './cart-rows.ts';
import { isSubscriptionProduct } from './check-choice.ts';

/**
 * True for what staff agreed on, a plan, a gift or a membership: it is bought in the cart that was made
 * for it, and nothing else goes into that.
 */
export function isPaidAlone({ terms, customLine, lines }: CartRow): boolean {
  return Boolean(terms ?? customLine) || lines.some((line) => isSubscriptionProduct(line.product));
}
