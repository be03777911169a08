/** Memberships: plans, who belongs, the links that let them in, and what only they see. */
import { sql, type Kysely } from 'kysely';

const statements = `
alter table collections add column is_protected boolean not null default false;
alter table collections add constraint collections_protected check (not (is_enabled and is_protected));
create table membership_plans (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  title text not null,
  cover_text text not null default '',
  price_cents bigint not null default 0 check (price_cents >= 0),
  billing_period jsonb,
  collection_ids text[] not null default '{}',
  is_open boolean not null default true,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create table memberships (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  plan_id text not null,
  email text not null,
  email_key text not null,
  order_id text,
  last_order_id text,
  subscription_id text,
  paid_until timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text not null default '',
  primary key (site_id, id),
  foreign key (site_id, plan_id) references membership_plans (site_id, id) on delete cascade
);
create unique index memberships_member on memberships (site_id, plan_id, email_key);
create index memberships_email on memberships (site_id, email_key);
create index memberships_order on memberships (site_id, last_order_id);
create table member_links (
  site_id text not null references sites (site_id) on delete cascade,
  token_hash text not null,
  email text not null,
  joins_plan_id text,
  next_path text not null,
  expires_at timestamptz not null,
  primary key (site_id, token_hash)
);
create index member_links_expiry on member_links (site_id, expires_at);
create table member_sessions (
  site_id text not null references sites (site_id) on delete cascade,
  token_hash text not null,
  email_key text not null,
  expires_at timestamptz not null,
  primary key (site_id, token_hash)
);
create index member_sessions_expiry on member_sessions (site_id, expires_at)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';\n')) await sql.raw(statement).execute(db);
}
