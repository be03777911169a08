/** Addresses that forms are sent on to. */
import { errorCatalogue, selectOptionsMessage, VARIANT_FIELD_PREFIX } from '@sitewright/contract';
import type { ApiError, ErrorCode } from '@sitewright/contract';
import { sayOf, translateText } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';

const maxOptions = 10;
const maxOptionName = 100;

/** The cart page with a sentence: code and names of options travel, never the sentence itself. */
export function cartErrorPath(error: ApiError): string {
  const query = new URLSearchParams({ error: error.code });
  for (const field of Object.keys(error.details.errors ?? {}).slice(0, maxOptions)) {
    if (!field.startsWith(VARIANT_FIELD_PREFIX)) continue;
    query.append('option', field.slice(VARIANT_FIELD_PREFIX.length));
  }
  return `/cart?${query.toString()}`;
}

/** The sentence of `?error=CODE&option=NAME…`; empty for anything that is no code of ours. */
export function cartErrorMessage(
  site: Site,
  code: string,
  options: readonly string[] = [],
): string {
  if (!Object.hasOwn(errorCatalogue, code)) return '';
  if (code === 'options_unselected') {
    const names = options.slice(0, maxOptions).map((name) => name.slice(0, maxOptionName));
    return selectOptionsMessage(names, sayOf(site));
  }
  return translateText(site, errorCatalogue[code as ErrorCode].message);
}
