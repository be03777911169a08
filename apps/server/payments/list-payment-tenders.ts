import type { TenderKind } from '@sitewright/commerce';
import type { ReadDatabase } from '../db/database.ts';
import type { PaymentKey } from './lock-payment.ts';

/** One way in which a payment was paid, and who took the money. */
export interface PaymentTender {
  id: string;
  kind: TenderKind;
  provider: string;
  amountCents: number;
  refundedCents: number;
}

/** What a payment was paid by; nothing for a payment of nothing. */
export async function listPaymentTenders(
  db: ReadDatabase,
  { siteId, paymentId }: PaymentKey,
): Promise<PaymentTender[]> {
  const rows = await db
    .selectFrom('payment_tenders')
    .select(['id', 'kind', 'provider', 'amount_cents', 'refunded_cents'])
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    provider: row.provider,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
  }));
}
