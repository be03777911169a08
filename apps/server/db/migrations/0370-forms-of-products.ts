/** Which products ask a form: asked by its screen, and by the database before one goes. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create index products_form on products (site_id, additional_fields_form_id)
    where additional_fields_form_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
