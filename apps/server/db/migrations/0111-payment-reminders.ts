/** Reminders of payments whose day has passed. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table payments add column reminder_count integer not null default 0',
  'alter table payments add column next_reminder_at timestamptz',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
