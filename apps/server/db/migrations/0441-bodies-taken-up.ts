/** The body that a draft took up, beside the one that its document wrote. Decision 510. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table documents add column taken_up_html text`).execute(db);
}
