/** The one writer of sales of the catalogue. */
import { ApiError, ruleLimits, saleDraftSchema, type SaleDraft } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { deleteRule, requireRoom } from '../../db/rule-rows.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { toInstant } from '../../db/to-instant.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { presentSale } from './load-discounts.ts';

/** Changes of a sale that is there; what is left out stays. */
export type SaleChanges = Partial<SaleDraft> & { readonly id: string };

/**
 * Makes a sale, or changes the one whose id the draft names, and answers its id.
 * @throws ApiError `invalid_request`, `not_found`, `too_many_rules`
 */
export async function saveSale(
  trx: WriteTransaction,
  siteId: string,
  given: SaleDraft | SaleChanges,
): Promise<string> {
  const id = 'id' in given ? given.id : newId();
  const stored = 'id' in given ? await loadSaleForChange(trx, siteId, given.id) : {};
  const draft = parseRequest(saleDraftSchema, { ...stored, ...given });
  if (!('id' in given))
    await requireRoom(trx, 'catalogue_sales', { siteId, most: ruleLimits.sales });
  const sale = fillSale(draft);
  const values = {
    name: sale.name,
    benefit: JSON.stringify(sale.benefit),
    item_ids: sale.itemIds,
    category_ids: sale.categoryIds,
    starts_at: toInstant(sale.startsAt),
    ends_at: toInstant(sale.endsAt),
    is_enabled: sale.isEnabled,
  };
  await trx
    .insertInto('catalogue_sales')
    .values({ site_id: siteId, id, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(values))
    .execute();
  await bumpSiteVersion(trx, siteId);
  return id;
}

/** A draft with what it leaves out. */
export function fillSale(draft: ReturnType<typeof saleDraftSchema.parse>) {
  return {
    name: draft.name,
    benefit: draft.benefit,
    itemIds: draft.itemIds ?? [],
    categoryIds: draft.categoryIds ?? [],
    startsAt: draft.startsAt ?? null,
    endsAt: draft.endsAt ?? null,
    isEnabled: draft.isEnabled ?? true,
  };
}

/** Takes a sale away; false when it was gone. */
export function deleteSale(trx: WriteTransaction, siteId: string, id: string): Promise<boolean> {
  return deleteRule(trx, 'catalogue_sales', { siteId, id });
}

/** The sale as it stands, locked. @throws ApiError `not_found` */
export async function loadSaleForChange(trx: WriteTransaction, siteId: string, id: string) {
  const row = await trx
    .selectFrom('catalogue_sales')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentSale(row);
}
