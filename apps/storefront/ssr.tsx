import { storefrontWordsOf } from '@sitewright/contract';
import type {
  CartPage as CartPageData,
  CheckoutPage as CheckoutPageData,
  Client,
  OrderConfirmedPage,
  OrderStatusPage,
} from '@sitewright/contract';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { speak } from './platform/say.ts';
import { createCartStore } from './cart/cart-store.ts';
import { createCartPage } from './widgets/cart-page/cart-page-store.ts';
import { CartPage } from './widgets/cart-page/cart-page.tsx';
import { CheckoutPage } from './widgets/checkout/checkout-page.tsx';
import { createCheckout } from './widgets/checkout/checkout-store.ts';
import { OrderStatus } from './widgets/order-status/order-status.tsx';
import { OrderConfirmed } from './widgets/order-confirmed/order-confirmed.tsx';

/** While the server draws, nothing is pressed and so nothing is called. */
const noCall: Client = () => Promise.reject(new Error('No calls while drawing on the server.'));

/** The cart page as HTML: the root element with the same markup that the browser hydrates. */
export function renderCartPage(data: CartPageData): string {
  speakAs(data);
  const store = createCartPage(data.cart, noCall, createCartStore());
  return inRoot('sqs-cart-root', <CartPage data={data} store={store} />);
}

/** The checkout as HTML, a plain form that posts to `data.actionUrl`. */
export function renderCheckoutPage(data: CheckoutPageData): string {
  speakAs(data);
  const store = createCheckout({
    data,
    call: noCall,
    now: () => new Date(),
    newId: () => data.paymentAttemptId,
    leave: () => {},
  });
  return inRoot('sqs-checkout-root', <CheckoutPage data={data} store={store} />);
}

/** The page after paying as HTML. */
export function renderOrderConfirmedPage(data: OrderConfirmedPage): string {
  speakAs(data);
  return inRoot('sqs-order-confirmed-root', <OrderConfirmed data={data} />);
}

/** The page of an order as HTML; it looks like the page after paying. */
export function renderOrderStatusPage(data: OrderStatusPage): string {
  speakAs(data);
  return inRoot('sqs-order-confirmed-root', <OrderStatus data={data} />);
}

/** In the language of the page that is drawn. */
function speakAs({ store }: { readonly store: { readonly locale: string } }): void {
  speak(storefrontWordsOf(store.locale));
}

function inRoot(id: string, screen: ReactNode): string {
  return `<div id="${id}">${renderToString(screen)}</div>`;
}
