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
