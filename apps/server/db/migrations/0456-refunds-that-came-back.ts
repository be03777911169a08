/** A refund knows for what the money was that came back, so that it is sent again for that. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_refunds add column dropped jsonb not null default '[]'`.execute(db);
}
