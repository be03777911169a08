import { ApiError, contentLimits } from '@sitewright/contract';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import type { VariantDraft } from './product-draft.ts';

/**
 * How many variants, options and values staff may give a product; no two variants share a SKU.
 * @throws ApiError `too_many_variants`, `too_many_options`, `sku_taken`
 */
export function checkOptions(variants: readonly VariantDraft[], site: Site): void {
  checkVariantCount(variants.length, site);
  const skus = variants.flatMap(({ sku = '' }) => (sku === '' ? [] : [sku]));
  if (new Set(skus).size < skus.length) throw new ApiError('sku_taken');
  const values = new Map<string, Set<string>>();
  for (const { attributes = {} } of variants) {
    for (const [name, value] of Object.entries(attributes)) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  const { optionsPerProduct: options, valuesPerOption } = contentLimits;
  const isTooMany =
    values.size > options || [...values.values()].some((all) => all.size > valuesPerOption);
  if (isTooMany) {
    const counts = { options: String(options), values: String(valuesPerOption) };
    throw new ApiError('too_many_options', counts);
  }
}

/** As many as the site gives a product. D-59 @throws ApiError `too_many_variants` */
export function checkVariantCount(count: number, site: Site): void {
  const { variantsPerProduct } = readSettings(site, 'store');
  if (count > variantsPerProduct) {
    throw new ApiError('too_many_variants', { count: String(variantsPerProduct) });
  }
}
