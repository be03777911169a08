/** What things of a site say in its other languages. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // No key to the things: what is taken away and put back says the same as before.
  `create table translations (
    site_id text not null references sites (site_id) on delete cascade,
    kind text not null,
    thing_id text not null,
    language text not null,
    fields jsonb not null,
    updated_at timestamptz not null,
    primary key (site_id, kind, thing_id, language)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
