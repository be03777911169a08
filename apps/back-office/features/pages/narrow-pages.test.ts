import { expect, it } from 'vitest';
import { narrowPages, pageFilters } from './narrow-pages.ts';

const page = (id: string, more: object = {}) => ({
  id,
  title: id,
  urlId: id.toLowerCase(),
  isEnabled: true,
  isProtected: false,
  document: null,
  ...more,
});
const pages = [
  page('Shop'),
  page('About us'),
  page('Old', { isEnabled: false }),
  page('Members', { isEnabled: false, isProtected: true }),
  page('News', { document: { state: 'draft' } as never }),
];

it('pages are found by words of their title and address', () => {
  const find = (search: string) =>
    narrowPages(pages, { search, filter: undefined }, new Set()).map(({ id }) => id);
  expect([find('us about'), find('/sho'), find('  '), find('nowhere')]).toEqual([
    ['About us'],
    ['Shop'],
    pages.map(({ id }) => id),
    [],
  ]);
});

it('each filter leaves the pages of which it is true', () => {
  const left = pageFilters.map((filter) => [
    filter,
    narrowPages(pages, { search: '', filter }, new Set(['Old'])).map(({ id }) => id),
  ]);
  expect(Object.fromEntries(left)).toEqual({
    live: ['Shop', 'About us'],
    unpublished: ['News'],
    off: ['Old'],
    locked: ['Members'],
    notLinked: ['Old'],
  });
});
