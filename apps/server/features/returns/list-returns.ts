import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type OrderReturn = Pick<
  Selectable<Database['returns']>,
  'id' | 'state' | 'reason' | 'note' | 'items' | 'restocked'
> & { openedBy: 'buyer' | 'staff'; createdAt: Date };

/** All returns of an order, the oldest first. */
export function listReturns(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<OrderReturn[]> {
  return db
    .selectFrom('returns')
    .select(['id', 'state', 'reason', 'note', 'items', 'restocked'])
    .select(['opened_by as openedBy', 'created_at as createdAt'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
