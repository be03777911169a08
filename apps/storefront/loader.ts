import { cartMessages } from '@sitewright/contract';
import type { Cart } from '@sitewright/contract';
import { acceptCart, loadCart } from './cart/cart-store.ts';
import { mayHaveCart, readCookie } from './platform/cookies.ts';
import { isInEditorFrame, navigate } from './platform/navigate.ts';
import { onFirstTouch } from './platform/on-first-touch.ts';
import { readPageData } from './platform/page-data.ts';
import { call, cartStore } from './platform/storefront.ts';
import { syncCartIndicators } from './widgets/cart-indicator/cart-indicator.ts';
import { syncPillCart } from './widgets/pill-cart/pill-cart.ts';

/**
 * The only script on a page. Answers every press of an add-to-cart button from the first moment:
 * the press waits for the widget and is then carried out; a form falls back to posting itself.
 */
const BUTTON = '.sqs-add-to-cart-button';
const CART_LINK = '.sqs-pill-shopping-cart, .sqs-custom-cart';

const loadProductWidget = () => import('./widgets/add-to-cart/bind-product.ts');

/** Screens that this app draws, by the root that the server prints. ROUT-07 */
const screens: readonly [selector: string, load: () => Promise<{ start(root: Element): void }>][] =
  [
    ['#sqs-cart-root', () => import('./widgets/cart-page/start.tsx')],
    ['#sqs-checkout-root', () => import('./widgets/checkout/start.tsx')],
  ];

async function press(button: HTMLElement): Promise<void> {
  button.classList.add('is-waiting');
  try {
    const { bindProduct } = await loadProductWidget();
    button.classList.remove('is-waiting');
    await bindProduct(button).press();
  } catch {
    if (navigator.onLine) button.closest('form')?.submit();
    else alert(cartMessages.checkConnection);
  }
}

function handleSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter;
  const button = submitter?.matches(BUTTON) ? submitter : form.querySelector<HTMLElement>(BUTTON);
  if (!button || (submitter && submitter !== button)) return;
  event.preventDefault();
  void press(button);
}

function handleClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>(BUTTON);
  const cartLink = event.target.closest(CART_LINK);
  if (button && !isSubmitButton(button)) {
    event.preventDefault();
    void press(button);
  } else if (cartLink && (isInEditorFrame() || !(cartLink instanceof HTMLAnchorElement))) {
    event.preventDefault();
    navigate('/cart');
  }
}

/** Enter and Space on a button that is only an element with the role. */
function handleKey(event: KeyboardEvent): void {
  const target = event.target;
  if (!(target instanceof HTMLElement) || !target.matches(BUTTON)) return;
  if (target instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  void press(target);
}

/** Pointing at anything of a product, or focusing it, fetches and binds its widget. */
function handleApproach(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const inForm = event.target.closest('form')?.querySelector<HTMLElement>(BUTTON);
  const button = inForm ?? event.target.closest<HTMLElement>(BUTTON);
  if (button) void bind([button]);
}

/** Without a network nothing is bound now; the next touch tries again. */
async function bind(buttons: Iterable<HTMLElement>): Promise<void> {
  const widget = await loadProductWidget().catch(() => undefined);
  for (const button of buttons) widget?.bindProduct(button);
}

function isSubmitButton(button: HTMLElement): boolean {
  return button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null;
}

function showCart(): void {
  const { cart } = cartStore.get();
  if (!cart) return;
  syncCartIndicators(cart);
  syncPillCart(cart);
}

function refreshCart(): void {
  if (mayHaveCart()) void loadCart(cartStore, call);
}

/** A cached page brings no crumb; with one at hand the first press takes one call, not two. */
function fetchCrumb(): void {
  if (!readCookie('crumb')) void call('GET /api/commerce/shopping-cart', { query: {} });
}

function start(): void {
  document.addEventListener('submit', handleSubmit);
  document.addEventListener('click', handleClick);
  document.addEventListener('keydown', handleKey);
  for (const approach of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(approach, handleApproach, { passive: true });
  }
  // Our own messages name the missing options; the browser's would come before them.
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    button.closest('form')?.setAttribute('novalidate', '');
  }
  cartStore.subscribe(showCart);
  const printed = readPageData<{ readonly cart?: Cart }>()?.cart;
  if (printed) acceptCart(cartStore, printed);
  else refreshCart();
  addEventListener('pageshow', (event) => {
    if (event.persisted) refreshCart();
  });
  for (const [selector, load] of screens) {
    const root = document.querySelector(selector);
    if (root) void load().then((screen) => screen.start(root));
  }
  onFirstTouch(() => {
    if (!document.querySelector(BUTTON)) return;
    fetchCrumb();
    if (document.querySelector('.product-variants')) void bind(document.querySelectorAll(BUTTON));
  });
}

start();
