/** `POST /api/3/commerce/cart/subscription`: ATC-28, D-12, D-85. */
import { startSubscription, subscribePath } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { startSubscriptionCart } from './put-in-cart.ts';

export function handleStartSubscription(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, startSubscription, async ({ site, body }) => {
    const cartToken = await startSubscriptionCart(ctx, site, {
      itemId: body.itemId,
      sku: body.sku ?? '',
      options: {},
      quantity: body.qty === undefined ? 1 : body.qty,
      additionalFields: body.additionalFields,
      cartId: '',
      requestId: '',
      arrival: body.arrival,
    });
    return { cartToken, redirectUrlPath: subscribePath(cartToken) };
  });
}
