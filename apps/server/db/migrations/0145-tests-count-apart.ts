/** Test orders use nothing up that real ones need: they count beside them. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table customers
     add column test_order_count integer not null default 0 check (test_order_count >= 0)`,
  `alter table discounts
     add column test_used_count integer not null default 0 check (test_used_count >= 0)`,
  `alter table discount_uses
     add column test_used_count integer not null default 0 check (test_used_count >= 0),
     alter column used_count set default 0`,
  'alter table payments add column is_test boolean not null default false',
  `update payments set is_test = true where provider = 'test' or exists (
     select from orders o
     where o.site_id = payments.site_id and o.payment_id = payments.id and o.is_test)`,
  `with tested as (
     select site_id, lower(email) as email, count(*)::integer as made from orders
     where is_test and status <> 'canceled' group by site_id, lower(email))
   update customers c set test_order_count = made, order_count = greatest(order_count - made, 0)
   from tested where tested.site_id = c.site_id and tested.email = c.email`,
  `create temporary table tested_uses on commit drop as
     select p.site_id, used.discount_id, lower(p.snapshot->>'email') as email,
       count(*)::integer as made
     from payments p
     cross join lateral jsonb_array_elements_text(
       coalesce(p.snapshot->'couponIds', '[]')) as used (discount_id)
     where p.is_test and (p.status in ('created', 'requires_action', 'pending', 'succeeded')
       or exists (select from orders o where o.site_id = p.site_id and o.payment_id = p.id
         and o.status <> 'canceled'))
     group by p.site_id, used.discount_id, lower(p.snapshot->>'email')`,
  `update discount_uses u
     set test_used_count = made, used_count = greatest(used_count - made, 0)
   from tested_uses t
   where t.site_id = u.site_id and t.discount_id = u.discount_id and t.email = u.email`,
  `update discounts d set test_used_count = made, used_count = greatest(used_count - made, 0)
   from (select site_id, discount_id, sum(made)::integer as made from tested_uses
     group by site_id, discount_id) t
   where t.site_id = d.site_id and t.discount_id = d.id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
