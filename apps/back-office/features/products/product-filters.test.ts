import { expect, it } from 'vitest';
import { filterQuery, placeQuery, productFilters, sortQuery } from './product-filters.ts';

it('PROD-08 every filter that the menu offers is asked for as it stands in the address', () => {
  for (const { name, value } of productFilters) {
    const asked = Object.entries(filterQuery({ [name]: value }));
    expect(asked.map(([key, told]) => [key, String(told)])).toEqual([[name, value]]);
  }
});

it('words, tags and categories are asked for, and nothing that the address says wrongly', () => {
  const words = { search: 'mug', tag: 'new', categoryId: 'c1', collectionId: 's1' };
  expect(filterQuery(words)).toEqual(words);
  expect(placeQuery(words)).toEqual({ categoryId: 'c1', collectionId: 's1' });
  const wrong = { visible: 'maybe', onSale: '1', archived: '', stock: 'all', productType: '9' };
  expect(filterQuery(wrong)).toEqual({});
  expect(sortQuery({ sort: 'price', direction: 'desc' })).toEqual({
    sort: 'price',
    direction: 'desc',
  });
  expect(sortQuery({ sort: 'colour', direction: 'up' })).toEqual({});
});
