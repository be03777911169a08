/** A post names the block of its document that stands for it. ENUM-06 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_items add column promoted_block_id text`.execute(db);
}
