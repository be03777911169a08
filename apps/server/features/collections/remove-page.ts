/** Pages are taken away. */
import { isOfBlocks, ApiError, collectionTypes } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

/**
 * Removes a page; false when it was gone. Its document stays, for who takes the removal back.
 * @throws ApiError `home_page_stays`, `page_stays` for stores, and for others that hold items
 */
export async function removePage(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
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
  if (!isOfBlocks(row.type_name) && !(await isEmptied(trx, { siteId, id, row }))) {
    throw new ApiError('page_stays');
  }
  await trx.deleteFrom('collections').where('site_id', '=', siteId).where('id', '=', id).execute();
  await bumpSiteVersion(trx, siteId);
  return true;
}

/** A blog or a page of events whose last item went. */
async function isEmptied(
  trx: WriteTransaction,
  { siteId, id, row }: { siteId: string; id: string; row: { type: number } },
): Promise<boolean> {
  if (row.type !== collectionTypes.values.generic) return false;
  const item = await trx
    .selectFrom('content_items')
    .select('id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return item === undefined;
}
