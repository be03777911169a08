/** `PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields`: CART-19. */
import { updateEntryFields } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { cartIdOf, setCartCookies } from './cart-cookies.ts';
import { changeEntry } from './change-entry.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';

export function handleUpdateEntryFields(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, updateEntryFields, async ({ request, reply, site, params, body }) => {
    const { cart, entry } = await changeEntry(ctx, site, {
      cartId: cartIdOf(request),
      entryId: params.entryId,
      itemId: body.itemId,
      sku: body.sku ?? '',
      additionalFields: body.additionalFields,
    });
    setCartCookies(reply, cart.id);
    const now = ctx.now();
    const shoppingCart = presentCart(priceCart(cart, { site, now }), { site, now });
    const updatedEntry = shoppingCart.entries.find(({ id }) => id === entry.id)!;
    return { shoppingCart, updatedEntry };
  });
}
