/** Files are listed by name and by size. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'create index assets_by_name on assets (site_id, lower(filename), id)',
  'create index assets_by_size on assets (site_id, byte_size, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
