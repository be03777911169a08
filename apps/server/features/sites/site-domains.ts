/** The domains that a site answers on. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

interface Domain {
  siteId: string;
  host: string;
}

/**
 * Has the site answer on a host; its first one is the primary one.
 * @throws ApiError `domain_taken` when a site has it already
 */
export async function addDomain(trx: WriteTransaction, { siteId, host }: Domain): Promise<void> {
  await lockSite(trx, siteId);
  const primary = await trx
    .selectFrom('site_domains')
    .select('host')
    .where('site_id', '=', siteId)
    .where('is_primary', '=', true)
    .executeTakeFirst();
  const added = await trx
    .insertInto('site_domains')
    .values({ site_id: siteId, host, is_primary: primary === undefined })
    .onConflict((conflict) => conflict.doNothing())
    .returning('host')
    .executeTakeFirst();
  if (!added) throw new ApiError('domain_taken');
  await bumpSiteVersion(trx, siteId);
}

/** Has addresses be written with this host. @throws ApiError `not_found` */
export async function makeDomainPrimary(
  trx: WriteTransaction,
  { siteId, host }: Domain,
): Promise<void> {
  await lockSite(trx, siteId);
  const known = await trx
    .selectFrom('site_domains')
    .select('host')
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
  await setPrimary(trx, siteId, host);
  await bumpSiteVersion(trx, siteId);
}

/**
 * Ends that the site answers on a host; the next one becomes the primary one. The host of its short
 * name stays. Answers whether there was one.
 */
export async function removeDomain(
  trx: WriteTransaction,
  { siteId, host }: Domain,
): Promise<boolean> {
  await lockSite(trx, siteId);
  const removed = await trx
    .deleteFrom('site_domains')
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .where('host', 'not like', '%.localhost')
    .returning('is_primary')
    .executeTakeFirst();
  if (!removed) return false;
  if (removed.is_primary) {
    const next = await trx
      .selectFrom('site_domains')
      .select('host')
      .where('site_id', '=', siteId)
      .where('host', 'not like', '%.localhost')
      .orderBy('host')
      .limit(1)
      .executeTakeFirst();
    if (next) await setPrimary(trx, siteId, next.host);
  }
  await bumpSiteVersion(trx, siteId);
  return true;
}

/** Two people who change what a site is called or where it answers come one after the other. */
export async function lockSite(trx: WriteTransaction, siteId: string): Promise<void> {
  await trx
    .selectFrom('sites')
    .select('site_id')
    .where('site_id', '=', siteId)
    .forUpdate()
    .execute();
}

async function setPrimary(trx: WriteTransaction, siteId: string, host: string): Promise<void> {
  // One after the other: only one may be primary at any time.
  await trx
    .updateTable('site_domains')
    .set({ is_primary: false })
    .where('site_id', '=', siteId)
    .where('host', '!=', host)
    .execute();
  await trx
    .updateTable('site_domains')
    .set({ is_primary: true })
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .execute();
}
