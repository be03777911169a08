/** An item that stands in no catalogue knows its class of taxes: more of it is taxed as it was. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table order_items add column tax_class text`).execute(db);
}
