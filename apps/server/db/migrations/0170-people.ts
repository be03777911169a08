/** How people of the staff sign in and prove who they are, and whom a site has invited. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table staff_accounts add column language text, add column theme text`,
  `alter table staff_sessions
    add column id text, add column device text not null default '',
    add column address text not null default '',
    add column last_used_at timestamptz, add column proved_at timestamptz`,
  `update staff_sessions set id = left(token_hash, 24), last_used_at = created_at`,
  `alter table staff_sessions alter column id set not null, alter column last_used_at set not null`,
  `create unique index staff_sessions_id on staff_sessions (account_id, id)`,
  `alter table one_time_links add column is_mailed boolean not null default false`,
  `create table staff_passkeys (
    id text primary key,
    account_id text not null references staff_accounts (id) on delete cascade,
    rp_id text not null,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index staff_passkeys_of_account on staff_passkeys (account_id)`,
  `create table staff_codes (
    account_id text primary key references staff_accounts (id) on delete cascade,
    sealed text not null,
    is_on boolean not null,
    last_step bigint not null
  )`,
  `create table staff_recovery_codes (
    account_id text not null references staff_accounts (id) on delete cascade,
    code_hash text not null,
    primary key (account_id, code_hash)
  )`,
  `create table staff_steps (
    token_hash text primary key,
    kind text not null check (kind in ('code', 'make-passkey', 'show-passkey')),
    account_id text references staff_accounts (id) on delete cascade,
    challenge text not null,
    expires_at timestamptz not null
  )`,
  `create table staff_devices (
    account_id text not null references staff_accounts (id) on delete cascade,
    device_hash text not null,
    last_seen_at timestamptz not null,
    primary key (account_id, device_hash)
  )`,
  `create table staff_links (
    token_hash text primary key,
    kind text not null check (kind in ('password', 'email')),
    account_id text not null references staff_accounts (id) on delete cascade,
    email text not null,
    expires_at timestamptz not null
  )`,
  `create table ownership_offers (
    from_account_id text primary key references staff_accounts (id) on delete cascade,
    to_account_id text not null references staff_accounts (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create table site_invitations (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    token_hash text not null,
    email text not null,
    roles integer[] not null,
    invited_by text not null,
    invited_by_id text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (site_id, id)
  )`,
  `create unique index site_invitations_email on site_invitations (site_id, email)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
