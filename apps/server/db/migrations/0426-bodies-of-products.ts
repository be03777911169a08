/** The body of a product that its document stands for: who writes another one is seen. Decision 510. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table documents add column owner_html text`).execute(db);
}
