import { asText, getKey, getPath, isObject, sizeOf } from '../values/read.ts';

/** An option of a product with the values that its variants offer. */
export interface ItemOption {
  readonly name: string;
  readonly values: readonly string[];
}

const contentPath = ['structuredContent'] as const;

/** Elements of a list, or of an object that counts like one. */
function elementsOf(value: unknown): readonly unknown[] {
  return Array.from({ length: sizeOf(value) }, (_, index) => getKey(value, index));
}

/**
 * The options that the owner put in order (`variantOptionOrdering`), each with the values that
 * occur; none when there is nothing to choose. Other attributes of variants are not shown. PDP-18.
 */
export function listItemOptions(item: unknown): readonly ItemOption[] {
  const content = getPath(item, contentPath);
  const variants = elementsOf(getKey(content, 'variants'));
  if (variants.length <= 1) return [];
  const attributes = variants.map((variant) => getKey(variant, 'attributes')).filter(isObject);
  return elementsOf(getKey(content, 'variantOptionOrdering')).map((rawName) => {
    const name = asText(rawName);
    const chosen = attributes.filter((values) => Object.hasOwn(values, name));
    return { name, values: [...new Set(chosen.map((values) => asText(values[name])))] };
  });
}
