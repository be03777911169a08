/** A key knows the account of its maker, so that it shows when that person has left. */
import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table api_keys add column created_by_id text`.execute(database);
}
