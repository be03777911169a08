import type { PluginContext } from '@sitewright/template';
import { countMembers } from '../values/charge.ts';
import { asText, getKey, isObject } from '../values/read.ts';

/** An option of a product with the values that its variants offer. */
export interface ItemOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Elements of a list, or of an object that counts like one. */
function elementsOf(value: unknown, ctx: PluginContext): readonly unknown[] {
  const length = countMembers(value, ctx);
  return Array.isArray(value) ? value : Array.from({ length }, (_, index) => getKey(value, index));
}

/** The different texts that some objects have under a name, in order of appearance. */
function valuesUnder(name: string, objects: readonly Record<string, unknown>[]): string[] {
  const values = new Set<string>();
  for (const object of objects) {
    if (Object.hasOwn(object, name)) values.add(asText(object[name]));
  }
  return [...values];
}

/**
 * The options that the owner put in order (`variantOptionOrdering`), each with the values that
 * occur; none when there is nothing to choose. A name that stands there twice has its values once.
 * Other attributes of variants are not shown. PDP-18.
 */
export function listItemOptions(item: unknown, ctx: PluginContext): readonly ItemOption[] {
  const content = getKey(item, 'structuredContent');
  const variants = elementsOf(getKey(content, 'variants'), ctx);
  if (variants.length <= 1) return [];
  const attributes = variants.map((variant) => getKey(variant, 'attributes')).filter(isObject);
  const names = elementsOf(getKey(content, 'variantOptionOrdering'), ctx).map(asText);
  const known = new Set<string>();
  return names.map((name) => {
    if (known.has(name)) return { name, values: [] };
    known.add(name);
    ctx.charge(attributes.length >> 2);
    return { name, values: valuesUnder(name, attributes) };
  });
}
