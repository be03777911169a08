import type { ReadDatabase } from '../db/database.ts';
import { toPayment, type Payment } from './lock-payment.ts';
import { activePaymentStatuses } from './payment-states.ts';

/** The payment under way for a cart, which holds its stock; there is at most one. */
export async function findActivePayment(
  db: ReadDatabase,
  { siteId, cartId }: { siteId: string; cartId: string },
): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('status', 'in', activePaymentStatuses)
    .executeTakeFirst();
  return row && toPayment(row);
}
