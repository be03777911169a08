/**
 * Whether an order is somebody's first, known by counting: tests apart. Reactions to what happens to
 * orders.
 */
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';

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
  scope: EventScope,
  { email, isTest }: Counted,
): Promise<void> {
  const { trx, site } = scope;
  const count = columnOf(isTest);
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into customers (site_id, email, id, ${count})
    values (${site.siteId}, lower(${email}), ${newId()}, 1)
    on conflict (site_id, email) do update
      set ${count} = customers.${count} + 1
    returning id, (xmax = 0) as "isNew"`.execute(trx);
  for (const { id: customerId, isNew } of rows) {
    if (isNew) await announceEvent(scope, 'customer-changed', { customerId, kind: 'created' });
  }
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
