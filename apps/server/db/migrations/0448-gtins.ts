/** What a scanner types is found without looking at all variants. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index variants_gtin on variants (site_id, gtin) where gtin <> ''`.execute(db);
}
