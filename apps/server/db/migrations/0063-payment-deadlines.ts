/** Until when the money of a placed order may come. Orders of before have no such day. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table payments add column due_at timestamptz',
  "create index payments_due on payments (site_id, due_at) where status = 'pending'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
