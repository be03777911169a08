import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import { findPayment } from './find-payment.ts';
import type { PaymentProvider } from './provider.ts';
import { findProvider } from './providers.ts';
import { settlePayment } from './settle-payment.ts';
import { endPayment } from './take-payment.ts';

/** What a person knows of money that no provider tells about: it came, or it will not come. */
export const handSettlements = ['received', 'given-up'] as const;

/** One of {@link handSettlements}. */
export type HandSettlement = (typeof handSettlements)[number];

/**
 * Settles a payment as a person says. What is settled already stays as it is.
 * @returns whether that changed anything
 * @throws ApiError `not_found` when the site has no such payment, or its provider tells by itself
 */
export async function settleByHand(
  ctx: AppContext,
  site: Site,
  { paymentId, settlement }: { paymentId: string; settlement: HandSettlement },
): Promise<boolean> {
  const payment = await findPayment(ctx.db, { siteId: site.siteId, paymentId });
  const provider = payment && findProvider(ctx, payment.provider);
  if (!payment || !provider?.isSettledByHand) throw new ApiError('not_found');
  const news = { paymentId, type: 'succeeded' as const, isTest: provider.isTest(site) };
  const settled =
    settlement === 'received'
      ? await settlePayment(ctx, site, news)
      : await endPayment({ ctx, site }, payment, 'canceled');
  return settled?.status !== payment.status;
}

/** The provider of a payment: it knows who tells of its money, and what may happen before. */
export async function findProviderOf(
  ctx: AppContext,
  site: Site,
  paymentId: string,
): Promise<PaymentProvider | undefined> {
  const payment = await findPayment(ctx.db, { siteId: site.siteId, paymentId });
  return payment && findProvider(ctx, payment.provider);
}
