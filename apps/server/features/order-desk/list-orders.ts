import type { listOrders as listOrdersCall } from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { AnswerOf } from '../../http/call-types.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { plannedAnew } from '../../db/planned-anew.ts';
import type { Database } from '../../db/schema.ts';
import { narrowOrders } from './narrow-orders.ts';
import { matchOrders, type OrderFilter, type SearchWay } from './order-filter.ts';

type ListQuery = z.output<typeof listOrdersCall.query>;
type OrderLine = AnswerOf<typeof listOrdersCall>['orders'][number];

const sortColumns = { created: 'created_at', total: 'grand_total_cents' } as const;

/** A page of the orders that match, and where the next one begins. */
export async function listOrders(
  db: ReadDatabase,
  siteId: string,
  query: ListQuery,
): Promise<AnswerOf<typeof listOrdersCall>> {
  const { limit } = query;
  const narrowed = await narrowOrders(db, {
    siteId,
    asked: { ...query, limit: limit + 1 },
    isBehind: isBehind(siteId, query),
    order: inOrder(query),
  });
  const rows = await selectOrders(db, siteId, narrowed)
    .select(lineColumns)
    .select((eb) =>
      eb
        .selectFrom('order_items as i')
        .select(({ fn }) => fn.coalesce(fn.sum<string>('i.quantity'), sql<string>`0`).as('units'))
        .whereRef('i.site_id', '=', 'orders.site_id')
        .whereRef('i.order_id', '=', 'orders.id')
        .as('units'),
    )
    .where(isBehind(siteId, query))
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    orders: page.map((row) => presentLine(row, Number(row.units))),
    ...(last && { after: last.id }),
  };
}

function inOrder({ sort, direction }: Pick<ListQuery, 'sort' | 'direction'>) {
  const way = sql.raw(direction);
  return sql`orders.${sql.ref(sortColumns[sort])} ${way}, orders.id ${way}`;
}

/** Ids, sorted as asked, of the orders that match. */
export function selectOrders(
  db: ReadDatabase,
  siteId: string,
  query: OrderFilter & SearchWay & Pick<ListQuery, 'sort' | 'direction' | 'limit'>,
) {
  return db
    .selectFrom('orders')
    .select('orders.id')
    .where(matchOrders(siteId, query))
    .orderBy(`orders.${sortColumns[query.sort]}`, query.direction)
    .orderBy('orders.id', query.direction)
    .limit(query.limit)
    .modifyEnd(plannedAnew);
}

/** The database compares its own values: its instants are finer than ours. */
export function isBehind(
  siteId: string,
  { sort, direction, after }: Pick<ListQuery, 'sort' | 'direction' | 'after'>,
) {
  if (after === undefined) return sql<boolean>`true`;
  const column = sql.ref(sortColumns[sort]);
  return sql<boolean>`(orders.${column}, orders.id) ${sql.raw(direction === 'asc' ? '>' : '<')}
    (select l.${column}, l.id from orders l where l.site_id = ${siteId} and l.id = ${after})`;
}

const lineColumns = [
  'order_number',
  'created_at',
  'email',
  'shipping_address',
  'billing_address',
  'pickup_contact',
  'status',
  'payment_state',
  'fulfillment_status',
  'channel',
  'kind',
  'is_test',
  'currency',
  'grand_total_cents',
  'refunded_cents',
  'due_cents',
] as const;

type LineRow = Pick<Selectable<Database['orders']>, (typeof lineColumns)[number]>;

function presentLine(row: LineRow, units: number): OrderLine {
  return {
    number: row.order_number,
    createdOn: row.created_at.getTime(),
    email: row.email,
    name: nameOfReceiver(row),
    status: row.status,
    paymentState: row.payment_state,
    fulfillmentStatus: row.fulfillment_status,
    channel: row.channel,
    kind: row.kind,
    testMode: row.is_test,
    currency: row.currency,
    grandTotalCents: row.grand_total_cents,
    refundedCents: row.refunded_cents,
    dueCents: row.due_cents,
    units,
  };
}

/** Of whom an order goes to, or who pays; empty when nobody told. */
export function nameOfReceiver(
  row: Pick<LineRow, 'shipping_address' | 'pickup_contact' | 'billing_address'>,
): string {
  const person = row.shipping_address ?? row.pickup_contact ?? row.billing_address;
  return [person?.['firstName'], person?.['lastName']].filter(Boolean).join(' ');
}
