import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { cartIdOf } from '../cart/cart-cookies.ts';
import { leaveCart } from '../cart/next-cart.ts';
import { checkoutPath } from '../cart/cart-paths.ts';
import { ensureOwnerHash, readOwnerHash } from '../checkout/checkout-owner.ts';
import { loadCheckoutPage } from '../checkout/load-checkout-page.ts';
import { submitCheckoutForm } from '../checkout/submit-checkout-form.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';

/** `/checkout?cartToken=…` and the plain form that it posts. ROUT-24, D-44. */
export function handleCheckoutPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get('/checkout', async (request, reply) => {
    const cartToken = firstOf(request.query, 'cartToken');
    if (cartToken === '') {
      const known = cartIdOf(request);
      return reply.redirect(known === '' ? '/cart' : checkoutPath(known), 302);
    }
    const errorCode = firstOf(request.query, 'error');
    const page = await loadCheckoutPage(ctx, request.site, {
      cartToken,
      errorCode,
      ownerHash: readOwnerHash(request),
    });
    if (page === undefined) return reply.redirect('/cart', 302);
    return sender.sendCheckout(request, reply, { page, status: 200 });
  });
  server.register(async (scope) => {
    guardWrites(scope);
    handleCheckoutForm(scope, ctx, sender);
  });
}

function handleCheckoutForm(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.post('/checkout', async (request, reply) => {
    const cartToken = firstOf(request.query, 'cartToken');
    await ctx.attempts.take('pay', attemptOf(request, cartToken));
    const fields = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const outcome = await submitCheckoutForm(ctx, request.site, {
      cartToken,
      fields,
      ownerHash: ensureOwnerHash(request, reply),
    });
    if (outcome.kind === 'page') return sender.sendCheckout(request, reply, outcome);
    if (outcome.kind === 'no-cart') return reply.redirect('/cart', 303);
    if (outcome.isBought && cartIdOf(request) === cartToken) await leaveCart(request, reply, ctx);
    return reply.redirect(outcome.path, 303);
  });
}
