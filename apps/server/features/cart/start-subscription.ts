/** `POST /api/3/commerce/cart/subscription`: ATC-28, D-12. */
import { startSubscription } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { startSubscriptionCart } from './add-entry.ts';
import type { CartLimits } from './cart-limits.ts';
import { checkoutPath } from './cart-paths.ts';

const bodySchema = startSubscription.body.extend({ qty: z.unknown().optional() });

export function handleStartSubscription(
  server: FastifyInstance,
  ctx: AppContext,
  limits: CartLimits,
): void {
  server.post(startSubscription.path, async (request) => {
    limits.take(request, ctx.now());
    const body = parseRequest(bodySchema, request.body);
    const cartToken = await startSubscriptionCart(ctx, request.site, {
      itemId: body.itemId,
      sku: body.sku ?? '',
      options: {},
      quantity: body.qty === undefined ? 1 : body.qty,
      additionalFields: body.additionalFields,
      cartId: '',
      requestId: '',
    });
    return { cartToken, redirectUrlPath: checkoutPath(cartToken) };
  });
}
