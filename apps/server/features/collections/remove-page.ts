/** Pages are taken away. */
import { isOfBlocks, ApiError, collectionTypes } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

interface PageToRemove {
  readonly siteId: string;
  readonly id: string;
  /** Categories of a store page go with it, and do not come back with it. */
  readonly withCategories?: boolean;
}

/**
 * Removes a page; false when it was gone. Its document stays, for who takes the removal back. A
 * store page goes when it has neither products nor, unless they go with it, categories.
 * @throws ApiError `home_page_stays`, `page_stays` for those that hold products or items
 */
export async function removePage(
  trx: WriteTransaction,
  { siteId, id, withCategories = false }: PageToRemove,
): Promise<boolean> {
  const row = await trx
    .selectFrom('collections')
    .select(['type', 'type_name', 'is_homepage'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  if (row.is_homepage) throw new ApiError('home_page_stays');
  const page = { siteId, id, withCategories, type: row.type };
  if (!isOfBlocks(row.type_name) && !(await isEmptied(trx, page))) {
    throw new ApiError('page_stays');
  }
  await trx.deleteFrom('collections').where('site_id', '=', siteId).where('id', '=', id).execute();
  await bumpSiteVersion(trx, siteId);
  return true;
}

/** A blog, a page of events or a store page whose last item went. */
async function isEmptied(
  trx: WriteTransaction,
  { siteId, id, withCategories, type }: PageToRemove & { type: number },
): Promise<boolean> {
  const { generic, products } = collectionTypes.values;
  const holdsOne = async (table: 'products' | 'categories' | 'content_items') => {
    const item = await trx
      .selectFrom(table)
      .select('id')
      .where('site_id', '=', siteId)
      .where('collection_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    return item !== undefined;
  };
  if (type === generic) return !(await holdsOne('content_items'));
  if (type !== products || (await holdsOne('products'))) return false;
  return withCategories || !(await holdsOne('categories'));
}
