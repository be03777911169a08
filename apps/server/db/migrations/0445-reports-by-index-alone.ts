/**
 * The numbers of products in a month or a year are read of an index alone, whichever figure they are
 * asked by: one row of the table after the other would be as many pages.
 * docs/decisions/550-reports-by-any-figure.md
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  'drop index report_days_net',
  // The condition is one that only what reads whole parts names: a row of some keys is found by the
  // primary key.
  `create index report_days_net on report_days (site_id, is_test, currency, grain, day,
    (gross_cents - discount_cents - refund_cents), key)
    include (report, orders, units, returned, refunds, gross_cents, discount_cents, refund_cents,
      shipping_cents, tax_cents, gift_card_cents)
    where report || ' by net' = 'product by net' and grain <> 'day'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
