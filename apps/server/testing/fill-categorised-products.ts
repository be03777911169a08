/** Products in two categories of one parent, for what only long lists show. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../db/database.ts';
import type { ProductFill } from './fill-products.ts';

const idOf = sql`lpad(to_hex(9999 - n), 24, '0')`;

/** Writes products `p-1` to `p-COUNT` with the tags even and odd, and the categories all, one and two. */
export async function fillCategorisedProducts(
  trx: WriteTransaction,
  { siteId, collectionId, count }: ProductFill,
): Promise<void> {
  // Ids go against the order, places come twice, and every eleventh product is hidden.
  await sql`insert into products
      (site_id, id, collection_id, product_type, url_id, title, display_index, is_visible, tags)
    select ${siteId}, ${idOf}, ${collectionId}, 1, 'p-' || n, 'P', n / 2, n % 11 > 0,
      case n % 2 when 0 then '{even}'::text[] else '{odd}' end
    from generate_series(1, ${sql.lit(count)}) as n`.execute(trx);
  // Two categories of one parent; some products are in both.
  await sql`insert into categories
      (site_id, id, collection_id, parent_id, display_name, url_path)
    values (${siteId}, 'all', ${collectionId}, null, 'All', 'all'),
      (${siteId}, 'one', ${collectionId}, 'all', 'One', 'all/one'),
      (${siteId}, 'two', ${collectionId}, 'all', 'Two', 'all/two')`.execute(trx);
  await sql`insert into product_categories (site_id, product_id, category_id)
    select ${siteId}, ${idOf}, category
    from generate_series(1, ${sql.lit(count)}) as n, unnest(array['one', 'two']) as category
    where case category when 'one' then n % 3 > 0 else n % 5 = 0 end`.execute(trx);
}
