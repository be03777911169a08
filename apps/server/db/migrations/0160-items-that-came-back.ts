/** An item of an order knows how many of its units are on the shelf again. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table order_items add column restocked integer not null default 0,
      add constraint order_items_restocked check (restocked between 0 and quantity)`)
    .execute(db);
}
