import { stockOf } from '../stock/stock.ts';
import type { Variant } from '../product/product.ts';

/** Chosen value per option name; a blank or missing value is not chosen yet. */
export type ChosenOptions = Readonly<Record<string, string | null | undefined>>;

/** One option of a product with the values its variants offer, in display order. */
export type VariantOption = { readonly name: string; readonly values: readonly string[] };

/** True when the visitor has something to choose; digital products never have. CFM-07. */
export function hasVariantChoice(variants: readonly Variant[]): boolean {
  return variants.length > 1;
}

/**
 * The options of a product in order: first as the owner ordered them, then any others in order of
 * appearance. Names that no variant uses are left out. ENT-01, PDP-18.
 */
export function listVariantOptions(
  variants: readonly Variant[],
  variantOptionOrdering: readonly string[] = [],
): VariantOption[] {
  const values = new Map<string, Set<string>>();
  for (const name of variantOptionOrdering) values.set(name, new Set());
  for (const variant of variants) {
    for (const [name, value] of Object.entries(variant.attributes ?? {})) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return [...values]
    .map(([name, used]) => ({ name, values: [...used] }))
    .filter((option) => option.values.length > 0);
}

/** Names of the options still to be chosen, in display order. The texts are ATC-09..11. */
export function findUnselectedOptions(
  optionNames: readonly string[],
  chosen: ChosenOptions,
): string[] {
  return optionNames.filter((name) => !Object.hasOwn(chosen, name) || !chosen[name]);
}

/**
 * The variant with exactly the chosen values; choices of other options are ignored. Undefined when
 * there is none or when a choice is missing. ATC-13.
 */
export function findVariant(
  variants: readonly Variant[],
  chosen: ChosenOptions,
): Variant | undefined {
  return variants.find((variant) =>
    Object.entries(variant.attributes ?? {}).every(([name, value]) => chosen[name] === value),
  );
}

/**
 * The values of each option that a variant in stock has: with nothing chosen yet, all others are sold
 * out. One pass, for lists of many products; {@link getValueState} says the same value by value.
 */
export function listValuesInStock(
  variants: readonly Variant[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const variant of variants) {
    if (stockOf(variant) === 0) continue;
    for (const [name, value] of Object.entries(variant.attributes ?? {})) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return values;
}

/** How a value of one option stands beside the other choices already made. */
export type ValueState = 'available' | 'sold-out' | 'missing';

/**
 * Tells whether choosing a value can still lead to a variant in stock, to a sold-out one, or to
 * none, given the choices made for the other options.
 */
export function getValueState(
  variants: readonly Variant[],
  chosen: ChosenOptions,
  option: { readonly name: string; readonly value: string },
): ValueState {
  const wanted = { ...chosen, [option.name]: option.value };
  const matching = variants.filter((variant) =>
    Object.entries(wanted).every(([name, value]) => !value || variant.attributes?.[name] === value),
  );
  if (matching.length === 0) return 'missing';
  return matching.some((variant) => stockOf(variant) > 0) ? 'available' : 'sold-out';
}

/** A chosen value of one option. */
export type OptionValue = { readonly optionName: string; readonly value: string };

/**
 * The chosen values of a variant in the owner's order of options, others behind them. Databases and
 * JSON keep attributes in no order; this list keeps it wherever it goes.
 */
export function listOptionValues(
  attributes: Readonly<Record<string, string>>,
  variantOptionOrdering?: readonly string[],
): OptionValue[] {
  const options = listVariantOptions([{ attributes }], variantOptionOrdering);
  return options.map(({ name }) => ({ optionName: name, value: attributes[name] ?? '' }));
}

/** The values of a variant in one line: `Small / Blue`. */
export function describeVariant(
  variant: Variant,
  variantOptionOrdering?: readonly string[],
): string {
  const values =
    variant.optionValues ?? listOptionValues(variant.attributes ?? {}, variantOptionOrdering);
  return values.map(({ value }) => value).join(' / ');
}
