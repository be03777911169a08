/** Amounts of a gift card: each is a variant, known by its value. SUBS-03 */
import { contentLimits, ruleLimits } from '@sitewright/contract';
import type { VariantRow } from './variant-rows.ts';

/** What an amount may be, in minor units. */
export const amountRange = { min: 1, max: ruleLimits.amountCents } as const;

/** Why an amount cannot be added; undefined: it can. */
export function refuseAmount(
  rows: readonly VariantRow[],
  cents: number | undefined,
): 'wrong' | 'taken' | 'full' | undefined {
  if (cents === undefined || cents < amountRange.min || cents > amountRange.max) return 'wrong';
  if (rows.some(({ priceCents }) => priceCents === cents)) return 'taken';
  return rows.length >= contentLimits.valuesPerOption ? 'full' : undefined;
}

/** The amounts with one more, by size; each is called what `nameOf` says of it. */
export function addAmount(
  rows: readonly VariantRow[],
  cents: number,
  { option, nameOf }: { option: string; nameOf: (cents: number) => string },
): VariantRow[] {
  const added: VariantRow = {
    attributes: { [option]: nameOf(cents) },
    sku: '',
    priceCents: cents,
    salePriceCents: 0,
    onSale: false,
    weightGrams: 0,
    gtin: '',
    imageId: null,
    firstStock: null,
  };
  const named = rows.map((row) =>
    row.attributes[option] === undefined
      ? { ...row, attributes: { [option]: nameOf(row.priceCents) } }
      : row,
  );
  return [...named, added].toSorted((one, other) => one.priceCents - other.priceCents);
}
