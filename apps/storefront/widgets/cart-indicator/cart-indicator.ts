import type { Cart } from '@sitewright/contract';
import { countLabel, countText, subtotalText } from '../../cart/cart-count.ts';

/** Links that show the cart's state inside a template's own header. */
const LINKS = '.sqs-custom-cart';

/**
 * Writes count and subtotal into every cart link (CART-10, CART-11). The first call marks the
 * link initialised; an empty cart has the empty marker (CART-12).
 */
export function syncCartIndicators(cart: Cart, root: ParentNode = document): void {
  for (const link of root.querySelectorAll(LINKS)) {
    const isEmpty = cart.totalQuantity === 0;
    link.classList.add('sqs-template-integrated-shopping-cart', 'cart-initialized');
    link.classList.toggle('cart-quantity-zero', isEmpty);
    link.classList.toggle('empty', isEmpty);
    link.setAttribute('data-test', 'continue-to-cart');
    link.setAttribute('aria-label', spokenName(link, cart.totalQuantity));
  }
  for (const count of root.querySelectorAll('.sqs-cart-quantity')) {
    count.textContent = countText(cart.totalQuantity);
  }
  for (const subtotal of root.querySelectorAll('.sqs-cart-subtotal')) {
    subtotal.textContent = subtotalText(cart);
  }
}

/** The count, after the words that can be seen, so that what is seen can also be said. CART-09 */
function spokenName(link: Element, quantity: number): string {
  const words = link.cloneNode(true) as Element;
  const numbers = words.querySelectorAll(
    '.cart-quantity-container, .sqs-cart-quantity, .sqs-cart-subtotal, [aria-hidden=true]',
  );
  for (const number of numbers) number.remove();
  const seen = words.textContent.replace(/[\s()]+/g, ' ').trim();
  return [seen, countLabel(quantity)].filter(Boolean).join(', ');
}
