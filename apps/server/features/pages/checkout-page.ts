import {
  checkoutPath,
  readCheckoutStep,
  type CallLimitName,
  type CheckoutStep,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { findSignedIn } from '../accounts/site-session.ts';
import { cartIdOf } from '../cart/cart-cookies.ts';
import { loadVisitorCart } from '../cart/account-cart.ts';
import { leaveCart } from '../cart/next-cart.ts';
import { ensureOwnerHash, readOwnerHash } from '../checkout/checkout-owner.ts';
import { guardDeclines } from '../checkout/guard-declines.ts';
import { loadCheckoutPage } from '../checkout/load-checkout-page.ts';
import { noteCheckoutOpened } from '../checkout/note-checkout-opened.ts';
import { submitCheckoutForm } from '../checkout/submit-checkout-form.ts';
import { holderOf } from '../../payments/holder-of.ts';
import { localisePath } from '../settings/language-path.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';

/** The two addresses of one page: goods, and subscriptions, which are paid alone. D-44, D-85 */
const paths = ['/checkout', '/checkout/subscribe'] as const;

/** `?cartToken=…` at either address and the plain form that it posts. ROUT-05, ROUT-24 */
export function handleCheckoutPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  for (const path of paths) {
    server.get(path, (request, reply) => showCheckout(ctx, sender, { request, reply, path }));
  }
  server.register(async (scope) => {
    guardWrites(scope);
    for (const path of paths) {
      scope.post(path, (request, reply) => takeCheckoutForm(ctx, sender, { request, reply }));
    }
  });
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function showCheckout(
  ctx: AppContext,
  sender: SystemPageSender,
  { request, reply, path }: Asked & { readonly path: string },
): Promise<FastifyReply> {
  const cartToken = firstOf(request.query, 'cartToken');
  if (cartToken === '') {
    const known = cartIdOf(request) || (await loadVisitorCart(ctx, request, reply))?.id;
    return reply.redirect(known ? checkoutPath(known) : '/cart', 302);
  }
  const errorCode = firstOf(request.query, 'error');
  const page = await loadCheckoutPage(ctx, request.site, {
    cartToken,
    errorCode,
    ownerHash: readOwnerHash(request),
    signedIn: await findSignedIn(ctx, request),
  });
  if (page === undefined) return reply.redirect('/cart', 302);
  const own = localisePath(request.site.language, path);
  if (!page.actionUrl.startsWith(`${own}?`)) {
    const error = errorCode === '' ? '' : `&error=${encodeURIComponent(errorCode)}`;
    return reply.redirect(page.actionUrl + error, 302);
  }
  await noteCheckoutOpened(ctx, request.site, cartToken);
  return sender.sendCheckout(request, reply, { page, status: 200 });
}

/** What each step of the form counts as. */
const stepLimits: Readonly<Record<CheckoutStep, CallLimitName | undefined>> = {
  pay: 'pay',
  place: undefined,
  'sign-in': 'pay',
  'enter-gift-card': 'enterGiftCard',
  'remove-gift-card': 'pay',
};

async function takeCheckoutForm(
  ctx: AppContext,
  sender: SystemPageSender,
  { request, reply }: Asked,
): Promise<FastifyReply> {
  const cartToken = firstOf(request.query, 'cartToken');
  const fields = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  const step = readCheckoutStep(fields);
  const attempt = attemptOf(request, cartToken);
  const limit = stepLimits[step];
  if (limit) await ctx.attempts.take(limit, attempt);
  const ownerHash = ensureOwnerHash(request, reply);
  const holderHash = holderOf(ctx, request.ip);
  const signedIn = await findSignedIn(ctx, request);
  const posted = { cartToken, fields, ownerHash, signedIn, holderHash, attempt };
  const submit = () => submitCheckoutForm(ctx, request.site, posted);
  const outcome =
    step === 'pay'
      ? await guardDeclines(ctx, attempt, {
          pay: submit,
          isDeclined: (answer) => answer.kind === 'page' && answer.status === 402,
        })
      : await submit();
  if (outcome.kind === 'page') return sender.sendCheckout(request, reply, outcome);
  if (outcome.kind === 'no-cart') return reply.redirect('/cart', 303);
  if (outcome.isBought && cartIdOf(request) === cartToken) await leaveCart(request, reply, ctx);
  return reply.redirect(outcome.path, 303);
}
