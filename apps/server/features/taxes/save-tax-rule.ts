/** The one writer of taxes. */
import { ApiError, ruleLimits, taxRuleDraftSchema, type TaxRuleDraft } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { deleteRule, requireRoom } from '../../db/rule-rows.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { toInstant } from '../../db/to-instant.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { presentTaxRule } from './load-tax-rules.ts';

/** Changes of a tax that is there; what is left out stays. */
export type TaxRuleChanges = Partial<TaxRuleDraft> & { readonly id: string };

/**
 * Makes a tax, or changes the one whose id the draft names, and answers its id.
 * @throws ApiError `invalid_request`, `not_found`, `too_many_rules`
 */
export async function saveTaxRule(
  trx: WriteTransaction,
  siteId: string,
  given: TaxRuleDraft | TaxRuleChanges,
): Promise<string> {
  const id = 'id' in given ? given.id : newId();
  const stored = 'id' in given ? await loadTaxForChange(trx, siteId, given.id) : {};
  const values = toColumns(parseRequest(taxRuleDraftSchema, { ...stored, ...given }));
  if (!('id' in given)) await requireRoom(trx, 'tax_rules', { siteId, most: ruleLimits.taxRules });
  await trx
    .insertInto('tax_rules')
    .values({ site_id: siteId, id, preset: null, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(values))
    .execute();
  await bumpSiteVersion(trx, siteId);
  return id;
}

/** Takes a tax away; false when it was gone. Orders hold what they were charged. */
export function deleteTaxRule(trx: WriteTransaction, siteId: string, id: string): Promise<boolean> {
  return deleteRule(trx, 'tax_rules', { siteId, id });
}

/** The tax as it stands, locked. @throws ApiError `not_found` */
export async function loadTaxForChange(trx: WriteTransaction, siteId: string, id: string) {
  const row = await trx
    .selectFrom('tax_rules')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentTaxRule(row);
}

type ParsedDraft = ReturnType<typeof taxRuleDraftSchema.parse>;

/** A draft with what it leaves out. */
export function fillTaxRule(draft: ParsedDraft) {
  return {
    name: draft.name,
    zone: draft.zone,
    ratePpm: draft.ratePpm,
    isOnShipping: draft.isOnShipping ?? false,
    isIncludedInPrice: draft.isIncludedInPrice ?? false,
    productTypes: draft.productTypes ?? null,
    taxClasses: draft.taxClasses ?? null,
    validFrom: draft.validFrom ?? null,
    validUntil: draft.validUntil ?? null,
  };
}

/** The columns of a draft. */
export function toColumns(draft: ParsedDraft) {
  const rule = fillTaxRule(draft);
  return {
    name: rule.name,
    zone: JSON.stringify(rule.zone),
    rate_ppm: rule.ratePpm,
    is_on_shipping: rule.isOnShipping,
    is_included_in_price: rule.isIncludedInPrice,
    product_types: rule.productTypes,
    tax_classes: rule.taxClasses,
    valid_from: toInstant(rule.validFrom),
    valid_until: toInstant(rule.validUntil),
  };
}
