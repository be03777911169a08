/** Code of the owner in the head of a page. */
import { sql, type Kysely } from 'kysely';

// May be null: a page that comes back from the log of writes may be older than it is.
const statements = [`alter table collections add column header_code text`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
