import type { ReadDatabase } from '../db/database.ts';
import { toPayment, type Payment, type PaymentKey } from './lock-payment.ts';

/** A payment of a site as it stands; undefined when there is none such. */
export async function findPayment(
  db: ReadDatabase,
  { siteId, paymentId }: PaymentKey,
): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return row && toPayment(row);
}
