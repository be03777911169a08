import { ApiError } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { routeOf } from '../../http/route-of.ts';
import { findCartToFill } from '../cart/account-cart.ts';
import { setCartCookies } from '../cart/cart-cookies.ts';
import { reorderPath } from '../orders/order-paths.ts';
import { reorder } from '../orders/reorder.ts';
import { findOwnOrder } from './find-own-order.ts';
import { cartPathWithNotices } from './reorder-notices.ts';

const params = z.object({ token: z.string().min(1).max(100) });
const form = z.object({ requestId: z.string().min(1).max(64).optional() });

/** `/order-status/{token}/reorder`: the same into the cart again, for whoever bought it alone. */
export function handleReorderForm(server: FastifyInstance, ctx: AppContext): void {
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(routeOf(reorderPath), async (request, reply) => {
      const { token } = parseRequest(params, request.params);
      const { requestId = newId() } = parseRequest(form, request.body ?? {});
      const { orderId, kind } = await findOwnOrder(ctx, request, token);
      if (kind !== 'goods') throw new ApiError('reorder_not_possible');
      const cartId = await findCartToFill(ctx, request);
      const filled = await reorder(ctx, request.site, { orderId, cartId, requestId });
      if (filled.cartId) setCartCookies(reply, filled.cartId);
      return reply.redirect(cartPathWithNotices(token, filled.problems), 303);
    });
  });
}
