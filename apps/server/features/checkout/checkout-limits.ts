/** Ceilings against card testing and the guessing of codes. Addresses of this machine are exempt. */
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { AttemptLimiter } from '../../http/attempt-limiter.ts';
import { addressKey, isLoopback } from '../../http/rate-limit.ts';

const hour = 60 * 60_000;

export interface CheckoutLimits {
  /** Counts an attempt to pay. @throws ApiError 429 */
  takePayment(request: FastifyRequest, cartToken: string, now: Date): void;
  /** Counts an attempt to enter a code. @throws ApiError 429 */
  takeCode(request: FastifyRequest, cartToken: string, now: Date): void;
}

const limitsOf = new WeakMap<AppContext, CheckoutLimits>();

/** The ceilings of this server: calls and forms count together. */
export function checkoutLimitsOf(ctx: AppContext): CheckoutLimits {
  const known = limitsOf.get(ctx);
  if (known) return known;
  const limits = {
    takePayment: createTake({ perCart: 10, perAddress: 20 }),
    takeCode: createTake({ perCart: 20, perAddress: 60 }),
  };
  limitsOf.set(ctx, limits);
  return limits;
}

/** Attempts in an hour. */
function createTake({ perCart, perAddress }: { perCart: number; perAddress: number }) {
  const carts = new AttemptLimiter({ max: perCart, windowMs: hour });
  const addresses = new AttemptLimiter({ max: perAddress, windowMs: hour });
  return (request: FastifyRequest, cartToken: string, now: Date) => {
    carts.take(`${request.site.siteId}:${cartToken}`, now.getTime());
    if (!isLoopback(request.ip)) addresses.take(addressKey(request.ip), now.getTime());
  };
}
