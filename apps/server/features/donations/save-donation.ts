/** The one writer of what a shop collects for. */
import {
  ApiError,
  donationDraftSchema,
  donationLimits,
  type DonationDraft,
} from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { requireRoom } from '../../db/rule-rows.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { loadDonation } from './load-donations.ts';

/** Changes of a donation that is there; what is left out stays. */
export type DonationChanges = Partial<DonationDraft> & { readonly id: string };

/**
 * Sets a donation up, or changes the one whose id the draft names, and answers its id.
 * @throws ApiError `invalid_request`, `not_found`, `too_many_rules`
 */
export async function saveDonation(
  trx: WriteTransaction,
  { siteId, now }: { siteId: string; now: Date },
  given: DonationDraft | DonationChanges,
): Promise<string> {
  const isKnown = 'id' in given;
  const id = isKnown ? given.id : newId();
  const stored = isKnown ? await loadDonation(trx, siteId, id) : {};
  if (!stored) throw new ApiError('not_found');
  const draft = parseRequest(donationDraftSchema, { ...stored, ...given });
  if (!isKnown) await requireRoom(trx, 'donations', { siteId, most: donationLimits.perSite });
  const values = {
    title: draft.title,
    cover_text: draft.coverText,
    suggested_cents: draft.suggestedCents,
    min_cents: draft.minCents,
    max_cents: draft.maxCents,
    is_free_amount: draft.isFreeAmount,
    is_monthly_offered: draft.isMonthlyOffered,
    asks_name: draft.asksName,
    asks_message: draft.asksMessage,
    is_open: draft.isOpen,
  };
  await trx
    .insertInto('donations')
    .values({ site_id: siteId, id, ...values, created_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(values))
    .execute();
  await bumpSiteVersion(trx, siteId);
  return id;
}
