/** Passwords of pages, and of whole sites. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // No key to collections: who puts a removed page back finds its password. Empty: the whole site.
  `create table page_locks (
    site_id text not null references sites (site_id) on delete cascade,
    page_id text not null,
    password_hash text not null,
    pass text not null,
    set_at timestamptz not null,
    primary key (site_id, page_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
