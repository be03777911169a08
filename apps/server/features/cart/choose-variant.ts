/** Which variant is meant: by its stock keeping unit, or by the chosen options. */
import {
  findUnselectedOptions,
  findVariant,
  listVariantOptions,
  productTypes,
} from '@sitewright/commerce';
import { ApiError, selectOptionsMessage, VARIANT_FIELD_PREFIX } from '@sitewright/contract';
import type { SoldProduct, SoldVariant } from '../products/sold-product.ts';

export interface VariantChoice {
  sku: string;
  /** Value by option name, from a form without scripts. */
  options: Readonly<Record<string, string>>;
  /** Of a variant that was chosen before: it and no other. */
  variantId?: string;
}

/**
 * @throws ApiError naming the options that are still to be chosen (ATC-09..11), asking for a
 *   denomination (ATC-19), or telling that there is no such variant (ATC-13)
 */
export function chooseVariant<Variant extends SoldVariant>(
  product: SoldProduct,
  variants: readonly Variant[],
  { sku, options, variantId }: VariantChoice,
): Variant {
  if (variantId !== undefined) {
    const same = variants.find((variant) => variant.id === variantId);
    if (!same) throw new ApiError('variant_unavailable');
    return same;
  }
  const [first, ...others] = variants;
  if (!first) throw new ApiError('variant_unavailable');
  if (sku || others.length === 0) return first;
  requireOptions(product, variants, options);
  const found = findVariant(variants, options);
  const chosen = variants.find((variant) => variant.id === found?.id);
  if (!chosen) throw new ApiError('variant_unavailable');
  return chosen;
}

function requireOptions(
  product: SoldProduct,
  variants: readonly SoldVariant[],
  options: Readonly<Record<string, string>>,
): void {
  const names = listVariantOptions(variants, product.optionOrdering).map(({ name }) => name);
  const unselected = findUnselectedOptions(names, options);
  if (unselected.length === 0) return;
  if (product.productType === productTypes.giftCard) throw new ApiError('denomination_required');
  const sentence = selectOptionsMessage(unselected);
  const errors = Object.fromEntries(
    unselected.map((name) => [`${VARIANT_FIELD_PREFIX}${name}`, sentence]),
  );
  throw new ApiError('options_unselected', { sentence }, { errors });
}
