/** What automations ask again and again is read of an index; since when variants are known to be low. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table low_stock_known (
    site_id text not null references sites (site_id) on delete cascade,
    variant_id text not null,
    since timestamptz not null,
    primary key (site_id, variant_id)
  )`,
  'create index low_stock_known_since on low_stock_known (site_id, since, variant_id)',
  'create index fulfillments_newest on fulfillments (site_id, created_at, id)',
  `create index payment_refunds_newest on payment_refunds (site_id, done_at, id)
    where status = 'done'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
