import { asText, getKey, isObject, sizeOf } from '../values/read.ts';

/** An option of a product with the values that its variants offer. */
export interface ItemOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Elements of a list, or of an object that counts like one. */
function elementsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return Array.from({ length: sizeOf(value) }, (_, index) => getKey(value, index));
}

/** The different texts that some objects have under a name, in order of appearance. */
function valuesUnder(name: string, objects: readonly Record<string, unknown>[]): string[] {
  const values: string[] = [];
  for (const object of objects) {
    if (!Object.hasOwn(object, name)) continue;
    const value = asText(object[name]);
    if (!values.includes(value)) values.push(value);
  }
  return values;
}

/**
 * The options that the owner put in order (`variantOptionOrdering`), each with the values that
 * occur; none when there is nothing to choose. A name that stands there twice has its values once.
 * Other attributes of variants are not shown. PDP-18.
 */
export function listItemOptions(item: unknown): readonly ItemOption[] {
  const content = getKey(item, 'structuredContent');
  const variants = elementsOf(getKey(content, 'variants'));
  if (variants.length <= 1) return [];
  const attributes = variants.map((variant) => getKey(variant, 'attributes')).filter(isObject);
  const names = elementsOf(getKey(content, 'variantOptionOrdering')).map(asText);
  return names.map((name, place) => {
    const isFirst = names.indexOf(name) === place;
    return { name, values: isFirst ? valuesUnder(name, attributes) : [] };
  });
}
