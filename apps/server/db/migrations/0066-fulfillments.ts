/** What of an order was sent or lies ready, in parts. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table orders drop constraint orders_fulfillment_status',
  `alter table orders add constraint orders_fulfillment_status check (fulfillment_status in
    ('pending', 'partially_fulfilled', 'ready_for_pickup', 'fulfilled'))`,
  `create table fulfillments (
    site_id text not null,
    order_id text not null,
    id text not null,
    kind text not null check (kind in ('shipment', 'pickup')),
    state text not null check (state in ('shipped', 'delivered', 'ready', 'picked-up', 'canceled')),
    items jsonb not null,
    carrier text not null default '',
    tracking_number text not null default '',
    tracking_url text not null default '',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (site_id, order_id, id),
    foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
  )`,
  'alter table orders add column analytics jsonb',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
