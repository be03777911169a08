/** Money that should have gone back and did not: a person has to look. */
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { ReadDatabase } from '../db/database.ts';
import { logDone } from '../features/activity/log-done.ts';
import type { Site } from '../features/sites/site.ts';
import { lockPayment } from './lock-payment.ts';
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
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_refunds as again')
            .select('again.id')
            .whereRef('again.site_id', '=', 'r.site_id')
            .whereRef('again.payment_id', '=', 'r.payment_id')
            .where('again.request_id', '=', sql<string>`'again-' || r.id`),
        ),
      ),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(50)
    .execute();
}

/**
 * Asks once more for money that did not go back; the second time nothing happens. What no provider of
 * ours can send is noted as sent: whoever asks does it.
 * @returns false when there is no such refund, or the money went back meanwhile
 */
export async function retryRefund(
  ctx: AppContext,
  site: Site,
  { paymentId, refundId }: { paymentId: string; refundId: string },
): Promise<boolean> {
  const { siteId } = site;
  const payment = await ctx
    .transact(async (trx) => {
      const locked = await lockPayment(trx, { siteId, paymentId });
      const failed = await trx
        .selectFrom('payment_refunds')
        .select(['amount_cents', 'reason'])
        .where('site_id', '=', siteId)
        .where('payment_id', '=', paymentId)
        .where('id', '=', refundId)
        .where('status', '=', 'failed')
        .executeTakeFirst();
      if (!locked || !failed) return undefined;
      const { amount_cents: amountCents, reason } = failed;
      const requestId = `again-${refundId}`;
      const request = { requestId, amountCents, reason, isAskedByStaff: true };
      await oweRefund({ ctx, trx, site }, [locked.payment], request);
      await logDone(
        { ctx, trx, site },
        {
          action: 'refund-retried',
          subject: `payment:${paymentId}`,
          after: { amountCents, reason },
        },
      );
      return locked.payment;
    })
    .catch((error: unknown) => {
      if (error instanceof RefundTooLargeError) return undefined;
      throw error;
    });
  if (payment) await sendDueRefunds({ ctx, site, providerOf: providersOf(ctx) }, payment);
  return payment !== undefined;
}
