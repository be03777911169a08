import { describe, expect, it } from 'vitest';
import {
  describeVariant,
  findUnselectedOptions,
  findVariant,
  getValueState,
  hasVariantChoice,
  listOptionValues,
  listValuesInStock,
  listVariantOptions,
} from './variant-options.ts';

const variants = [
  { sku: 'A', attributes: { Size: 'Small', Colour: 'Clay' }, qtyInStock: 2 },
  { sku: 'B', attributes: { Size: 'Large', Colour: 'Clay' }, qtyInStock: 0 },
  { sku: 'C', attributes: { Size: 'Small', Colour: 'Moss' }, unlimited: true },
];

it('ENT-01 options follow the owner, then appearance', () => {
  expect(listVariantOptions(variants, ['Colour'])).toEqual([
    { name: 'Colour', values: ['Clay', 'Moss'] },
    { name: 'Size', values: ['Small', 'Large'] },
  ]);
  expect(listVariantOptions(variants, ['Gone', 'Size']).map(({ name }) => name)).toEqual([
    'Size',
    'Colour',
  ]);
  expect(listVariantOptions([{}])).toEqual([]);
});

it('ENT-01 chosen values follow the owner, whatever order they are kept in', () => {
  const attributes = { Edge: 'Fringed', Size: 'Single', Color: 'Heather' };
  expect(listOptionValues(attributes, ['Size', 'Color', 'Gone'])).toEqual([
    { optionName: 'Size', value: 'Single' },
    { optionName: 'Color', value: 'Heather' },
    { optionName: 'Edge', value: 'Fringed' },
  ]);
  const variant = { attributes };
  expect(describeVariant(variant, ['Size', 'Color', 'Edge'])).toBe('Single / Heather / Fringed');
  expect(listOptionValues({}, ['Size'])).toEqual([]);
});

it('ATC-09 finds the options still to be chosen in display order', () => {
  const names = ['Size', 'Colour', 'Glaze'];
  expect(findUnselectedOptions(names, {})).toEqual(names);
  expect(findUnselectedOptions(names, { Colour: 'Clay', Size: '' })).toEqual(['Size', 'Glaze']);
  expect(findUnselectedOptions(names, { Size: 'S', Colour: 'C', Glaze: 'G' })).toEqual([]);
});

describe('findVariant', () => {
  it('ATC-13 finds the variant with exactly the chosen values', () => {
    expect(findVariant(variants, { Size: 'Small', Colour: 'Moss' })?.sku).toBe('C');
    expect(findVariant(variants, { Size: 'Large', Colour: 'Moss' })).toBeUndefined();
    expect(findVariant(variants, { Size: 'Small' })).toBeUndefined();
    expect(findVariant(variants, { Size: 'Large', Colour: 'Clay', Gift: 'Yes' })?.sku).toBe('B');
  });

  it('finds the only variant of a product without options', () => {
    expect(findVariant([{ sku: 'only' }], {})?.sku).toBe('only');
    expect(findVariant([], {})).toBeUndefined();
  });

  it('names like those of object members are ordinary names', () => {
    const odd = [{ sku: 'X', attributes: { constructor: 'A', toString: 'B' } }];
    expect(findVariant(odd, {})).toBeUndefined();
    expect(findVariant(odd, { constructor: 'A', toString: 'B' })?.sku).toBe('X');
    expect(findUnselectedOptions(['constructor'], {})).toEqual(['constructor']);
  });
});

it('tells which values still lead to a variant', () => {
  const stateOf = (chosen: Record<string, string>, name: string, value: string) =>
    getValueState(variants, chosen, { name, value });
  expect(stateOf({}, 'Size', 'Large')).toBe('sold-out');
  expect(stateOf({}, 'Size', 'Small')).toBe('available');
  expect(stateOf({ Colour: 'Moss' }, 'Size', 'Large')).toBe('missing');
  expect(stateOf({ Size: 'Large' }, 'Size', 'Small')).toBe('available');
});

it('PDP-18 with nothing chosen, the values in stock are those that value by value are available', () => {
  const inStock = listValuesInStock(variants);
  for (const { name, values } of listVariantOptions(variants)) {
    for (const value of values) {
      const state = getValueState(variants, {}, { name, value });
      expect([name, value, inStock.get(name)?.has(value) === true]).toEqual([
        name,
        value,
        state === 'available',
      ]);
    }
  }
  expect(listValuesInStock([{ attributes: { Size: 'S' }, qtyInStock: -1 }, {}])).toEqual(new Map());
});

it('describes a variant by its values', () => {
  expect(describeVariant({ optionValues: [{ value: 'Small' }, { value: 'Clay' }] })).toBe(
    'Small / Clay',
  );
  expect(describeVariant(variants[0]!, ['Colour', 'Size'])).toBe('Clay / Small');
  expect(describeVariant({})).toBe('');
});

it('CFM-07 there is a choice from two variants on', () => {
  expect([[], [{}], [{}, {}]].map(hasVariantChoice)).toEqual([false, false, true]);
});
