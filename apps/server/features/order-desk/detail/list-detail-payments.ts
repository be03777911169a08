import type { getOrderDetail } from '@sitewright/contract';
import type { AnswerOf } from '../../../http/call-types.ts';
import type { ReadDatabase } from '../../../db/database.ts';
import { listPaymentsOfOrder } from '../../orders/order-payments.ts';

/** What paid an order, the one that made it first. */
export async function listDetailPayments(
  db: ReadDatabase,
  order: { siteId: string; orderId: string; paymentId: string },
): Promise<AnswerOf<typeof getOrderDetail>['payments']> {
  const ids = await listPaymentsOfOrder(db, order);
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'provider_ref', 'status', 'amount_cents', 'refunded_cents'])
    .where('site_id', '=', order.siteId)
    .where('id', 'in', ids)
    .execute();
  const tenders = await db
    .selectFrom('payment_tenders')
    .select(['payment_id', 'kind', 'provider', 'amount_cents', 'refunded_cents'])
    .where('site_id', '=', order.siteId)
    .where('payment_id', 'in', ids)
    .orderBy('id')
    .execute();
  const tendersOf = Map.groupBy(tenders, (tender) => tender.payment_id);
  return rows
    .toSorted((first, second) => ids.indexOf(first.id) - ids.indexOf(second.id))
    .map((row) => ({
      id: row.id,
      provider: row.provider,
      reference: row.provider_ref ?? '',
      status: row.status,
      amountCents: row.amount_cents,
      refundedCents: row.refunded_cents,
      tenders: (tendersOf.get(row.id) ?? []).map((tender) => ({
        kind: tender.kind,
        provider: tender.provider,
        amountCents: tender.amount_cents,
        refundedCents: tender.refunded_cents,
      })),
    }));
}
