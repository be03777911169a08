/** Lines of orders know the order of their options; indexes for lists by tag and category. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table order_items add column option_names text[] not null default '{}'`,
  `create index content_items_tags on content_items using gin (site_id, collection_id, tags)`,
  `create index content_items_categories on content_items using gin (site_id, collection_id, categories)`,
  `create index products_tags on products using gin (site_id, collection_id, tags)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
