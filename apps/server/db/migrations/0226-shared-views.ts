/** Views of lists that a whole site shares. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table saved_views drop constraint saved_views_pkey',
  'alter table saved_views add column is_shared boolean not null default false',
  'alter table saved_views add primary key (site_id, list, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
