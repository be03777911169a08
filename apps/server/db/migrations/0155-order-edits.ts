/** Orders that change after they were placed: several payments of one order, and what was agreed on anew. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table orders
     add column due_cents bigint not null default 0 check (due_cents >= 0),
     add column edit_count integer not null default 0,
     add column ships_unpaid boolean not null default false`,
  'alter table order_items add column edit_id text',
  `create table order_payments (
    site_id text not null,
    payment_id text not null,
    order_id text not null,
    primary key (site_id, payment_id),
    foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade,
    foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
  )`,
  'create index order_payments_of_order on order_payments (site_id, order_id)',
  'alter table order_refunds drop constraint order_refunds_source_check',
  `alter table order_refunds add constraint order_refunds_source
     check (source in ('staff', 'provider', 'edit', 'unpaid'))`,
  `create table order_edits (
    site_id text not null,
    order_id text not null,
    id text not null,
    number integer not null,
    state text not null,
    content jsonb not null,
    added_cents bigint not null check (added_cents >= 0),
    taken_cents bigint not null check (taken_cents >= 0),
    due_cents bigint not null check (due_cents >= 0),
    total_cents bigint not null check (total_cents >= 0),
    snapshot jsonb,
    parts jsonb not null,
    steps jsonb not null,
    cart_id text,
    made_by text not null,
    wrong_answers integer not null default 0,
    created_at timestamptz not null,
    settled_at timestamptz,
    primary key (site_id, order_id, id),
    constraint order_edits_state check (state in ('due', 'settled', 'called-off')),
    foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
  )`,
  `create unique index order_edits_cart on order_edits (site_id, cart_id) where cart_id is not null`,
  `create unique index order_edits_due on order_edits (site_id, order_id) where state = 'due'`,
  `create table order_edit_links (
    site_id text not null,
    token_hash text not null,
    order_id text not null,
    edit_id text not null,
    created_at timestamptz not null,
    primary key (site_id, token_hash),
    foreign key (site_id, order_id, edit_id) references order_edits (site_id, order_id, id)
      on delete cascade
  )`,
  `create index order_edit_links_of_edit on order_edit_links (site_id, order_id, edit_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
