import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';

/** Puts all products of a category into another one as well. */
export async function addToCategory(
  trx: WriteTransaction,
  siteId: string,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await sql`
    insert into product_categories (site_id, product_id, category_id)
    select site_id, product_id, ${toId} from product_categories
    where site_id = ${siteId} and category_id = ${fromId}
    on conflict do nothing`.execute(trx);
}

/**
 * Products of a category stay until the transaction ends. Their edits hold them before the category,
 * and so does who is about to hold the category.
 */
export async function holdProductsIn(
  trx: WriteTransaction,
  siteId: string,
  categoryId: string,
): Promise<void> {
  await sql`select p.id from products p
    join product_categories c on c.site_id = p.site_id and c.product_id = p.id
    where c.site_id = ${siteId} and c.category_id = ${categoryId}
    order by p.id for key share of p`.execute(trx);
}

/** Products of a category, in no order. */
export async function listInCategory(
  trx: WriteTransaction,
  siteId: string,
  categoryId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('product_categories')
    .select('product_id')
    .where('site_id', '=', siteId)
    .where('category_id', '=', categoryId)
    .execute();
  return rows.map((row) => row.product_id);
}

/** Puts products into a category; those that are gone, or on another store page, are passed over. */
export async function putIntoCategory(
  trx: WriteTransaction,
  siteId: string,
  { categoryId, productIds }: { categoryId: string; productIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into product_categories (site_id, product_id, category_id)
    select p.site_id, p.id, c.id from products p
      join categories c on c.site_id = p.site_id and c.collection_id = p.collection_id
    where p.site_id = ${siteId} and p.id = any(${productIds}::text[]) and c.id = ${categoryId}
    on conflict do nothing`.execute(trx);
}

/** Takes products out of a category. */
export async function takeOutOfCategory(
  trx: WriteTransaction,
  siteId: string,
  { categoryId, productIds }: { categoryId: string; productIds: readonly string[] },
): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    delete from product_categories
    where site_id = ${siteId} and category_id = ${categoryId}
    and product_id = any(${productIds}::text[])`.execute(trx);
}
