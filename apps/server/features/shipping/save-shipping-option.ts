/** The one writer of ways to ship. */
import {
  ApiError,
  ruleLimits,
  shippingOptionDraftSchema,
  type ShippingOptionDraft,
} from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { deleteRule, requireRoom } from '../../db/rule-rows.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { presentShippingOption } from './load-shipping-options.ts';

/** Changes of a way to ship that is there; what is left out stays. */
export type ShippingOptionChanges = Partial<ShippingOptionDraft> & { readonly id: string };

/**
 * Makes a way to ship, or changes the one whose id the draft names, and answers its id. A new one
 * comes at the end of the list unless it says where.
 * @throws ApiError `invalid_request`, `not_found`, `too_many_rules`
 */
export async function saveShippingOption(
  trx: WriteTransaction,
  siteId: string,
  given: ShippingOptionDraft | ShippingOptionChanges,
): Promise<string> {
  const isNew = !('id' in given);
  const id = isNew ? newId() : given.id;
  const stored = isNew ? {} : await loadOptionForChange(trx, siteId, id);
  const draft = parseRequest(shippingOptionDraftSchema, { ...stored, ...given });
  const place = isNew
    ? await requireRoom(trx, 'shipping_options', { siteId, most: ruleLimits.shippingOptions })
    : 0;
  const option = fillShippingOption(draft, place);
  const values = {
    name: option.name,
    description: option.description,
    pricing: JSON.stringify(option.pricing),
    free_from_cents: option.freeFromCents,
    handling_cents: option.handlingCents,
    zones: JSON.stringify(option.zones),
    display_index: option.displayIndex,
    is_enabled: option.isEnabled,
  };
  await trx
    .insertInto('shipping_options')
    .values({ site_id: siteId, id, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(values))
    .execute();
  await bumpSiteVersion(trx, siteId);
  return id;
}

/** A draft with what it leaves out; `place`: where it stands among the others. */
export function fillShippingOption(
  draft: ReturnType<typeof shippingOptionDraftSchema.parse>,
  place: number,
) {
  return {
    name: draft.name,
    description: draft.description ?? '',
    pricing: draft.pricing,
    freeFromCents: draft.freeFromCents ?? null,
    handlingCents: draft.handlingCents ?? 0,
    zones: draft.zones ?? [],
    displayIndex: draft.displayIndex ?? place,
    isEnabled: draft.isEnabled ?? true,
  };
}

/** Takes a way to ship away; false when it was gone. Orders hold its name and price. */
export function deleteShippingOption(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<boolean> {
  return deleteRule(trx, 'shipping_options', { siteId, id });
}

/** The way to ship as it stands, locked. @throws ApiError `not_found` */
export async function loadOptionForChange(trx: WriteTransaction, siteId: string, id: string) {
  const row = await trx
    .selectFrom('shipping_options')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentShippingOption(row);
}
