/** The undoings of a write are found by it. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index activity_log_undoes on activity_log (site_id, undoes)
    where undoes is not null`.execute(db);
}
