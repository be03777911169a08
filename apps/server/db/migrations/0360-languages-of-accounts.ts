/** Which language a visitor with an account prefers. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_accounts add column language text`.execute(db);
}
