import { expect, it } from 'vitest';
import { nameCategory } from './category-paths.ts';

const category = (id: string, parentId: string | null, collectionId = 'shop') => ({
  id,
  collectionId,
  parentId,
  displayName: id.toUpperCase(),
  urlPath: id,
  depth: 0,
  displayIndex: 0,
  productCount: 0,
});
const all = [category('wool', null), category('felt', 'wool'), category('sale', null, 'outlet')];
const pages = [
  { id: 'shop', title: 'Shop' },
  { id: 'outlet', title: 'Outlet' },
];

it('TAGS-01 a category is called by its way from the top, and by its store page of several', () => {
  expect(nameCategory('felt', all)).toBe('WOOL › FELT');
  expect(nameCategory('felt', all, pages)).toBe('Shop › WOOL › FELT');
  expect(nameCategory('sale', all, pages.slice(1))).toBe('SALE');
  expect(nameCategory('gone', all, pages)).toBeUndefined();
});
