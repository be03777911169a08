import { expect, it } from 'vitest';
import { readSquarespaceShop } from './squarespace-shop.ts';

const address = new URL('https://shop.example/');

/** A site whose first page is this, and whose one store is at `/store`. */
const siteOf = (html: string) => (url: URL) => {
  if (!url.searchParams.has('format')) return Promise.resolve(html);
  const typeName = url.pathname === '/store' ? 'products' : 'page';
  return Promise.resolve(JSON.stringify({ website: {}, collection: { typeName }, items: [] }));
};

it('stores are found by links, and links that never end are read in one pass', async () => {
  const links = `<a class="x" href="/store">Store</a>${'<a '.repeat(100_000)}`;
  expect(await readSquarespaceShop(siteOf(links), address)).toBeDefined();
  expect(await readSquarespaceShop(siteOf('<a '.repeat(100_000)), address)).toBeUndefined();
});
