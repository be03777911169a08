/** How far a cart has come on the way to its order. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';

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
