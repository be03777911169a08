/** A site that is asked for twice by one press is made once. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table sites add column attempt_id text',
  'create unique index sites_by_attempt on sites (attempt_id) where attempt_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
