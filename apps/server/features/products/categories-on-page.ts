import { ApiError } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';

/** Of these categories those of a store page. */
export async function categoriesOnPage(
  db: ReadDatabase,
  siteId: string,
  { collectionId, categoryIds }: { collectionId: string; categoryIds: readonly string[] },
): Promise<string[]> {
  if (categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('id', 'in', [...categoryIds])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return categoryIds.filter((id) => known.has(id));
}

/** @throws ApiError `not_found` when one of the categories is not of the store page */
export async function requireOnPage(
  db: ReadDatabase,
  siteId: string,
  place: { collectionId: string; categoryIds: readonly string[] },
): Promise<void> {
  const own = await categoriesOnPage(db, siteId, place);
  if (own.length < place.categoryIds.length) throw new ApiError('not_found');
}
