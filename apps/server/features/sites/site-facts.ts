/** Title, language, time zone, currency and domains of a site: what its row holds. */
import { ApiError } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { requireTimeZone } from './require-time-zone.ts';

export interface SiteFacts {
  title: string;
  tagline: string;
  description: string;
  locale: string;
  timeZone: string;
  currency: string;
}

const columns = [
  'title',
  'tagline',
  'description',
  'locale',
  'time_zone as timeZone',
  'currency',
] as const;

/** Everything of it, for the back office. */
export async function presentSiteFacts(db: ReadDatabase, siteId: string) {
  const [facts, domains] = await Promise.all([
    db.selectFrom('sites').select(columns).where('site_id', '=', siteId).executeTakeFirst(),
    listDomains(db, siteId),
  ]);
  if (!facts) throw new ApiError('not_found');
  return { facts, domains };
}

/** Answers whether something was sold in the currency of a site: rooms to the right know. */
export type AskCurrencyUse = (db: ReadDatabase, siteId: string) => Promise<boolean>;

interface FactsEdit {
  siteId: string;
  changes: Parameters<typeof mergeChanges>[1];
  isCurrencyUsed: AskCurrencyUse;
}

/** Domains of the site, the primary one first; what it answers on by its short name is not listed. */
function listDomains(db: ReadDatabase, siteId: string) {
  return db
    .selectFrom('site_domains')
    .select(['host', 'is_primary as isPrimary'])
    .where('site_id', '=', siteId)
    .where('host', 'not like', '%.localhost')
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .limit(200)
    .execute();
}

/**
 * Changes what differs, and answers what it was before.
 * @throws ApiError `edited_meanwhile`, `currency_in_use` once something was sold in it, or
 * `invalid_request` for a time zone that the database does not know
 */
export async function changeSiteFacts(
  trx: WriteTransaction,
  { siteId, changes, isCurrencyUsed }: FactsEdit,
): Promise<{ before: Partial<SiteFacts>; after: Partial<SiteFacts> }> {
  const present = await trx
    .selectFrom('sites')
    .select(columns)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
  if (!present) throw new ApiError('not_found');
  const after = mergeChanges<SiteFacts>(present, changes);
  if (Object.keys(after).length === 0) return { before: {}, after };
  if (after.currency !== undefined && (await isCurrencyUsed(trx, siteId))) {
    throw new ApiError('currency_in_use');
  }
  const { timeZone, ...others } = after;
  if (timeZone !== undefined) {
    await requireTimeZone(trx, { name: timeZone, field: 'changes.timeZone.to' });
  }
  await trx
    .updateTable('sites')
    .set({ ...others, ...(timeZone !== undefined && { time_zone: timeZone }) })
    .where('site_id', '=', siteId)
    .execute();
  await bumpSiteVersion(trx, siteId);
  const before = Object.fromEntries(
    Object.entries(present).filter(([name]) => Object.hasOwn(after, name)),
  );
  return { before, after };
}
