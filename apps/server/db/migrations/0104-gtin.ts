/** The number by which the trade knows a variant. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table variants add column gtin text not null default ''`.execute(db);
}
