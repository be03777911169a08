/** What the variants of one product must agree on. */
import type { Report } from '../report.ts';
import type { DraftSettings, VariantDraft } from './product-draft.ts';

/**
 * Drops variants that repeat the options of an earlier one, and makes every SKU unique within the
 * product. The rows that are dropped are in the report.
 */
export function settleVariants(
  variants: readonly VariantDraft[],
  { variantsPerProduct: limit }: Pick<DraftSettings, 'variantsPerProduct'>,
  report: Report,
): VariantDraft[] {
  const combinations = new Set<string>();
  const skus = new Set<string>();
  return variants.flatMap((variant) => {
    const combination = combinationOf(variant);
    if (combinations.has(combination)) {
      const shown = Object.values(variant.attributes).join(' / ') || 'no options';
      report.reject(variant.line, 'variant-repeated', `A variant with ${shown} stands before.`);
      return [];
    }
    if (combinations.size >= limit) {
      report.reject(variant.line, 'too-many-variants', `A product has at most ${limit} variants.`);
      return [];
    }
    combinations.add(combination);
    const sku = makeUnique(variant.sku, skus);
    if (sku !== variant.sku) {
      const reason = `SKU "${variant.sku}" stands before in this product; "${sku}" is used.`;
      report.note(variant.line, 'sku-repeated', reason);
    }
    if (sku !== '') skus.add(sku);
    return [{ ...variant, sku }];
  });
}

/** Names a set of option values, in whatever order they come. */
export function combinationOf({ attributes }: Pick<VariantDraft, 'attributes'>): string {
  return JSON.stringify(Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function makeUnique(sku: string, taken: ReadonlySet<string>): string {
  if (sku === '' || !taken.has(sku)) return sku;
  for (let number = 2; ; number += 1) {
    const candidate = `${sku}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/**
 * Option values of a row under the names of its product. Names stand on the first row and may be
 * left out on the others; a value without a name gets `Option N`; values that are blank are left out.
 */
export function readAttributes(
  values: readonly string[],
  names: readonly string[],
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [index, value] of values.entries()) {
    if (value !== '') attributes[names[index] || `Option ${index + 1}`] = value;
  }
  return attributes;
}

/** Names of the options that variants use, in the order of the columns. */
export function usedOptionNames(
  variants: readonly VariantDraft[],
  names: readonly string[],
): string[] {
  const used = new Set(variants.flatMap((variant) => Object.keys(variant.attributes)));
  const all = [...names, ...used].filter((name) => used.has(name));
  return [...new Set(all)];
}
