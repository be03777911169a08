/** `POST /api/3/commerce/cart/:cartToken/payments`. */
import { createPayment } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { cartIdOf, clearCartCookies } from '../cart/cart-cookies.ts';
import type { CheckoutLimits } from './checkout-limits.ts';
import { pay, TotalChangedError } from './pay.ts';

export function handleCreatePayment(
  server: FastifyInstance,
  ctx: AppContext,
  limits: CheckoutLimits,
): void {
  server.post(createPayment.path, async (request, reply) => {
    const { cartToken } = parseRequest(createPayment.params, request.params);
    const headers = parseRequest(createPayment.headers, request.headers);
    const body = parseRequest(createPayment.body, request.body);
    limits.takePayment(request, cartToken, ctx.now());
    const attemptId = headers['payment-attempt-id'];
    try {
      const answer = await pay(ctx, request.site, { cartId: cartToken, attemptId, request: body });
      if (answer.status === 'succeeded' && cartIdOf(request) === cartToken) {
        clearCartCookies(request, reply);
      }
      return answer;
    } catch (error) {
      if (!(error instanceof TotalChangedError)) throw error;
      return reply.code(error.status).send({ ...error.toBody(), shoppingCart: error.cart });
    }
  });
}
