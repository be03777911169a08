/** The refunds of an order as they are kept. */
import type { PartialRefund, RefundedPart } from '@sitewright/commerce';
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { DroppedParts, ItemUnits, RefundSource } from '../tables.ts';

/** A refund by what it is for. */
export interface OrderRefund extends PartialRefund {
  id: string;
  requestId: string;
  source: RefundSource;
  status: 'due' | 'done' | 'failed';
  /** What of the amount went back so far. */
  sentCents: number;
  failedCents: number;
  /** For what that was; nothing for what failed before it was noted. */
  dropped: readonly DroppedParts[];
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
  return (await listRefundsOf(db, siteId, [orderId])).get(orderId) ?? [];
}

/** Of several orders, by their ids. */
export async function listRefundsOf(
  db: ReadDatabase,
  siteId: string,
  orderIds: readonly string[],
): Promise<Map<string, OrderRefund[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...grouped].map(([orderId, own]) => [orderId, own.map(toOrderRefund)]));
}

/** For what the money was that did not go back by a refund of a payment; undefined: nobody noted. */
export function findDropped(
  refunds: readonly Pick<OrderRefund, 'dropped'>[],
  refundId: string,
): readonly RefundedPart[] | undefined {
  return refunds.flatMap(({ dropped }) => dropped).find((one) => one.refundId === refundId)?.parts;
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
    dropped: row.dropped,
    restocked: row.restocked,
    reason: row.reason,
    createdAt: row.created_at,
    doneAt: row.done_at,
  };
}
