/** Kinds of the catalogue are those of the specification; a sale price is never above the price. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `update variants set on_sale = false, sale_price_cents = 0 where sale_price_cents > price_cents`,
  `update variants set on_sale = false, sale_price_cents = 0 from products
   where products.site_id = variants.site_id and products.id = variants.product_id
   and products.product_type = 4 and (variants.on_sale or variants.sale_price_cents > 0)`,
  `alter table variants add constraint variants_sale_price check (sale_price_cents <= price_cents)`,
  `alter table products add constraint products_type check (product_type between 1 and 5)`,
  `alter table collections add constraint collections_type
   check (type in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 23, 25))`,
  `alter table content_items add constraint content_items_type check (record_type in
   (1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 30, 31, 50, 52, 54, 63))`,
  `alter table assets add constraint assets_kind check (kind in ('image', 'file'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
