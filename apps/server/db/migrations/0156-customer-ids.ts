/** Customers get an id that tells nobody their email. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table customers add column id text',
  "update customers set id = substr(replace(gen_random_uuid()::text, '-', ''), 1, 24)",
  'alter table customers alter column id set not null',
  'create unique index customers_id on customers (site_id, id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
