/** Paying: hold the stock, ask the provider outside any transaction, settle what it answers. */
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import { askedOf } from './asked-payment.ts';
import type { Payment } from './lock-payment.ts';
import { openPayment, type PaymentAttempt } from './open-payment.ts';
import type { AskedPayment, PaymentOutcome, PaymentProvider } from './provider.ts';
import { findProvider, providersOf } from './providers.ts';
import { noteAttempt } from './note-attempt.ts';
import { sendDueRefunds } from './refund-payment.ts';
import { settlePayment, type PaymentNews } from './settle-payment.ts';

/** One attempt to pay, and who is asked for the money. */
export interface Taking {
  ctx: AppContext;
  site: Site;
  provider: PaymentProvider;
  attempt: PaymentAttempt;
  /** Asks the provider for the money. */
  ask: (payment: AskedPayment) => Promise<PaymentOutcome>;
}

export type TakenPayment =
  /** Where the payment stands now. */
  | { kind: 'payment'; payment: Payment }
  /** Another attempt for the same cart is with its provider this moment. */
  | { kind: 'under-way'; payment: Payment }
  /** This attempt was made before, for another amount. */
  | { kind: 'reused' }
  | { kind: 'bought' }
  | { kind: 'no-cart' };

/** A provider's answer takes seconds; a payment older than this was cut off. */
const cutOffMs = 2 * 60_000;

/**
 * Takes a payment for a cart. The same attempt twice is one payment. A shopper who comes back from
 * an unfinished second step and pays anew ends the first payment, so that only one is ever taken.
 * @throws OutOfStockError or DiscountUsedUpError; nothing is held then
 */
export async function takePayment(taking: Taking): Promise<TakenPayment> {
  const { ctx, attempt } = taking;
  const opened = await openPayment(taking, attempt);
  switch (opened.kind) {
    case 'opened':
      return { kind: 'payment', payment: await charge(taking, opened.payment) };
    case 'repeated':
      return opened.payment.status === 'created'
        ? { kind: 'under-way', payment: opened.payment }
        : { kind: 'payment', payment: opened.payment };
    case 'active':
      if (isWithProvider(opened.payment, ctx.now())) {
        return { kind: 'under-way', payment: opened.payment };
      }
      await endPayment(taking, opened.payment, 'canceled');
      return takePayment(taking);
    case 'reused':
      return { kind: 'reused' };
    case 'bought':
      return { kind: 'bought' };
    case 'no-cart':
      return { kind: 'no-cart' };
  }
}

/**
 * Ends a payment that nobody waits for any more, at its provider first. When the money was taken
 * after all, it is settled as taken.
 */
export async function endPayment(
  { ctx, site }: { ctx: AppContext; site: Site },
  payment: Payment,
  as: 'canceled' | 'expired',
): Promise<Payment> {
  const provider = findProvider(ctx, payment.provider);
  if (!provider) throw new Error(`There is no payment provider "${payment.provider}"`);
  const outcome = await provider.cancel(await askedOf(ctx.db, payment));
  const news = outcome.kind === 'canceled' ? { type: as } : toNews(outcome);
  return settle({ ctx, site, provider }, payment, news);
}

function isWithProvider(payment: Payment, now: Date): boolean {
  const ageMs = now.getTime() - payment.createdAt.getTime();
  return payment.status === 'created' && ageMs < cutOffMs;
}

async function charge(taking: Taking, payment: Payment): Promise<Payment> {
  const outcome = await ask(taking, payment);
  await noteAttempt(taking.ctx, payment, outcome);
  return settle(taking, payment, toNews(outcome));
}

/** When the provider cannot be reached, the payment is called off, so that it is not taken later. */
async function ask(
  { ctx, provider, ask: askProvider }: Taking,
  payment: Payment,
): Promise<PaymentOutcome> {
  const { siteId, paymentId } = payment;
  const asked = await askedOf(ctx.db, payment);
  try {
    return await askProvider(asked);
  } catch (error) {
    ctx.log.error({ err: error, siteId, paymentId }, 'payment provider failed');
    const canceled = await provider.cancel(asked);
    if (canceled.kind !== 'canceled') return canceled;
    return { kind: 'failed', code: 'provider_unavailable' };
  }
}

function toNews(outcome: PaymentOutcome): Omit<PaymentNews, 'paymentId' | 'isTest'> {
  const { providerRef } = outcome;
  switch (outcome.kind) {
    case 'succeeded':
      return { type: 'succeeded', providerRef, saved: outcome.saved };
    case 'requires_action':
      return { type: 'action-required', providerRef };
    case 'placed':
      return { type: 'placed', providerRef, ...(outcome.dueAt && { dueAt: outcome.dueAt }) };
    case 'failed':
      return { type: 'failed', providerRef, code: outcome.code };
  }
}

async function settle(
  source: { ctx: AppContext; site: Site; provider: PaymentProvider },
  payment: Payment,
  news: Omit<PaymentNews, 'paymentId' | 'isTest'>,
): Promise<Payment> {
  const { ctx, site, provider } = source;
  const { paymentId } = payment;
  const settled = await settlePayment(ctx, site, {
    paymentId,
    isTest: provider.isTest(site),
    ...news,
  });
  if (!settled) throw new Error(`Payment ${paymentId} is gone`);
  return sendDueRefunds({ ctx, site, providerOf: providersOf(ctx) }, settled);
}
