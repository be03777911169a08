/** Orders whose goods came back before they were paid. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column is_all_back boolean not null default false`.execute(db);
}
