import { renderToString } from 'react-dom/server';
import { createCaller } from './api/call.ts';
import { createCartStore } from './cart/cart-store.ts';
import type { CartPageData } from './widgets/cart-page/cart-page-data.ts';
import { createCartPage } from './widgets/cart-page/cart-page-store.ts';
import { CartPage } from './widgets/cart-page/cart-page.tsx';

/** The cart page as HTML: the root element with the same markup that the browser hydrates. */
export function renderCartPage(data: CartPageData): string {
  const store = createCartPage(data.cart, createCaller(), createCartStore());
  return inRoot('sqs-cart-root', <CartPage data={data} store={store} />);
}

function inRoot(id: string, screen: React.ReactNode): string {
  return `<div id="${id}">${renderToString(screen)}</div>`;
}
