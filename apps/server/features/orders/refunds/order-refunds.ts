/** The refunds of an order as they are kept. */
import type { PartialRefund } from '@sitewright/commerce';
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { ItemUnits } from '../tables.ts';

/** A refund by what it is for. */
export interface OrderRefund extends PartialRefund {
  id: string;
  requestId: string;
  source: 'staff' | 'provider';
  status: 'due' | 'done' | 'failed';
  /** What of the amount went back so far. */
  sentCents: number;
  failedCents: number;
  restocked: readonly ItemUnits[];
  reason: string;
  createdAt: Date;
  doneAt: Date | null;
}

/** All refunds of an order, the oldest first. */
export async function listOrderRefunds(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<OrderRefund[]> {
  const rows = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(toOrderRefund);
}

function toOrderRefund(row: Selectable<Database['order_refunds']>): OrderRefund {
  return {
    id: row.id,
    requestId: row.request_id,
    source: row.source,
    status: row.status,
    amountCents: row.amount_cents,
    taxCents: row.tax_cents,
    parts: row.parts,
    sentCents: row.sent_cents,
    failedCents: row.failed_cents,
    restocked: row.restocked,
    reason: row.reason,
    createdAt: row.created_at,
    doneAt: row.done_at,
  };
}
