/** What the orders of a list come to. */
import type {
  countOrders as countOrdersCall,
  sumOrders as sumOrdersCall,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { AnswerOf } from '../../http/call-types.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { plannedAnew } from '../../db/planned-anew.ts';
import { matchOrders, narrowCount, type OrderFilter } from './order-filter.ts';

/** Nobody reads a larger count, and going on would take as long as the shop is large. */
const mostCounted = 10_000;

/** Counts to 10,000. */
export async function countOrders(
  db: ReadDatabase,
  siteId: string,
  filter: OrderFilter,
): Promise<AnswerOf<typeof countOrdersCall>> {
  const narrowed = await narrowCount(db, siteId, filter);
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .where(matchOrders(siteId, narrowed))
        .limit(mostCounted + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .modifyEnd(plannedAnew)
    .executeTakeFirstOrThrow();
  return { count: Math.min(Number(count), mostCounted), isMore: Number(count) > mostCounted };
}

/** Of all that match, without what was called off; nothing when they are more than are counted. */
export async function sumOrders(
  db: ReadDatabase,
  siteId: string,
  filter: OrderFilter,
): Promise<AnswerOf<typeof sumOrdersCall>> {
  const narrowed = await narrowCount(db, siteId, filter);
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('orders')
        .select(['currency', 'is_test', 'grand_total_cents', 'refunded_cents', 'due_cents'])
        .where(matchOrders(siteId, narrowed))
        .where(sql<boolean>`payment_state <> 'canceled'`)
        .limit(mostCounted + 1)
        .as('some'),
    )
    .select(['currency', 'is_test'])
    .select(({ fn }) => [
      fn.countAll<string>().as('orders'),
      fn.sum<string>('grand_total_cents').as('total'),
      fn.sum<string>('refunded_cents').as('refunded'),
      fn.sum<string>('due_cents').as('due'),
    ])
    .groupBy(['currency', 'is_test'])
    .orderBy('is_test')
    .orderBy('currency')
    .modifyEnd(plannedAnew)
    .execute();
  const isMore = rows.reduce((sum, { orders }) => sum + Number(orders), 0) > mostCounted;
  return {
    isMore,
    sums: (isMore ? [] : rows).map((row) => ({
      currency: row.currency,
      testMode: row.is_test,
      orders: Number(row.orders),
      totalCents: Number(row.total),
      refundedCents: Number(row.refunded),
      dueCents: Number(row.due),
    })),
  };
}
