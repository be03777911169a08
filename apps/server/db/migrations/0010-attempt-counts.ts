/** Attempts that all processes count together. The table is the installation's own. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table attempt_counts (
    key text not null primary key,
    attempts integer not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index attempt_counts_expires on attempt_counts (expires_at)`.execute(db);
}
