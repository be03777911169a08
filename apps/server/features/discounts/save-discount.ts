/** The one writer of discounts. */
import {
  ApiError,
  discountDraftSchema,
  ruleLimits,
  type DiscountDraft,
} from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { newId } from '../../db/id.ts';
import { deleteRule } from '../../db/rule-rows.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { toInstant } from '../../db/to-instant.ts';
import { presentDiscount } from './present-discount.ts';

/** Changes of a discount that is there; what is left out stays. */
export type DiscountChanges = Partial<DiscountDraft> & { readonly id: string };

/**
 * Makes a discount, or changes the one whose id the draft names, and answers its id. Uses that were
 * counted stay.
 * @throws ApiError `invalid_request`, `not_found`, `code_taken`, `too_many_rules`
 */
export async function saveDiscount(
  trx: WriteTransaction,
  siteId: string,
  given: DiscountDraft | DiscountChanges,
): Promise<string> {
  const id = 'id' in given ? given.id : newId();
  const stored = 'id' in given ? await loadDiscountForChange(trx, siteId, given.id) : {};
  const draft = parseRequest(discountDraftSchema, { ...stored, ...given });
  const values = toColumns(fillDiscount(draft));
  if (values.code === null) await requireRoomForAutomatic(trx, siteId, id);
  else await requireFreeCode(trx, siteId, { id, code: values.code });
  await trx
    .insertInto('discounts')
    .values({ site_id: siteId, id, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(values))
    .execute();
  await bumpSiteVersion(trx, siteId);
  return id;
}

/** Takes a discount away; false when it was gone. Orders that had it hold what it took off. */
export function deleteDiscount(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<boolean> {
  return deleteRule(trx, 'discounts', { siteId, id });
}

/** The discount as it stands, locked. @throws ApiError `not_found` */
export async function loadDiscountForChange(trx: WriteTransaction, siteId: string, id: string) {
  const row = await trx
    .selectFrom('discounts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentDiscount(row);
}

/** A draft with what it leaves out. */
export function fillDiscount(draft: ReturnType<typeof discountDraftSchema.parse>) {
  return {
    name: draft.name,
    code: draft.code ?? null,
    benefit: draft.benefit,
    itemIds: draft.itemIds ?? [],
    categoryIds: draft.categoryIds ?? [],
    minSubtotalCents: draft.minSubtotalCents ?? 0,
    minQuantity: draft.minQuantity ?? 0,
    startsAt: draft.startsAt ?? null,
    endsAt: draft.endsAt ?? null,
    maxUses: draft.maxUses ?? null,
    maxUsesPerCustomer: draft.maxUsesPerCustomer ?? null,
    customerGroups: draft.customerGroups ?? [],
    isFirstOrderOnly: draft.isFirstOrderOnly ?? false,
    priority: draft.priority ?? 0,
    isExclusive: draft.isExclusive ?? false,
    isEnabled: draft.isEnabled ?? true,
  };
}

function toColumns(discount: ReturnType<typeof fillDiscount>) {
  return {
    name: discount.name,
    code: discount.code,
    benefit: JSON.stringify(discount.benefit),
    item_ids: discount.itemIds,
    category_ids: discount.categoryIds,
    min_subtotal_cents: discount.minSubtotalCents,
    min_quantity: discount.minQuantity,
    starts_at: toInstant(discount.startsAt),
    ends_at: toInstant(discount.endsAt),
    max_uses: discount.maxUses,
    max_uses_per_customer: discount.maxUsesPerCustomer,
    customer_groups: discount.customerGroups,
    is_first_order_only: discount.isFirstOrderOnly,
    priority: discount.priority,
    is_exclusive: discount.isExclusive,
    is_enabled: discount.isEnabled,
  };
}

/** The unique index has the last word between two who save at once. */
async function requireFreeCode(
  trx: WriteTransaction,
  siteId: string,
  { id, code }: { id: string; code: string },
): Promise<void> {
  const taken = await trx
    .selectFrom('discounts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken) throw new ApiError('code_taken');
}

/** @throws ApiError `too_many_rules` when there is no room for one more without a code */
export async function requireRoomForAutomatic(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<void> {
  await lockKey(trx, `discounts:${siteId}`);
  const others = await trx
    .selectFrom('discounts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('code', 'is', null)
    .where('id', '!=', id)
    .limit(ruleLimits.automaticDiscounts)
    .execute();
  const count = ruleLimits.automaticDiscounts;
  if (others.length >= count) throw new ApiError('too_many_rules', { count });
}
