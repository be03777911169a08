/** How far a cart has come on the way to its order, also when it is gone. */
import { DAY_MS } from '@sitewright/commerce';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { ExpiredCart } from '../cart/drop-expired-carts.ts';

/** How far carts came is told for so long. */
const keptMs = 3 * 366 * DAY_MS;

/** True of carts `c` that a visitor began with goods, and that were followed since. */
export const isFollowed: RawBuilder<SqlBool> = sql`(c.is_followed and c.terms is null
  and c.custom_line is null)`;

/** See `reached` of `cart_ways`; whether it was paid is told by its order alone. */
export const reachedStep: RawBuilder<number> = sql`(case
  when exists (select from payments p where p.site_id = c.site_id and p.cart_id = c.id) then 4
  when coalesce(c.shipping_location->>'line1', '') <> '' then 3
  when c.checkout_at is not null then 2
  else 1 end)`;

/** Whether it was to be paid by test money; null: nobody tried. */
export const isOfTest: RawBuilder<boolean | null> = sql`(select p.is_test from payments p
  where p.site_id = c.site_id and p.cart_id = c.id order by p.created_at desc limit 1)`;

/** Keeps how far these carts came, of those that a visitor began, before they go. */
export async function keepCartWays(
  trx: WriteTransaction,
  carts: readonly ExpiredCart[],
): Promise<void> {
  const siteIds = carts.map(({ siteId }) => siteId);
  const ids = carts.map(({ id }) => id);
  await sql`
    insert into cart_ways (site_id, begun_at, reached, is_test)
    select c.site_id, c.created_at, ${reachedStep}, ${isOfTest}
    from carts c join unnest(${siteIds}::text[], ${ids}::text[]) as old (site_id, id)
      on old.site_id = c.site_id and old.id = c.id
    where ${isFollowed}`.execute(trx);
}

/** Forgets the ways of carts that were begun too long ago. */
export async function forgetCartWays(ctx: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptMs);
  await ctx.transact((trx) => trx.deleteFrom('cart_ways').where('begun_at', '<', before).execute());
}
