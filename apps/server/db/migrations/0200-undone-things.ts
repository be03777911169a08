/** What undoing needs beside the fields, and what ids among the fields were called. */
import { sql, type Kysely } from 'kysely';

const statement = `alter table activity_log
  add column names jsonb not null default '{}',
  add column carried jsonb`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}
