import type { Cart } from '@sitewright/contract';
import { countLabel, countText } from '../../cart/cart-count.ts';
import { openCartOnClick } from '../../cart/open-cart.ts';
import { watchCart } from '../../cart/watch-cart.ts';

/** A link in a template's own header, and the numbers that a template prints anywhere. */
const LINK = '.sqs-custom-cart';
const COUNT = '.sqs-cart-quantity';
const SUBTOTAL = '.sqs-cart-subtotal';

export const PARTS = `${LINK}, ${COUNT}, ${SUBTOTAL}`;

/** Keeps one part of the indicator in step with the cart. CART-10, CART-11, CART-12 */
export function start(part: HTMLElement): void {
  if (part.matches(LINK)) openCartOnClick(part);
  watchCart((cart) => syncPart(part, cart));
}

function syncPart(part: HTMLElement, cart: Cart): void {
  if (part.matches(LINK)) syncLink(part, cart);
  if (part.matches(COUNT)) part.textContent = countText(cart.totalQuantity);
  if (part.matches(SUBTOTAL)) void syncSubtotal(part, cart);
}

/** What writes money comes with the first cart: most pages show no sum. */
async function syncSubtotal(part: HTMLElement, cart: Cart): Promise<void> {
  try {
    const { subtotalText } = await import('../../cart/cart-subtotal.ts');
    part.textContent = subtotalText(cart);
  } catch (error) {
    console.warn(error);
  }
}

/** The first cart marks the link initialised; an empty cart has the empty marker. CART-12 */
function syncLink(link: HTMLElement, { totalQuantity }: Cart): void {
  const isEmpty = totalQuantity === 0;
  link.classList.add('sqs-template-integrated-shopping-cart', 'cart-initialized');
  link.classList.toggle('cart-quantity-zero', isEmpty);
  link.classList.toggle('empty', isEmpty);
  link.setAttribute('data-test', 'continue-to-cart');
  link.setAttribute('aria-label', spokenName(link, totalQuantity));
}

/** The count, after the words that can be seen, so that what is seen can also be said. CART-09 */
function spokenName(link: Element, quantity: number): string {
  const words = link.cloneNode(true) as Element;
  const numbers = words.querySelectorAll(
    `.cart-quantity-container, ${COUNT}, ${SUBTOTAL}, [aria-hidden=true]`,
  );
  for (const number of numbers) number.remove();
  const seen = words.textContent.replace(/[\s()]+/g, ' ').trim();
  return [seen, countLabel(quantity)].filter(Boolean).join(', ');
}
