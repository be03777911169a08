import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

/** Takes an item away; false when it was gone. Its document stays, for who takes that back. */
export async function removeContentItem(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('content_items')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  await bumpSiteVersion(trx, siteId);
  return numDeletedRows > 0n;
}
