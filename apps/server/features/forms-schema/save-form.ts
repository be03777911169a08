/** The one writer of forms. */
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { FormFieldColumn } from './tables.ts';

/** A form that is to be made. */
export interface FormDraft {
  readonly name: string;
  readonly fields: readonly FormFieldColumn[];
}

/** Makes a form and answers its id. */
export async function saveForm(
  trx: WriteTransaction,
  siteId: string,
  { name, fields }: FormDraft,
): Promise<string> {
  const id = newId();
  const row = { site_id: siteId, id, name, fields: JSON.stringify(fields), settings: '{}' };
  await trx.insertInto('forms').values(row).execute();
  await bumpSiteVersion(trx, siteId);
  return id;
}
