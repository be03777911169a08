/** What only members see. No public page, list, menu, feed or map shows it, as if it were off. */
import { collectionTypes } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

interface Chosen {
  siteId: string;
  ids: readonly string[];
}

/**
 * Closes pages and collections of posts to all but members.
 * @throws ApiError `not_found`; `store_not_protectable`, `home_not_protectable`
 */
export async function protectCollections(
  trx: WriteTransaction,
  { siteId, ids }: Chosen,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom('collections')
    .select(['id', 'type', 'is_homepage'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .forUpdate()
    .execute();
  if (rows.length < new Set(ids).size) throw new ApiError('not_found');
  if (rows.some(({ type }) => type === collectionTypes.values.products)) {
    throw new ApiError('store_not_protectable');
  }
  if (rows.some((row) => row.is_homepage)) throw new ApiError('home_not_protectable');
  await trx
    .updateTable('collections')
    .set({ is_protected: true, is_enabled: false })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
  await bumpSiteVersion(trx, siteId);
}

/** Shows everybody what was for members. @throws ApiError `not_found` */
export async function openCollection(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
): Promise<void> {
  const opened = await trx
    .updateTable('collections')
    .set({ is_protected: false, is_enabled: true })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('is_protected', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (!opened) throw new ApiError('not_found');
  await bumpSiteVersion(trx, siteId);
}

/** A page, or posts, that can be for members. */
export interface Protectable {
  id: string;
  title: string;
  urlId: string;
  isProtected: boolean;
}

/** Those of a site, in the owner's order: what is on, and what is for members already. */
export async function listProtectable(db: ReadDatabase, siteId: string): Promise<Protectable[]> {
  const rows = await db
    .selectFrom('collections')
    .select(['id', 'title', 'url_id', 'is_protected'])
    .where('site_id', '=', siteId)
    .where('type', '!=', collectionTypes.values.products)
    .where('is_homepage', '=', false)
    .where((eb) => eb.or([eb('is_enabled', '=', true), eb('is_protected', '=', true)]))
    .orderBy('display_index')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map((row) => {
    return { id: row.id, title: row.title, urlId: row.url_id, isProtected: row.is_protected };
  });
}
