/** What a shop collects for, as it is stored. */
import { ApiError, donationLimits, type Donation } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

/** All of a site, the newest first. */
export async function listDonations(db: ReadDatabase, siteId: string): Promise<Donation[]> {
  const rows = await db
    .selectFrom('donations')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(donationLimits.perSite)
    .execute();
  return rows.map(presentDonation);
}

/** Undefined when the site has none such. */
export async function loadDonation(
  db: ReadDatabase,
  siteId: string,
  id: string,
): Promise<Donation | undefined> {
  const row = await db
    .selectFrom('donations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && presentDonation(row);
}

/** One as it stands, locked. @throws ApiError `not_found` */
export async function loadDonationForChange(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<Donation> {
  const row = await trx
    .selectFrom('donations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentDonation(row);
}

function presentDonation(row: Selectable<Database['donations']>): Donation {
  return {
    id: row.id,
    title: row.title,
    coverText: row.cover_text,
    suggestedCents: row.suggested_cents.map(Number),
    minCents: row.min_cents,
    maxCents: row.max_cents,
    isFreeAmount: row.is_free_amount,
    isMonthlyOffered: row.is_monthly_offered,
    asksName: row.asks_name,
    asksMessage: row.asks_message,
    isOpen: row.is_open,
  };
}
