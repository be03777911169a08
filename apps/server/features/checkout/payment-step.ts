/** `/checkout/payment/:paymentId`: the second step, and where a payment under way leads to. */
import { ApiError, checkoutPath, completePaymentStep } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { cartIdOf } from '../cart/cart-cookies.ts';
import { loadCart } from '../cart/load-cart.ts';
import { leaveCart } from '../cart/next-cart.ts';
import { findOrderOfCart } from '../orders/find-order.ts';
import { orderConfirmedPath } from '../orders/order-paths.ts';
import { paymentError } from '../../payments/payment-errors.ts';
import { paymentPath } from '../../payments/payment-path.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { holdEnd } from '../../payments/hold-end.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import { renderPaymentUnderWay } from '../../payments/payment-under-way-page.ts';
import { renderPaymentTold } from '../../payments/payment-told-page.ts';
import { applyProviderPayment } from '../../payments/apply-provider-payment.ts';
import { askedOf } from '../../payments/asked-payment.ts';
import type { StepView } from '../../payments/provider.ts';
import { findProvider } from '../../payments/providers.ts';
import { isPlanBuyer } from './is-plan-buyer.ts';
import { loadSubscription } from '../subscriptions/stored-subscriptions.ts';
import { subscriptionPath } from '../subscriptions/subscription-path.ts';
import { chargeOpenPeriod } from '../subscriptions/take-new-card.ts';
import { siteOrigin } from '../sites/site-origin.ts';

export function handlePaymentStep(scope: CallScope): void {
  const { ctx, server } = scope;
  server.get(completePaymentStep.path, async (request, reply) => {
    const { site } = request;
    const payment = await requirePayment(request, ctx);
    reply.header('Cache-Control', 'no-store');
    const view = await viewOf(request, ctx, payment);
    if (view && 'page' in view) return sendPage(reply, view);
    if (view) return reply.redirect(view.redirectUrl, 303);
    const settled = await requirePayment(request, ctx);
    const path = await pathOf(request, reply, { ctx, payment: settled });
    const leadsNowhere = path === paymentPath(settled.paymentId) && !isOpen(settled);
    return leadsNowhere
      ? sendPage(reply, renderPaymentTold(site, settled))
      : reply.redirect(path, 303);
  });

  handleCall(scope, completePaymentStep, {
    form: async ({ request, reply, form }) => {
      const payment = await requirePayment(request, ctx);
      const step = stepOf(ctx, payment);
      if (step?.decide) await step.decide(await askedOf(ctx.db, payment), form);
      const settled = await requirePayment(request, ctx);
      return pathOf(request, reply, { ctx, payment: settled });
    },
  });
}

/** What the shopper sees of a payment that is not settled; undefined when it is. */
async function viewOf(
  request: FastifyRequest,
  ctx: AppContext,
  payment: Payment,
): Promise<StepView | undefined> {
  const { site } = request;
  if (payment.status === 'created') return renderPaymentUnderWay(site);
  const step = stepOf(ctx, payment);
  if (!step) return undefined;
  const asked = await askedOf(ctx.db, payment);
  const asks = {
    query: stepQuerySchema.parse(request.query),
    returnUrl: siteOrigin(request, ctx.config) + paymentPath(payment.paymentId),
    backPath: (await loadCart(ctx, site, payment.cartId))
      ? checkoutPath(payment.cartId)
      : undefined,
    heldUntil: holdEnd(payment),
  };
  try {
    const told = await step.resume?.(asked, asks);
    if (told) {
      const settled = await applyProviderPayment(ctx, site, { payment, told });
      if (settled.status !== 'requires_action') return undefined;
    }
    return await step.render(site, asked, asks);
  } catch (error) {
    const { siteId, paymentId } = payment;
    ctx.log.error({ err: error, siteId, paymentId }, 'second step failed');
    return renderPaymentUnderWay(site);
  }
}

/** What a provider adds to an address is text; anything else is left out. */
const stepQuerySchema = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((query) =>
    Object.fromEntries(
      Object.entries(query).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  );

/** The step that a payment waits for; undefined when it waits for none of ours. */
function stepOf(ctx: AppContext, { status, provider }: Payment) {
  return status === 'requires_action' ? findProvider(ctx, provider)?.secondStep : undefined;
}

/** @throws ApiError when the site has no such payment */
async function requirePayment(request: FastifyRequest, ctx: AppContext): Promise<Payment> {
  const { paymentId } = parseRequest(completePaymentStep.params, request.params);
  const payment = await findPayment(ctx.db, { siteId: request.site.siteId, paymentId });
  if (!payment) throw new ApiError('payment_not_found');
  return payment;
}

function isOpen({ status }: Payment): boolean {
  return status === 'created' || status === 'requires_action';
}

/**
 * The order when there is one; this page while it is open, or where only this page may be seen; else
 * the checkout with a sentence.
 */
async function pathOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { ctx, payment }: { ctx: AppContext; payment: Payment },
): Promise<string> {
  const { paymentId, cartId } = payment;
  const order = await findOrderOfCart(ctx, request.site.siteId, cartId);
  if (order) {
    if (cartIdOf(request) === cartId) await leaveCart(request, reply, ctx);
    return orderConfirmedPath(order.token);
  }
  if (isOpen(payment)) return paymentPath(paymentId);
  const ofPlan = await pathOfPlan(request, ctx, payment);
  if (ofPlan) return ofPlan;
  return `${checkoutPath(cartId)}&error=${paymentError(payment.failureCode).code}`;
}

/**
 * Of a plan that runs, its page, for its buyer alone: programs know payments, and may not change
 * plans by them. What a card that was kept just now is to pay is charged before that. Undefined for
 * what is bought by a cart.
 */
async function pathOfPlan(
  request: FastifyRequest,
  ctx: AppContext,
  { paymentId, status, failureCode, snapshot }: Payment,
): Promise<string | undefined> {
  const { site } = request;
  const { keepsMethodFor, renewalOf } = snapshot;
  const id = keepsMethodFor?.subscriptionId ?? renewalOf?.subscriptionId;
  const row = id && (await loadSubscription(ctx.db, site.siteId, id));
  if (!row) return undefined;
  const isPaid = status === 'succeeded';
  if (isPaid && keepsMethodFor) await chargeOpenPeriod({ ctx, site }, row.id);
  if (!(await isPlanBuyer(ctx, request, row))) return paymentPath(paymentId);
  const path = subscriptionPath(row.token);
  return isPaid ? path : `${path}?error=${paymentError(failureCode).code}`;
}

function sendPage(
  reply: FastifyReply,
  { page, contentPolicy }: { page: string; contentPolicy: string },
): FastifyReply {
  return reply
    .header('Content-Security-Policy', contentPolicy)
    .header('Referrer-Policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(page);
}
