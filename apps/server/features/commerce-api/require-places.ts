import type { ReadDatabase } from '../../db/database.ts';
import { requireStorePage } from '../collections/require-store-page.ts';
import { requireOnPage } from '../products/categories-on-page.ts';

/** What a product names. */
interface NamedPlaces {
  siteId: string;
  storePageId: string;
  categoryIds?: readonly string[] | undefined;
}

/** @throws ApiError `not_found` when the site has no such store page, or that has no such category */
export async function requirePlaces(
  db: ReadDatabase,
  { siteId, storePageId: collectionId, categoryIds = [] }: NamedPlaces,
): Promise<void> {
  await requireStorePage(db, siteId, collectionId);
  await requireOnPage(db, siteId, { collectionId, categoryIds });
}

/** The same of a product that is there. */
export async function requireOwnCategories(
  db: ReadDatabase,
  { siteId, productId }: { siteId: string; productId: string },
  categoryIds: readonly string[] = [],
): Promise<void> {
  if (categoryIds.length === 0) return;
  const product = await db
    .selectFrom('products')
    .select('collection_id')
    .where('site_id', '=', siteId)
    .where('id', '=', productId)
    .executeTakeFirst();
  const collectionId = product?.collection_id ?? '';
  await requireOnPage(db, siteId, { collectionId, categoryIds });
}
