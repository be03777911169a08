import { expect, it } from 'vitest';
import { chosenColumns } from './chosen-columns.ts';

const known = ['title', 'price', 'stock'];

it('columns are those that are named and known, the first always among them', () => {
  expect(chosenColumns(known, undefined)).toEqual(known);
  expect(chosenColumns(known, '')).toEqual(known);
  expect(chosenColumns(known, 'stock,price')).toEqual(known);
  expect(chosenColumns(known, 'stock,color')).toEqual(['title', 'stock']);
});
