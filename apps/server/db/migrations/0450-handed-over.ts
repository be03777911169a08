/**
 * What was handed over last is read of an index: a pickup counts from when it was fetched. For a
 * time 0449 made this index itself, so it may be there already.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  'drop index if exists fulfillments_newest',
  `create index if not exists fulfillments_handed_over on fulfillments
    (site_id, (case when kind = 'pickup' then updated_at else created_at end), id)
    where state in ('shipped', 'delivered', 'picked-up')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
