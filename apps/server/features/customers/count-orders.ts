/**
 * Whether an order is somebody's first, known by counting: tests apart. Reactions to what happens to
 * orders.
 */
import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';

interface Counted {
  email: string;
  isTest: boolean;
}

/** One order more. */
export async function countOrder(
  scope: EventScope,
  { snapshot: { email }, isTest }: { snapshot: { email: string }; isTest: boolean },
): Promise<void> {
  await countReopenedOrder(scope, { email, isTest });
}

/** An order that had been given up, and whose money came after all. */
export async function countReopenedOrder(
  { trx, site }: EventScope,
  { email, isTest }: Counted,
): Promise<void> {
  const count = columnOf(isTest);
  await sql`
    insert into customers (site_id, email, ${count})
    values (${site.siteId}, lower(${email}), 1)
    on conflict (site_id, email) do update
      set ${count} = customers.${count} + 1`.execute(trx);
}

/** A placed order whose money never came does not count. */
export async function forgetUnpaidOrder(
  scope: EventScope,
  { status, ...order }: Counted & { status: string },
): Promise<void> {
  if (status === 'canceled') await forgetCanceledOrder(scope, order);
}

/** An order that was called off does not count. */
export async function forgetCanceledOrder(
  { trx, site }: EventScope,
  { email, isTest }: Counted,
): Promise<void> {
  const count = columnOf(isTest);
  await sql`
    update customers set ${count} = greatest(${count} - 1, 0)
    where site_id = ${site.siteId} and email = lower(${email})`.execute(trx);
}

function columnOf(isTest: boolean) {
  return sql.ref(isTest ? 'test_order_count' : 'order_count');
}
