import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** What lies in a cart stays until the cart expires; nobody knows whose it was. */
export async function eraseCarts(
  { trx, site: { siteId } }: EventScope,
  { emails }: CustomerErased,
): Promise<void> {
  const carts = await trx
    .selectFrom('carts')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`email is not null and lower(email) = any (${[...emails]}::text[])`)
    .execute();
  if (carts.length === 0) return;
  const ids = carts.map(({ id }) => id);
  await trx
    .updateTable('carts')
    .set({
      email: null,
      shipping_location: null,
      owner_hash: null,
      custom_line: sql`case when custom_line is null or jsonb_typeof(custom_line) <> 'object'
        then custom_line else custom_line || '{"answers": []}'::jsonb end`,
    })
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
  await trx
    .updateTable('cart_entries')
    .set({ additional_fields: 'null' })
    .where('site_id', '=', siteId)
    .where('cart_id', 'in', ids)
    .execute();
}
