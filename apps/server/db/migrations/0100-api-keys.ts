/** Keys of programs. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table api_keys (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    name text not null,
    hint text not null,
    hash text not null,
    scopes text[] not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    expires_at timestamptz,
    primary key (site_id, id)
  )`,
  'create unique index api_keys_hash on api_keys (site_id, hash)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
