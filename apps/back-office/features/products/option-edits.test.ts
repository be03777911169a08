import { contentLimits } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { addValues, applyOptions, editsOf, renameValue, rowsLost } from './option-edits.ts';
import { variantEdits, type VariantRow } from './variant-rows.ts';

const row = (id: string, attributes: Record<string, string>): VariantRow => ({
  id,
  attributes,
  sku: id,
  priceCents: 500,
  salePriceCents: 0,
  onSale: false,
  weightGrams: 0,
  gtin: '',
  imageId: null,
  firstStock: null,
});

const rows = [
  row('a', { Size: 'S', Color: 'Red' }),
  row('b', { Size: 'S', Color: 'Blue' }),
  row('c', { Size: 'L', Color: 'Red' }),
  row('d', { Size: 'L', Color: 'Blue' }),
];
const edits = editsOf(rows, ['Size', 'Color']);
const [size, color, none] = [edits[0]!, edits[1]!, edits[2]!];
const told = (all: readonly VariantRow[]) =>
  all.map(({ id, attributes }) => `${id}: ${Object.values(attributes).join(' ')}`);

it('PROD-08 a value and an option by another name keep their variants', () => {
  const small = renameValue(size, 'was S', ' L ') ?? renameValue(size, 'was S', ' Small ')!;
  const after = applyOptions(rows, [{ ...small, name: 'Measure' }, color, none]);
  expect(told(after)).toEqual(['a: Small Red', 'b: Small Blue', 'c: L Red', 'd: L Blue']);
  expect(after[0]!.attributes).toEqual({ Measure: 'Small', Color: 'Red' });
  const { addedVariants, removedVariantIds } = variantEdits(rows, after);
  expect([addedVariants, removedVariantIds]).toEqual([[], []]);
});

it('PROD-08 two values may change their names with each other', () => {
  const between = renameValue(size, 'was S', 'X')!;
  const swapped = renameValue(renameValue(between, 'was L', 'S')!, 'was S', 'L')!;
  expect(told(applyOptions(rows, [swapped, color, none]))).toEqual([
    'a: L Red',
    'b: L Blue',
    'c: S Red',
    'd: S Blue',
  ]);
});

it('PROD-08 values in another order put the variants in it; none is lost', () => {
  const turned = { ...size, values: size.values.toReversed() };
  const after = applyOptions(rows, [turned, color, none]);
  expect(told(after)).toEqual(['c: L Red', 'd: L Blue', 'a: S Red', 'b: S Blue']);
  expect(rowsLost(rows, after)).toEqual([]);
  // Also where the option has another name by then.
  expect(told(applyOptions(rows, [{ ...turned, name: 'Measure' }, color, none]))).toEqual(
    told(after),
  );
});

it('PROD-08 a value that is taken away takes its variants with it', () => {
  const less = { ...size, values: size.values.slice(0, 1) };
  const after = applyOptions(rows, [less, color, none]);
  expect(rowsLost(rows, after).map(({ id }) => id)).toEqual(['c', 'd']);
});

it('PROD-08 D-59 what is pasted are values, each once and not too many', () => {
  const added = addValues(size, ['M', ' S ', '', 'M', 'XL']);
  expect(added.values.map(({ text }) => text)).toEqual(['S', 'L', 'M', 'XL']);
  const many = Array.from({ length: 150 }, (_, index) => `${index}`);
  expect(addValues(size, many).values).toHaveLength(contentLimits.valuesPerOption);
  expect(renameValue(added, 'was S', 'M')).toBeUndefined();
});
