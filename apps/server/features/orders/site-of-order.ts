import type { ReadDatabase } from '../../db/database.ts';
import { findLanguage } from '../settings/language-path.ts';
import { makeInLanguage } from '../sites/site-in-language.ts';
import { ownSiteOf, type Site } from '../sites/site.ts';

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

/** The same by the language that somebody kept. It reads by what it is given: a transaction waits for no other. */
export async function siteIn(db: ReadDatabase, site: Site, language: string | null): Promise<Site> {
  const own = ownSiteOf(site);
  const enabled = language === null ? undefined : findLanguage(own, language);
  if (enabled === site.language) return site;
  return enabled === undefined ? own : makeInLanguage(db, own, enabled);
}
