/** Goods that come back. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table returns (
    site_id text not null,
    order_id text not null,
    id text not null,
    state text not null,
    opened_by text not null,
    reason text not null,
    note text not null default '',
    items jsonb not null,
    restocked jsonb not null default '[]',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (site_id, order_id, id),
    foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
    constraint returns_state check (state in
      ('requested', 'approved', 'declined', 'canceled', 'received', 'inspected', 'refunded', 'closed')),
    constraint returns_opened_by check (opened_by in ('buyer', 'staff'))
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
