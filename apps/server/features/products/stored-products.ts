/** What the database holds of products. */
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { listProductFiles, type ProductFile } from './product-files.ts';

export type ProductRow = Selectable<Database['products']>;
export type VariantRow = Selectable<Database['variants']>;

/** A product with its parts. */
export interface StoredProduct {
  readonly row: ProductRow;
  /** In order. */
  readonly variants: readonly VariantRow[];
  readonly categoryIds: readonly string[];
  /** Pictures in order. */
  readonly imageIds: readonly string[];
  /** What buyers download, in order. */
  readonly files: readonly StoredFile[];
}

export type StoredFile = Omit<ProductFile, 'productId'>;

/** Products by id, with their parts. Ids that are not there are passed over. */
export async function loadStoredProducts(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
  return withParts(db, siteId, rows);
}

/** Adds variants, categories and pictures to rows. */
export async function withParts(
  db: ReadDatabase,
  siteId: string,
  rows: readonly ProductRow[],
): Promise<StoredProduct[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('product_id', 'in', ids)
    .orderBy('display_index')
    .execute();
  const categories = await db
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('site_id', '=', siteId)
    .where('product_id', 'in', ids)
    .execute();
  const pictures = await db
    .selectFrom('product_images')
    .select(['product_id', 'asset_id'])
    .where('site_id', '=', siteId)
    .where('product_id', 'in', ids)
    .orderBy('display_index')
    .execute();
  const files = await listProductFiles(db, siteId, ids);
  const filesOf = Map.groupBy(files, ({ productId }) => productId);
  const variantsOf = Map.groupBy(variants, (row) => row.product_id);
  const categoriesOf = Map.groupBy(categories, (row) => row.product_id);
  const picturesOf = Map.groupBy(pictures, (row) => row.product_id);
  return rows.map((row) => ({
    row,
    variants: variantsOf.get(row.id) ?? [],
    categoryIds: (categoriesOf.get(row.id) ?? []).map((one) => one.category_id),
    imageIds: (picturesOf.get(row.id) ?? []).map((one) => one.asset_id),
    files: (filesOf.get(row.id) ?? []).map(({ filename, byteSize, sha256 }) => {
      return { filename, byteSize, sha256 };
    }),
  }));
}
