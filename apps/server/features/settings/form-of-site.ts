import { fieldsIn, type Form, type FormField } from '@sitewright/contract';
import type { Site } from '../sites/site.ts';
import { readSettings } from './read-settings.ts';

/** A form as visitors of the site are asked it: in the parts that its country writes. FORM-07..11 */
export function formOfSite<Asked extends Pick<Form, 'fields'>>(site: Site, form: Asked): Asked {
  return { ...form, fields: fieldsOfSite(site, form.fields) };
}

/** See {@link formOfSite}. */
export function fieldsOfSite(site: Site, fields: readonly FormField[]): FormField[] {
  return fieldsIn(readSettings(site, 'store').shippingCountryDefaultValue, fields);
}
