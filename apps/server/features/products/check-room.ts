import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/**
 * Whether staff may put one more product into a collection; what is in the archive does not count.
 * Imports bring what there is. GLRY-18, D-59
 * @throws ApiError `collection_full`
 */
export async function checkRoom(
  trx: WriteTransaction,
  site: Site,
  collectionId: string,
): Promise<void> {
  const { maxProductsPerCollection: most } = readSettings(site, 'content');
  await lockKey(trx, `collection-room:${site.siteId}:${collectionId}`);
  const last = await trx
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('collection_id', '=', collectionId)
    .where('archived_at', 'is', null)
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  if (last) throw new ApiError('collection_full');
}
