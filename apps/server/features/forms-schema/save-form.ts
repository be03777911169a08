/** The one writer of forms. */
import { ApiError, formDraftSchema, formLimits, type FormRules } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { deleteRule, requireRoom } from '../../db/rule-rows.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { loadForm } from './load-forms.ts';
import type { FormFieldColumn } from './tables.ts';

/** A form that is to be made. */
export interface FormDraft extends Partial<FormRules> {
  readonly name: string;
  readonly fields: readonly FormFieldColumn[];
}

/** Changes of a form that is there; what is left out stays. */
type FormChanges = Partial<FormDraft> & { readonly id: string };

/**
 * Makes a form, or changes the one whose id the draft names, and answers its id.
 * @throws ApiError `invalid_request`, `not_found`, `too_many_rules`
 */
export async function saveForm(
  trx: WriteTransaction,
  siteId: string,
  given: FormDraft | FormChanges,
): Promise<string> {
  const isKnown = 'id' in given;
  const id = isKnown ? given.id : newId();
  const stored = isKnown ? await loadForm(trx, siteId, id) : {};
  if (!stored) throw new ApiError('not_found');
  const { name, fields, ...rules } = parseRequest(formDraftSchema, { ...stored, ...given });
  if (!isKnown) await requireRoom(trx, 'forms', { siteId, most: formLimits.perSite });
  const values = { name, fields: JSON.stringify(fields), settings: JSON.stringify(rules) };
  await trx
    .insertInto('forms')
    .values({ site_id: siteId, id, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(values))
    .execute();
  await bumpSiteVersion(trx, siteId);
  return id;
}

/**
 * Takes a form away; false when it was gone. Answers of buyers stay with their orders.
 * @throws ApiError `form_used` while a product asks it
 */
export async function deleteForm(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<boolean> {
  await refuseUsed(trx, siteId, id);
  return deleteRule(trx, 'forms', { siteId, id });
}

/** A product that chooses the form meanwhile comes before or finds it gone. @throws ApiError `form_used` */
export async function refuseUsed(trx: WriteTransaction, siteId: string, id: string): Promise<void> {
  await trx
    .selectFrom('forms')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const used = await trx
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', siteId)
    .where('additional_fields_form_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (used) throw new ApiError('form_used');
}
