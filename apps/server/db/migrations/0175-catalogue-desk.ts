/** What staff ask of the catalogue: lists in any order, an archive, a history of stock. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table products add column archived_at timestamptz`,
  `create index products_title on products (site_id, fold_text(title), id)`,
  // What costs least and what there is least of, of each product; what is not counted comes last.
  `create index variants_price on variants
    (site_id, (case when on_sale then sale_price_cents else price_cents end), product_id, id)`,
  `create index variants_stock on variants
    (site_id, (case when unlimited then 2147483647 else qty_in_stock end), product_id, id)`,
  `create index variants_on_sale on variants (site_id, product_id) where on_sale`,
  `create table stock_changes (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    variant_id text not null,
    happened_at timestamptz not null,
    account_id text,
    actor_name text not null,
    reason text not null,
    note text not null default '',
    by integer not null,
    quantity integer,
    primary key (site_id, id)
  )`,
  `create index stock_changes_variant on stock_changes (site_id, variant_id, id)`,
  `create table saved_views (
    site_id text not null references sites (site_id) on delete cascade,
    account_id text not null,
    list text not null,
    id text not null,
    name text not null,
    query jsonb not null,
    primary key (site_id, account_id, list, id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
