import { expect, it } from 'vitest';
import { placeOnPage } from './place-on-page.ts';

const pages = ['shop', 'outlet'].map((id) => ({ id, title: id, urlId: id, isFull: false }));
const product = { path: '/shop/p/mug', urlId: 'mug', collectionId: 'shop' };

it('PROD-08 a product has its address below the store page that it goes to', () => {
  expect(placeOnPage(product, { pages, collectionId: 'outlet' })).toBe('/outlet/p/');
  expect(placeOnPage(product, { pages, collectionId: 'shop' })).toBe('/shop/p/');
  expect(placeOnPage(product, { pages: [], collectionId: 'outlet' })).toBe('/shop/p/');
});
