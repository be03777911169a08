import type { ReadDatabase } from '../../db/database.ts';
import { siteIn } from '../sites/site-in-language.ts';
import type { Site } from '../sites/site.ts';

/**
 * The site as whoever bought an order saw it: what they are told of it later is in that language.
 * One that the site has no longer, or that is switched off, leads nowhere: then in its own.
 */
export async function siteOfOrder(db: ReadDatabase, site: Site, orderId: string): Promise<Site> {
  const order = await db
    .selectFrom('orders')
    .select('language')
    .where('site_id', '=', site.siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return siteIn(db, site, order?.language ?? null);
}
