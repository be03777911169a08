import { expect, it } from 'vitest';
import { combine, optionsOf, variantEdits, type VariantRow } from './variant-rows.ts';

const row = (id: string | undefined, attributes: Record<string, string>): VariantRow => ({
  ...(id !== undefined && { id }),
  attributes,
  sku: id ?? '',
  priceCents: 500,
  salePriceCents: 0,
  onSale: false,
  weightGrams: 0,
  gtin: '',
  imageId: null,
  firstStock: null,
});

it('PROD-08 a save sends what is new, changed and gone of the variants, and nothing else', () => {
  const before = [row('a', { Size: 'S' }), row('b', { Size: 'M' }), row('c', { Size: 'L' })];
  const after = [before[0]!, { ...before[1]!, priceCents: 700 }, row(undefined, { Size: 'XL' })];
  expect(variantEdits(before, after)).toMatchObject({
    addedVariants: [{ attributes: { Size: 'XL' }, stock: 'unlimited' }],
    changedVariants: [{ id: 'b', changes: { priceCents: { from: 500, to: 700 } } }],
    removedVariantIds: ['c'],
  });
  expect(Object.keys(variantEdits(before, after).changedVariants[0]!.changes)).toEqual([
    'priceCents',
  ]);
});

it('PROD-08 options make all combinations and keep the variants that there are', () => {
  const only = row('a', {});
  const sizes = combine([only], [{ name: 'Size', values: ['S', 'M'] }]);
  expect(sizes.map(({ id, attributes }) => [id, attributes])).toEqual([
    ['a', { Size: 'S' }],
    [undefined, { Size: 'M' }],
  ]);
  const both = combine(sizes, [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['red', 'blue'] },
  ]);
  expect(both).toHaveLength(4);
  expect(both[0]).toMatchObject({ id: 'a', attributes: { Size: 'S', Colour: 'red' } });
  expect(optionsOf(both, ['Size', 'Colour'])).toEqual([
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['red', 'blue'] },
  ]);
  expect(combine(both, [])).toMatchObject([{ id: 'a', attributes: {} }]);
});
