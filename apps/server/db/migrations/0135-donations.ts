/** Donations, and carts that hold something else than products. */
import { sql, type Kysely } from 'kysely';

const statements = `
create table donations (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  title text not null,
  cover_text text not null default '',
  suggested_cents bigint[] not null default '{}',
  min_cents bigint not null check (min_cents > 0),
  max_cents bigint not null check (max_cents >= min_cents),
  is_free_amount boolean not null default true,
  is_monthly_offered boolean not null default false,
  asks_name boolean not null default false,
  asks_message boolean not null default false,
  is_open boolean not null default true,
  created_at timestamptz not null,
  primary key (site_id, id)
);
alter table carts add column custom_line jsonb;
alter table orders add column kind text not null default 'goods'
  check (kind in ('goods', 'donation', 'membership'))
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';\n')) await sql.raw(statement).execute(db);
}
