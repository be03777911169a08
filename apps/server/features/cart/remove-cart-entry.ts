/** `DELETE /api/commerce/shopping-cart/entries/:entryId`. */
import { removeCartEntry } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { cartIdOf, setCartCookies } from './cart-cookies.ts';
import { removeEntry } from './change-entry.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';

export function handleRemoveCartEntry(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, removeCartEntry, async ({ request, reply, site, params }) => {
    const { entryId } = params;
    const cart = await removeEntry(ctx, site, { cartId: cartIdOf(request), entryId });
    setCartCookies(reply, cart.id);
    const now = ctx.now();
    return { shoppingCart: presentCart(priceCart(cart, { site, now }), { site, now }) };
  });
}
