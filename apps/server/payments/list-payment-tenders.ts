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
  return (await listTendersOf(db, siteId, [paymentId])).get(paymentId) ?? [];
}

/** Of several payments, by their ids. */
export async function listTendersOf(
  db: ReadDatabase,
  siteId: string,
  paymentIds: readonly string[],
): Promise<Map<string, PaymentTender[]>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_tenders')
    .select(['payment_id', 'id', 'kind', 'provider', 'amount_cents', 'refunded_cents'])
    .where('site_id', '=', siteId)
    .where('payment_id', 'in', [...paymentIds])
    .orderBy('id')
    .execute();
  const tenders = new Map<string, PaymentTender[]>(paymentIds.map((id) => [id, []]));
  for (const row of rows) {
    tenders.get(row.payment_id)?.push({
      id: row.id,
      kind: row.kind,
      provider: row.provider,
      amountCents: row.amount_cents,
      refundedCents: row.refunded_cents,
    });
  }
  return tenders;
}
