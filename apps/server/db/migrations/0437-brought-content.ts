/** Pages and posts that came from another site: a second import finds them again. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // source_key: what names the thing on the other site for good. thing: `page:ID`, `post:ID`, …
  `create table brought_content (
    site_id text not null references sites (site_id) on delete cascade,
    source_key text not null,
    thing text not null,
    primary key (site_id, source_key)
  )`,
  `create index brought_content_thing on brought_content (site_id, thing)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
