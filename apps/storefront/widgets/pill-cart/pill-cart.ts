import { cartMessages, type Cart } from '@sitewright/contract';
import { countLabel, countText } from '../../cart/cart-count.ts';
import { subtotalText } from '../../cart/cart-subtotal.ts';
import { openCartOnClick } from '../../cart/open-cart.ts';
import { pagePath } from '../../platform/page-path.ts';
import '../../styles/base.css';
import { keepClear } from './keep-clear.ts';
import { say } from '../../platform/say.ts';
import './pill-cart.css';

/**
 * The floating cart (CART-06): shown above 0 pieces, hidden at 0 (CART-07), made on first need.
 * A change plays the fade of CART-08, which the style sheet times.
 */
export function syncPillCart(cart: Cart): void {
  const isEmpty = cart.totalQuantity === 0;
  const found = document.querySelector<HTMLElement>('.sqs-pill-shopping-cart');
  if (!found && isEmpty) return;
  const pill = found ?? createPill();
  const before = pill.textContent;
  pill.hidden = isEmpty;
  write(pill, '.sw-hidden', countLabel(cart.totalQuantity));
  write(pill, '.total-quantity', countText(cart.totalQuantity));
  write(pill, '.subtotal', subtotalText(cart));
  if (found && before !== pill.textContent) playFade(pill);
}

function createPill(): HTMLElement {
  const pill = document.createElement('a');
  pill.className = 'sqs-pill-shopping-cart';
  pill.href = pagePath('/cart');
  pill.innerHTML =
    '<span class="sqs-pill-shopping-cart-content"><span class="icon" aria-hidden="true"></span>' +
    '<span class="total-quantity" aria-hidden="true"></span><span class="sw-hidden"></span>' +
    '<span class="subtotal"></span></span>';
  openCartOnClick(pill);
  // Where readers of screens find it: it stands outside of all else on the page.
  const place = document.createElement('aside');
  place.setAttribute('aria-label', say(cartMessages.title));
  place.append(pill);
  document.body.append(place);
  keepClear(pill);
  return pill;
}

function write(pill: HTMLElement, part: string, text: string): void {
  const element = pill.querySelector(part);
  if (element) element.textContent = text;
}

function playFade(pill: HTMLElement): void {
  pill.classList.remove('is-updating');
  void pill.offsetWidth;
  pill.classList.add('is-updating');
}
