/** Who was told of new stock, the newest first. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index restock_sign_ups_log on restock_sign_ups (site_id, mailed_at, id)
    where mailed_at is not null`.execute(db);
}
