/**
 * What is low and how titles follow each other is read of an index alone, however many are low; words
 * of titles are compared with the title as it is kept, instead of folding each one that is found.
 * docs/decisions/535-lists-by-index-alone.md
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  'drop index variants_stock',
  `create index variants_stock on variants
    (site_id, (case when unlimited then 2147483647 else qty_in_stock end), product_id, id)
    include (unlimited, qty_in_stock, low_stock_units)`,
  'drop index products_title',
  'create index products_title on products (site_id, title_key, id) include (archived_at)',
  'drop index products_title_letters',
  `create index products_title_letters on products using gin (site_id, title_key gin_trgm_ops)
    with (gin_pending_list_limit = 512)`,
  // Its condition is one that nothing else asks for: read in any other order it is slower than the table.
  `create index report_days_net on report_days (site_id, is_test, currency, grain, day,
    (gross_cents - discount_cents - refund_cents), key)
    where report || ' by net' = 'product by net' and grain <> 'day'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
