/** Addresses that forms are sent on to. */
import {
  errorCatalogue,
  readChosenOptions,
  selectOptionsMessage,
  VARIANT_FIELD_PREFIX,
  type addCartEntry,
  type ApiError,
  type ErrorCode,
} from '@sitewright/contract';
import type { z } from 'zod';
import { longestOption } from '../products/product-draft.ts';
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

/** Where an item is asked for what its form needs, with what was chosen of it already. */
export const itemDetailsPath = '/cart/details';

/** The same with the choice of a posted form. */
export function askForDetails(form: z.output<typeof addCartEntry.form>): string {
  const query = new URLSearchParams(chosenFields(form));
  return `${itemDetailsPath}?${query.toString()}`;
}

/** What of a posted form says which item is meant, and how many, by the names of its fields. */
export function chosenFields(form: z.output<typeof addCartEntry.form>): [string, string][] {
  const { quantity } = form;
  const isTyped = typeof quantity === 'string' || typeof quantity === 'number';
  const options = Object.entries(readChosenOptions(form)).slice(0, maxOptions);
  return [
    ['itemId', form.itemId],
    ['sku', form.sku ?? ''],
    ['quantity', isTyped ? String(quantity).slice(0, 20) : '1'],
    // As long as products have them: a choice that is cut is none.
    ...options.map(([name, value]): [string, string] => [
      VARIANT_FIELD_PREFIX + name.slice(0, longestOption.name),
      value.slice(0, longestOption.value),
    ]),
  ];
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
