/** Orders, what was handed over of them, and what went back, for automations that poll. */
import type { pollFulfilledOrders, pollRefunds } from '@sitewright/contract';
import { sql, type SqlBool } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { presentApiOrders, type ApiOrder, type OrderRow } from './load-api-orders.ts';

/** The newest orders. */
export async function listNewOrders(
  db: ReadDatabase,
  siteId: string,
  limit: number,
): Promise<ApiOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .select(sql<string>`''`.as('at'))
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return presentApiOrders(db, siteId, rows);
}

/**
 * When something was handed over, as the index has it: a parcel when it was sent, whatever came after;
 * a pickup when it was fetched, which may be long after it was ready.
 */
const handedOverAt = sql<Date>`case when kind = 'pickup' then updated_at else created_at end`;

/** What was handed over last; what was noted by mistake is left out. */
export async function listHandedOver(
  db: ReadDatabase,
  siteId: string,
  limit: number,
): Promise<AnswerOf<typeof pollFulfilledOrders>> {
  const rows = await db
    .selectFrom('fulfillments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<SqlBool>`state in ('shipped', 'delivered', 'picked-up')`)
    .orderBy(handedOverAt, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const orders = await loadOrders(
    db,
    siteId,
    rows.map((row) => row.order_id),
  );
  return rows.flatMap((row) => {
    const order = orders.get(row.order_id);
    if (!order) return [];
    return [
      {
        id: row.id,
        kind: row.kind,
        carrierName: row.carrier,
        trackingNumber: row.tracking_number,
        trackingUrl: row.tracking_url,
        createdOn: row.created_at.getTime(),
        isWholeOrder: order.fulfillmentStatus === 'fulfilled',
        order,
      },
    ];
  });
}

interface RefundRow {
  id: string;
  orderId: string;
  amountCents: number;
  reason: string;
  doneAt: Date;
}

/** What went back last, of whichever payment of an order. */
export async function listDoneRefunds(
  db: ReadDatabase,
  siteId: string,
  limit: number,
): Promise<AnswerOf<typeof pollRefunds>> {
  const rows = await readRows<RefundRow>(
    db,
    sql`select r.id, coalesce(o.id, p.order_id) as "orderId", r.amount_cents as "amountCents",
        r.reason, r.done_at as "doneAt"
      from payment_refunds r
      left join orders o on o.site_id = r.site_id and o.payment_id = r.payment_id
      left join order_payments p on p.site_id = r.site_id and p.payment_id = r.payment_id
      where r.site_id = ${siteId} and r.status = 'done' and r.done_at is not null
        and coalesce(o.id, p.order_id) is not null
      order by r.done_at desc, r.id desc limit ${limit}`,
  );
  const orders = await loadOrders(
    db,
    siteId,
    rows.map(({ orderId }) => orderId),
  );
  return rows.flatMap(({ id, orderId, amountCents, reason, doneAt }) => {
    const order = orders.get(orderId);
    if (!order) return [];
    const { currency } = order;
    return [{ id, amountCents, currency, reason, doneOn: doneAt.getTime(), order }];
  });
}

async function loadOrders(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ApiOrder>> {
  if (ids.length === 0) return new Map();
  const rows: OrderRow[] = await db
    .selectFrom('orders')
    .selectAll()
    .select(sql<string>`''`.as('at'))
    .where('site_id', '=', siteId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const orders = await presentApiOrders(db, siteId, rows);
  return new Map(orders.map((order) => [order.id, order]));
}
