import type { TenderKind } from '@sitewright/commerce';
import type { ReadDatabase } from '../db/database.ts';
import type { PaymentKey } from './lock-payment.ts';

/** By what a refund goes back, and for which request. */
export interface RefundedTender {
  requestId: string;
  reason: string;
  kind: TenderKind;
  provider: string;
}

/** @throws when the payment has no such refund */
export async function findRefundedTender(
  db: ReadDatabase,
  { siteId, paymentId }: PaymentKey,
  refundId: string,
): Promise<RefundedTender> {
  const row = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_tenders as t', (join) =>
      join
        .onRef('t.site_id', '=', 'r.site_id')
        .onRef('t.payment_id', '=', 'r.payment_id')
        .onRef('t.id', '=', 'r.tender_id'),
    )
    .select(['r.request_id', 'r.reason', 't.kind', 't.provider'])
    .where('r.site_id', '=', siteId)
    .where('r.payment_id', '=', paymentId)
    .where('r.id', '=', refundId)
    .executeTakeFirstOrThrow();
  return {
    requestId: row.request_id,
    reason: row.reason,
    kind: row.kind,
    provider: row.provider,
  };
}
