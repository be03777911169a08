/** What the people of a shop chose together, by namespace. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statement = `create table commerce_preferences (
    site_id text not null references sites (site_id) on delete cascade,
    namespace text not null,
    preferences jsonb not null default '{}',
    updated_at timestamptz not null default now(),
    primary key (site_id, namespace)
  )`;
  await sql.raw(statement).execute(db);
}
