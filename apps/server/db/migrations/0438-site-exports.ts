/** Files of a site that are made for its staff. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table site_exports (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    state text not null,
    filename text not null,
    byte_size bigint not null default 0,
    done_files integer not null default 0,
    all_files integer not null default 0,
    problem text not null default '',
    made_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    primary key (site_id, id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
