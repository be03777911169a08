import { fieldsIn } from '@sitewright/contract';
import type { Site } from '../sites/site.ts';
import { readSettings } from './read-settings.ts';

/** A field of a form, as the database and the contract have it. */
interface Field {
  readonly type: string;
}

/** A form as visitors of the site are asked it: in the parts that its country writes. FORM-07..11 */
export function formOfSite<Asked extends { readonly fields: readonly Field[] }>(
  site: Site,
  form: Asked,
): Asked {
  return { ...form, fields: fieldsOfSite(site, form.fields) };
}

/** See {@link formOfSite}. */
export function fieldsOfSite<Asked extends Field>(
  site: Site,
  fields: readonly Asked[],
): (Asked & { country?: string })[] {
  return fieldsIn(readSettings(site, 'store').shippingCountryDefaultValue, fields);
}
