/** A refund says whether a person asked for it, who then sends what no provider can. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table payment_refunds add column is_asked_by_staff boolean not null default false`)
    .execute(db);
}
