import type { Cart } from '@sitewright/contract';
import { cartStore } from '../platform/storefront.ts';

/** Calls back with the cart of this page, now if it is there and after every change. */
export function watchCart(show: (cart: Cart) => void): void {
  const tell = (): void => {
    const { cart } = cartStore.get();
    if (cart) show(cart);
  };
  tell();
  cartStore.subscribe(tell);
}
