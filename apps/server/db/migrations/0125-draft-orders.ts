/** Orders that staff make: what was agreed on stands with the cart, and drafts of their own. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table carts add column terms jsonb`,
  `create table draft_orders (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    state text not null,
    cart_id text not null,
    email text not null default '',
    content jsonb not null,
    order_number bigint,
    wrong_answers integer not null default 0,
    made_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (site_id, id),
    constraint draft_orders_state check (state in ('open', 'sent', 'paid', 'canceled', 'expired'))
  )`,
  `create unique index draft_orders_cart on draft_orders (site_id, cart_id)`,
  `create index draft_orders_expiring on draft_orders (site_id, expires_at)
    where state in ('open', 'sent')`,
  `create table draft_order_links (
    site_id text not null,
    token_hash text not null,
    draft_id text not null,
    created_at timestamptz not null,
    primary key (site_id, token_hash),
    foreign key (site_id, draft_id) references draft_orders (site_id, id) on delete cascade
  )`,
  `create index draft_order_links_of_draft on draft_order_links (site_id, draft_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
