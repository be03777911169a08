/** Accounts of the visitors of a site: their sessions, their mailed links, their addresses. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table site_accounts (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    email text not null,
    email_key text not null,
    password_hash text not null,
    created_at timestamptz not null,
    primary key (site_id, id)
  )`,
  `create unique index site_accounts_email on site_accounts (site_id, email_key)`,
  `create table site_sessions (
    site_id text not null,
    token_hash text not null,
    id text not null,
    account_id text not null,
    is_remembered boolean not null,
    device text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (site_id, token_hash),
    foreign key (site_id, account_id) references site_accounts (site_id, id) on delete cascade
  )`,
  `create unique index site_sessions_of_account on site_sessions (site_id, account_id, id)`,
  `create index site_sessions_over on site_sessions (site_id, expires_at)`,
  `create table account_links (
    site_id text not null references sites (site_id) on delete cascade,
    token_hash text not null,
    kind text not null check (kind in ('password', 'email')),
    email text not null,
    account_id text,
    return_path text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (site_id, token_hash),
    foreign key (site_id, account_id) references site_accounts (site_id, id) on delete cascade
  )`,
  `create index account_links_of_account on account_links (site_id, account_id)`,
  `create index account_links_over on account_links (site_id, expires_at)`,
  `create table account_addresses (
    site_id text not null,
    account_id text not null,
    id text not null,
    is_default boolean not null,
    address jsonb not null,
    primary key (site_id, account_id, id),
    foreign key (site_id, account_id) references site_accounts (site_id, id) on delete cascade
  )`,
  `create unique index account_addresses_default on account_addresses (site_id, account_id)
    where is_default`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
