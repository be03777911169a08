/** Ceilings on adding to carts. ATC-25 */
import type { FastifyRequest } from 'fastify';
import { AttemptLimiter } from '../../http/attempt-limiter.ts';
import { addressKey, isLoopback } from '../../http/rate-limit.ts';
import { cartIdOf } from './cart-cookies.ts';

const minute = 60_000;
const perAddress = { max: 120, windowMs: minute };
const perCart = { max: 60, windowMs: minute };

export interface CartLimits {
  /** Counts one attempt. @throws ApiError 429 */
  take(request: FastifyRequest, now: Date): void;
}

export function createCartLimits(): CartLimits {
  const addresses = new AttemptLimiter(perAddress);
  const carts = new AttemptLimiter(perCart);
  return {
    take(request, now) {
      const { siteId } = request.site;
      const cartId = cartIdOf(request);
      if (!isLoopback(request.ip)) addresses.take(addressKey(request.ip), now.getTime());
      if (cartId) carts.take(`${siteId}:${cartId.slice(0, 100)}`, now.getTime());
    },
  };
}
