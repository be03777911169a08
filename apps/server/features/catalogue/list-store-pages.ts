import type { ReadDatabase } from '../../db/database.ts';
import { isFull } from '../products/check-room.ts';
import type { Site } from '../sites/site.ts';

/** Store pages of a site, in their order. */
export async function listStorePages(db: ReadDatabase, site: Site) {
  const rows = await storePages(db, site.siteId).execute();
  return Promise.all(rows.map(async (row) => ({ ...row, isFull: await isFull(db, site, row.id) })));
}

/** The one that products are put on unless told. */
export function firstStorePage(db: ReadDatabase, siteId: string) {
  return storePages(db, siteId).limit(1).executeTakeFirst();
}

function storePages(db: ReadDatabase, siteId: string) {
  return db
    .selectFrom('collections')
    .select(['id', 'title', 'url_id as urlId'])
    .where('site_id', '=', siteId)
    .where('type_name', '=', 'products')
    .orderBy('display_index')
    .orderBy('id');
}
