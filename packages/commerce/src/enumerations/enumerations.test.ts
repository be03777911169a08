import { expect, it } from 'vitest';
import { blockTypes } from './block-types.ts';
import { collectionTypes, folderBehaviors, recordTypes } from './content-types.ts';
import { promotedBlockTypes } from './promoted-block-types.ts';
import { sliceTypes } from './slice-types.ts';

const numbersOf = (table: { values: Readonly<Record<string, number>> }) =>
  Object.values(table.values);

it('ENUM-01 record types have their numbers', () => {
  expect(numbersOf(recordTypes)).toEqual([
    1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 30, 31, 50, 52, 54, 63,
  ]);
  expect(recordTypes.values['store-item']).toBe(11);
});

it('ENUM-02 collection types have their numbers', () => {
  expect(numbersOf(collectionTypes)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 23, 25,
  ]);
  expect(collectionTypes.values).toMatchObject({ page: 10, products: 13, portfolio: 23 });
});

it('ENUM-03 folder behaviours have their numbers', () => {
  expect(folderBehaviors.values).toEqual({ index: 1, redirect: 2, none: 3, variation: 4 });
});

it('ENUM-05 block types have their numbers', () => {
  expect(blockTypes.values).toMatchObject({ navigation: 1, product: 43, accordion: 69 });
  expect(blockTypes.nameOf(1337)).toBe('website-component');
  expect(blockTypes.nameOf(-1)).toBe('undefined');
  expect(new Set(numbersOf(blockTypes)).size).toBe(numbersOf(blockTypes).length);
});

it('ENUM-06 ENUM-07 promoted blocks and slices are listed', () => {
  expect(promotedBlockTypes).toHaveLength(11);
  expect(numbersOf(sliceTypes)).toHaveLength(18);
});
