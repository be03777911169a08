/** Carts that were left with an email, as they were then, and what became of them. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table left_carts (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    cart_id text not null,
    email text not null,
    email_key text not null,
    currency text not null,
    total_cents bigint not null,
    units integer not null,
    lines jsonb not null,
    left_at timestamptz not null,
    mailed_at timestamptz,
    mail_count integer not null default 0,
    order_id text,
    ordered_at timestamptz,
    is_recovered boolean not null default false,
    primary key (site_id, id)
  )`,
  `create unique index left_carts_cart on left_carts (site_id, cart_id)
     where order_id is null`,
  `create index left_carts_latest on left_carts (site_id, left_at, id)`,
  `create index left_carts_email on left_carts (site_id, email_key text_pattern_ops)`,
  `create index left_carts_old on left_carts (site_id, left_at) where order_id is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
