import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** What came back stays; what its buyer wrote about it does not. Runs before the orders. */
export async function eraseReturns(
  { trx, site: { siteId } }: EventScope,
  { emails }: CustomerErased,
): Promise<void> {
  await trx
    .updateTable('returns')
    .set({ note: '' })
    .where('site_id', '=', siteId)
    .where(
      sql<boolean>`exists (select 1 from orders o where o.site_id = returns.site_id
        and o.id = returns.order_id and lower(o.email) = any (${[...emails]}::text[]))`,
    )
    .execute();
}
