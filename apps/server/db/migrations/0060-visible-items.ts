/** What a visitor may see, by id: sitemaps are split along it without a look at the rows. */
import { sql, type Kysely } from 'kysely';

const statements = ['products', 'content_items'].map(
  (table) => `create index ${table}_visible on ${table} (site_id, id) where is_visible`,
);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
