// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

afterEach(() => {
  globalThis.Static = undefined;
});

test('paths of pages stay in the language of the page, and others are left alone', () => {
  const paths = [
    '/cart',
    '/',
    '/de/cart',
    '/de',
    '/api/commerce/x',
    '//else.example/a',
    'https://a.b/c',
  ];
  expect(paths.map(pagePath)).toEqual(paths);
  globalThis.Static = { SQUARESPACE_CONTEXT: { languagePath: '/de' } };
  expect(paths.map(pagePath)).toEqual([
    '/de/cart',
    '/de/',
    '/de/cart',
    '/de',
    '/api/commerce/x',
    '//else.example/a',
    'https://a.b/c',
  ]);
  expect(pagePath('/design')).toBe('/de/design');
  const ofAll = ['/de?x=1', '/checkout/payment/a1', '/content/v1/s/a/menu.pdf', '/s/file.pdf'];
  expect(ofAll.map(pagePath)).toEqual(ofAll);
});
