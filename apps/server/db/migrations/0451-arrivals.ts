/**
 * Where the visitor of a cart came from, handed on to its order and counted by reports; how far carts
 * came, also of those that are gone. What was before is not known and stays so.
 * docs/decisions/587-sources-and-the-way-to-the-order.md
 */
import { sql, type Kysely } from 'kysely';

/** Sums of sales stand once more as those whose source nobody knows. */
const copySales = (report: string) => `
  insert into report_days (site_id, is_test, currency, report, grain, day, key, label, detail, orders,
    units, returned, refunds, gross_cents, discount_cents, refund_cents, shipping_cents, tax_cents,
    gift_card_cents)
  select site_id, is_test, currency, '${report}', grain, day, '', '', '', sum(orders), sum(units),
    sum(returned), sum(refunds), sum(gross_cents), sum(discount_cents), sum(refund_cents),
    sum(shipping_cents), sum(tax_cents), sum(gift_card_cents)
  from report_days where report = 'sales'
  group by site_id, is_test, currency, grain, day`;

const statements = [
  'alter table carts add column arrival jsonb',
  'alter table carts add column checkout_at timestamptz',
  // Carts of before were not followed: which of them saw the checkout is not known.
  'alter table carts add column is_followed boolean not null default false',
  'alter table carts alter column is_followed set default true',
  `create index carts_followed on carts (site_id, created_at)
    where is_followed and terms is null and custom_line is null`,
  'alter table orders add column arrival jsonb',
  'alter table orders add column cart_begun_at timestamptz',
  `create index orders_cart_begun on orders (site_id, cart_begun_at)
    where cart_begun_at is not null`,
  `alter table report_moves add column came_from text not null default ''`,
  `alter table report_moves add column campaign text not null default ''`,
  copySales('source'),
  copySales('campaign'),
  `create table cart_ways (
    site_id text not null references sites (site_id) on delete cascade,
    number bigint generated always as identity,
    begun_at timestamptz not null,
    reached smallint not null,
    is_test boolean,
    primary key (site_id, number)
  )`,
  'create index cart_ways_begun on cart_ways (site_id, begun_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
