import { expect, it } from 'vitest';
import { dropPicture, givePicture, picturedValues } from './variant-pictures.ts';
import { variantEdits, type VariantRow } from './variant-rows.ts';

const row = (id: string, Size: string, Color: string): VariantRow => ({
  id,
  attributes: { Size, Color },
  sku: '',
  priceCents: 500,
  salePriceCents: 0,
  onSale: false,
  weightGrams: 0,
  gtin: '',
  imageId: null,
  firstStock: null,
});
const rows = [row('a', 'S', 'Red'), row('b', 'S', 'Blue'), row('c', 'L', 'Red')];
const red = { option: 'Color', value: 'Red', id: 'picture' };

it('PROD-08 a picture is given to all variants of a value, and a save sends just that', () => {
  const given = givePicture(rows, { ...red, isOn: true });
  expect(given.map(({ imageId }) => imageId)).toEqual(['picture', null, 'picture']);
  expect(picturedValues(given, ['Size', 'Color'], 'picture')).toEqual([
    { option: 'Size', value: 'S', count: 1, all: 2 },
    { option: 'Size', value: 'L', count: 1, all: 1 },
    { option: 'Color', value: 'Red', count: 2, all: 2 },
    { option: 'Color', value: 'Blue', count: 0, all: 1 },
  ]);
  expect(variantEdits(rows, given).changedVariants).toEqual([
    { id: 'a', changes: { imageId: { from: null, to: 'picture' } } },
    { id: 'c', changes: { imageId: { from: null, to: 'picture' } } },
  ]);
});

it('PROD-08 it goes off them again, and with the picture itself; others stay', () => {
  const given = givePicture(rows, { ...red, isOn: true });
  expect(givePicture(given, { ...red, isOn: false })).toEqual(rows);
  expect(dropPicture(given, 'picture')).toEqual(rows);
  expect(dropPicture(given, 'other')).toBe(given);
  const other = { option: 'Size', value: 'S', id: 'other', isOn: false };
  expect(givePicture(given, other)).toEqual(given);
});
