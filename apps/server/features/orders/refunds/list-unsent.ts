import { sql } from 'kysely';
import type { ReadDatabase } from '../../../db/database.ts';

/** Ids of the refunds of an order that are owed, and that no payment was asked for yet. */
export async function listUnsentRefunds(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('order_refunds as r')
    .select('r.id')
    .where('r.site_id', '=', siteId)
    .where('r.order_id', '=', orderId)
    .where('r.status', '=', 'due')
    .where('r.source', '=', 'staff')
    .where(
      sql<boolean>`not exists (select from payment_refunds p
        where p.site_id = r.site_id and p.request_id = r.request_id and p.payment_id in (
          select o.payment_id from orders o where o.site_id = r.site_id and o.id = r.order_id
          union all
          select f.payment_id from order_payments f
          where f.site_id = r.site_id and f.order_id = r.order_id))`,
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
