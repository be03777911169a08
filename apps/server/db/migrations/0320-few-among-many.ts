/**
 * Lists that few rows of a large shop are on begin from an index of those. Titles are kept as they
 * are sorted and searched: folding them for thousands of rows took longer than all else.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  // Nearly all orders are of goods.
  `create index orders_kind on orders (site_id, kind, created_at, id) where kind <> 'goods'`,
  `alter table products add column title_key text not null
     generated always as (fold_text(title)) stored`,
  'drop index products_title',
  'create index products_title on products (site_id, title_key, id)',
  'create index balances_hint on balances (site_id, code_hint, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
