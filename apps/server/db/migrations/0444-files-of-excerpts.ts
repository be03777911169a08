/** Short texts of products show files as their bodies do, and are found without being read. */
import { sql, type Kysely } from 'kysely';

const statement = `create index products_excerpt_files on products
  using gin (site_id, file_ids(excerpt))
  with (gin_pending_list_limit = 512) where excerpt like '%/content/v1/%'`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}
