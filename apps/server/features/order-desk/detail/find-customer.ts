import { emailKey, type getOrderDetail } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AnswerOf } from '../../../http/call-types.ts';
import type { ReadDatabase } from '../../../db/database.ts';
import { customerOfEmail, emailsOfCustomer } from '../../customers/customer-sql.ts';

type Detail = AnswerOf<typeof getOrderDetail>;

const mostOthers = 10;

/** Who bought it, and what else they bought. */
export async function findCustomerOfOrder(
  db: ReadDatabase,
  { siteId, orderId, email }: { siteId: string; orderId: string; email: string },
): Promise<Pick<Detail, 'customerId' | 'otherOrders'>> {
  const key = emailKey(email);
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('site_id', '=', siteId)
    .where('erased_at', 'is', null)
    .where('id', '=', customerOfEmail(siteId, key))
    .executeTakeFirst();
  const others = await db
    .selectFrom('orders')
    .select(['order_number', 'created_at', 'payment_state', 'currency', 'grand_total_cents'])
    .where('site_id', '=', siteId)
    .where(
      customer
        ? sql<boolean>`lower(email) = any (${emailsOfCustomer(siteId, customer.id)})`
        : sql<boolean>`lower(email) = ${key}`,
    )
    .where('id', '<>', orderId)
    .orderBy('id', 'desc')
    .limit(mostOthers)
    .execute();
  return {
    customerId: customer?.id ?? null,
    otherOrders: others.map((row) => ({
      number: row.order_number,
      createdOn: row.created_at.getTime(),
      paymentState: row.payment_state,
      currency: row.currency,
      grandTotalCents: row.grand_total_cents,
    })),
  };
}
