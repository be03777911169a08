import { expect, it } from 'vitest';
import { chooseStorePage } from './choose-store-page.ts';

const page = (id: string, isFull = false) => ({ id, title: id, urlId: id, isFull });

it('PROD-08 a new product goes where the owner comes from, else where there is room', () => {
  const pages = [page('shop', true), page('outlet'), page('books')];
  expect(chooseStorePage(pages, 'books')?.id).toBe('books');
  expect(chooseStorePage(pages, 'shop')?.id).toBe('shop');
  expect(chooseStorePage(pages, undefined)?.id).toBe('outlet');
  expect(chooseStorePage(pages, 'a category that is gone')?.id).toBe('outlet');
  expect(chooseStorePage([page('shop', true)], undefined)?.id).toBe('shop');
  expect(chooseStorePage([], undefined)).toBeUndefined();
});
