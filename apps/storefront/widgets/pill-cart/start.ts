import type { Cart } from '@sitewright/contract';
import { watchCart } from '../../cart/watch-cart.ts';
import { storeSettings } from '../../platform/page-context.ts';

/** Screens that show the whole cart need no pill. ROUT-07 */
const PILL_FREE = '#sqs-cart-root, #sqs-checkout-root, #sqs-order-confirmed-root';

/**
 * Fetches the floating cart with its style when there is first something in the cart, unless the
 * owner hides it. CART-06, D-83
 */
export function start(page: HTMLElement): void {
  if (storeSettings().floatingCart === false || page.querySelector(PILL_FREE)) return;
  let isNeeded = false;
  watchCart((cart) => {
    isNeeded ||= cart.totalQuantity > 0;
    if (isNeeded) void sync(cart);
  });
}

async function sync(cart: Cart): Promise<void> {
  const { syncPillCart } = await import('./pill-cart.ts');
  syncPillCart(cart);
}
