/** What a plan was credited is kept no longer of the order that paid for it. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table order_refunds drop constraint order_refunds_source,
      add constraint order_refunds_source
        check (source in ('staff', 'provider', 'edit', 'unpaid', 'credit'))`)
    .execute(db);
}
