/** `PUT /api/commerce/shopping-cart/entries/:entryId`, and its form twin by POST. */
import { changeCartEntry, updateCartEntry } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { cartIdOf, setCartCookies } from './cart-cookies.ts';
import { cartErrorPath } from './cart-paths.ts';
import { removeEntry, setEntryQuantity } from './change-entry.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';

export function handleUpdateCartEntry(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, updateCartEntry, async ({ request, reply, site, params, body }) => {
    const { quantity } = body;
    const key = { cartId: cartIdOf(request), entryId: params.entryId };
    const cart = await setEntryQuantity(ctx, site, { ...key, quantity });
    setCartCookies(reply, cart.id);
    const now = ctx.now();
    return { shoppingCart: presentCart(priceCart(cart, { site, now }), { site, now }) };
  });

  handleCall(scope, changeCartEntry, {
    form: async ({ request, site, params, form }) => {
      const { quantity, remove } = form;
      const key = { cartId: cartIdOf(request), entryId: params.entryId };
      if (remove !== undefined || quantity === '0') await removeEntry(ctx, site, key);
      else await setEntryQuantity(ctx, site, { ...key, quantity });
      return '/cart';
    },
    formError: cartErrorPath,
  });
}
