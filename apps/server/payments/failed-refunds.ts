/** Money that should have gone back and did not: a person has to look. */
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { ReadDatabase, WriteTransaction } from '../db/database.ts';
import { logDone } from '../features/activity/log-done.ts';
import type { Site } from '../features/sites/site.ts';
import type { EventScope } from '../reactions/reaction.ts';
import { lockPayment, type PaymentKey } from './lock-payment.ts';
import { providersOf } from './providers.ts';
import { sendDueRefunds } from './refund-payment.ts';
import { oweRefund, RefundTooLargeError } from './settle-refund.ts';

export interface FailedRefund {
  refundId: string;
  paymentId: string;
  amountCents: number;
  currency: string;
  reason: string | null;
  failedSince: Date;
}

/** The request by which money that did not go back is asked for once more. */
export function againRequest(refundId: string): string {
  return `again-${refundId}`;
}

const isNotAskedAgain = sql<boolean>`not exists (select from payment_refunds again
  where again.site_id = r.site_id and again.payment_id = r.payment_id
    and again.request_id = ${againRequest('')} || r.id)`;

/** The newest of a site that nobody has asked for again, at most fifty. */
export async function listFailedRefunds(db: ReadDatabase, siteId: string): Promise<FailedRefund[]> {
  return db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.site_id', '=', 'r.site_id').onRef('p.id', '=', 'r.payment_id'),
    )
    .select([
      'r.id as refundId',
      'r.payment_id as paymentId',
      'r.amount_cents as amountCents',
      'p.currency',
      'r.last_error as reason',
      'r.created_at as failedSince',
    ])
    .where('r.site_id', '=', siteId)
    .where('r.status', '=', 'failed')
    .where(isNotAskedAgain)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(50)
    .execute();
}

/** What did not go back and was not asked for again. The payment is locked. */
export async function findFailedRefund(
  trx: WriteTransaction,
  { siteId, paymentId }: PaymentKey,
  refundId: string,
): Promise<{ amountCents: number; reason: string } | undefined> {
  return trx
    .selectFrom('payment_refunds as r')
    .select(['r.amount_cents as amountCents', 'r.reason'])
    .where('r.site_id', '=', siteId)
    .where('r.payment_id', '=', paymentId)
    .where('r.id', '=', refundId)
    .where('r.status', '=', 'failed')
    .where(isNotAskedAgain)
    .executeTakeFirst();
}

/** Somebody asked for money once more that did not go back. */
export async function logRetriedRefund(
  scope: EventScope,
  paymentId: string,
  { amountCents, reason }: { amountCents: number; reason: string },
): Promise<void> {
  await logDone(scope, {
    action: 'refund-retried',
    subject: `payment:${paymentId}`,
    after: { amountCents, reason },
  });
}

/**
 * Asks once more for money of a payment without an order that did not go back; the second time nothing
 * happens. What no provider of ours can send is noted as sent: whoever asks does it.
 * @returns false when there is no such refund, or the money went back meanwhile
 */
export async function retryRefund(
  ctx: AppContext,
  site: Site,
  { paymentId, refundId }: { paymentId: string; refundId: string },
): Promise<boolean> {
  const key = { siteId: site.siteId, paymentId };
  const payment = await ctx
    .transact(async (trx) => {
      const locked = await lockPayment(trx, key);
      const failed = locked && (await findFailedRefund(trx, key, refundId));
      if (!failed) return undefined;
      const scope = { ctx, trx, site };
      const request = { ...failed, requestId: againRequest(refundId), isAskedByStaff: true };
      await oweRefund(scope, [locked.payment], request);
      await logRetriedRefund(scope, paymentId, failed);
      return locked.payment;
    })
    .catch((error: unknown) => {
      if (error instanceof RefundTooLargeError) return undefined;
      throw error;
    });
  if (payment) await sendDueRefunds({ ctx, site, providerOf: providersOf(ctx) }, payment);
  return payment !== undefined;
}
