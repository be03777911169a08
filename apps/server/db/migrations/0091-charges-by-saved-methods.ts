/** By which kept method a payment is charged. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column saved_method_id text`.execute(db);
}
