import { ApiError } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/**
 * Whether staff or a program may put one more product into a collection; what is in the archive does
 * not count. Imports bring what there is. GLRY-18, D-59
 * @throws ApiError `collection_full`
 */
export async function checkRoom(
  trx: WriteTransaction,
  site: Site,
  collectionId: string,
): Promise<void> {
  await holdRoom(trx, site, collectionId);
  if (await isFull(trx, site, collectionId)) throw new ApiError('collection_full');
}

/** Whether products can come from the archive, each to the collection that it names. @throws as above */
export async function checkRoomFor(
  trx: WriteTransaction,
  site: Site,
  collectionIds: readonly string[],
): Promise<void> {
  const counts = Map.groupBy(collectionIds.toSorted(), (id) => id);
  for (const [id, { length }] of counts) {
    await holdRoom(trx, site, id);
    if ((await countRoom(trx, site, id)) < length) throw new ApiError('collection_full');
  }
}

/** One at a time puts something into a collection. */
export function holdRoom(
  trx: WriteTransaction,
  { siteId }: Site,
  collectionId: string,
): Promise<void> {
  return lockKey(trx, `collection-room:${siteId}:${collectionId}`);
}

/** How many more can be put into it. */
export async function countRoom(
  db: ReadDatabase,
  site: Site,
  collectionId: string,
): Promise<number> {
  const { maxProductsPerCollection: most } = readSettings(site, 'content');
  const { count } = await db
    .selectFrom('products')
    .select((all) => all.fn.countAll<string>().as('count'))
    .where('site_id', '=', site.siteId)
    .where('collection_id', '=', collectionId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.max(0, most - Number(count));
}

/** Whether nothing more can be put into it. */
export async function isFull(db: ReadDatabase, site: Site, collectionId: string): Promise<boolean> {
  const { maxProductsPerCollection: most } = readSettings(site, 'content');
  const last = await db
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('collection_id', '=', collectionId)
    .where('archived_at', 'is', null)
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}
