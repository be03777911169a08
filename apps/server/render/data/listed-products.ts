import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';

/** Which products a list has. */
export interface ProductList {
  readonly siteId: string;
  readonly collectionId: string;
  /** Any of them; an empty list means every product. */
  readonly categoryIds: readonly string[];
  readonly tag?: string;
  readonly isFeatured?: boolean;
}

/** The visible products of a list: what pages show of it and what its places count. */
export function listedProducts(db: ReadDatabase, list: ProductList) {
  let products = db
    .selectFrom('products')
    .where('site_id', '=', list.siteId)
    .where('collection_id', '=', list.collectionId)
    .where('is_visible', '=', true);
  if (list.tag !== undefined) {
    products = products.where(sql<boolean>`tags @> array[${list.tag}]::text[]`);
  }
  if (list.isFeatured === true) products = products.where('is_featured', '=', true);
  if (list.categoryIds.length === 0) return products;
  return products.where('id', 'in', (eb) =>
    eb
      .selectFrom('product_categories')
      .select('product_id')
      .where('site_id', '=', list.siteId)
      .where('category_id', 'in', [...list.categoryIds]),
  );
}
