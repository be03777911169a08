/** Whether an order is somebody's first, known by counting. Reactions to what happens to orders. */
import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';

/** One order more. */
export async function countOrder(
  scope: EventScope,
  { snapshot: { email } }: { snapshot: { email: string } },
): Promise<void> {
  await countReopenedOrder(scope, { email });
}

/** An order that had been given up, and whose money came after all. */
export async function countReopenedOrder(
  { trx, site }: EventScope,
  { email }: { email: string },
): Promise<void> {
  await sql`
    insert into customers (site_id, email, order_count)
    values (${site.siteId}, lower(${email}), 1)
    on conflict (site_id, email) do update
      set order_count = customers.order_count + 1`.execute(trx);
}

/** A placed order whose money never came does not count. */
export async function forgetUnpaidOrder(
  scope: EventScope,
  { status, email }: { status: string; email: string },
): Promise<void> {
  if (status === 'canceled') await forgetCanceledOrder(scope, { email });
}

/** An order that was called off does not count. */
export async function forgetCanceledOrder(
  { trx, site }: EventScope,
  { email }: { email: string },
): Promise<void> {
  await sql`
    update customers set order_count = greatest(order_count - 1, 0)
    where site_id = ${site.siteId} and email = lower(${email})`.execute(trx);
}
