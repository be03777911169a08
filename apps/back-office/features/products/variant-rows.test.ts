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

it('PROD-08 a save sends every field that the table edits', () => {
  const before = row('a', { Size: 'S' });
  const fields = {
    attributes: { Size: 'M' },
    sku: 'b',
    priceCents: 700,
    salePriceCents: 600,
    onSale: true,
    weightGrams: 90,
    gtin: '4006381333931',
    imageId: 'picture',
  };
  for (const [field, to] of Object.entries(fields)) {
    const [changed] = variantEdits([before], [{ ...before, [field]: to }]).changedVariants;
    expect([field, Object.keys(changed?.changes ?? {})]).toEqual([field, [field]]);
  }
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

it('PROD-08 2,000 variants keep their rows in whatever order options and values come', () => {
  const [few, many] = [
    Array.from({ length: 10 }, (_, index) => `v${index}`),
    Array.from({ length: 20 }, (_, index) => `w${index}`),
  ];
  const options = [
    { name: 'Size', values: few },
    { name: 'Colour', values: many },
    { name: 'Cloth', values: few },
  ];
  const rows = combine([], options).map((one, index) => ({ ...one, id: `id-${index}` }));
  expect(rows).toHaveLength(2000);
  const turned = options
    .toReversed()
    .map(({ name, values }) => ({ name, values: values.toReversed() }));
  const after = combine(rows, turned);
  const idOf = ({ attributes }: VariantRow) => options.map(({ name }) => attributes[name]).join();
  const before = new Map(rows.map((one) => [idOf(one), one.id]));
  expect(after.map(({ id }) => id)).toEqual(after.map((one) => before.get(idOf(one))));
  expect(new Set(after.map(({ id }) => id)).size).toBe(2000);
  // Without one of the options the first row of each of the others stays.
  const without = combine(rows, options.slice(0, 2));
  expect(without.map(({ id }) => id)).toEqual(
    rows.filter((_, at) => at % 10 === 0).map((r) => r.id),
  );
});

it('PROD-08 a row without the new option goes to the first combination, beside rows that have it', () => {
  const rows = [row('a', { Size: 'S', Colour: 'blue' }), row('b', { Size: 'S' })];
  const made = combine(rows, [
    { name: 'Size', values: ['S'] },
    { name: 'Colour', values: ['red', 'blue', 'green'] },
  ]);
  expect(made.map(({ id, attributes: { Colour } }) => [id, Colour])).toEqual([
    ['b', 'red'],
    ['a', 'blue'],
    [undefined, 'green'],
  ]);
});
