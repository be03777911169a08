/** When and where events take place, and what search engines are told of posts. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table content_items
    add column seo_title text not null default '',
    add column seo_description text not null default '',
    add column starts_at timestamptz,
    add column ends_at timestamptz,
    add column location jsonb`,
  `create index content_items_starts on content_items (site_id, collection_id, starts_at, id)
    where starts_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
