/** In which other language of its site something is bought; null: in the site's own. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table carts add column language text`,
  `alter table orders add column language text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
