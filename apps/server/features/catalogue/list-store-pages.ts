import type { ReadDatabase } from '../../db/database.ts';

/** Store pages of a site, in their order. */
export function listStorePages(db: ReadDatabase, siteId: string) {
  return storePages(db, siteId).execute();
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
