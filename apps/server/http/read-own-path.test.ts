import { expect, it } from 'vitest';
import { readOwnPath, readOwnReferer } from './read-own-path.ts';

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/a\\evil.example',
  '/\t/evil.example',
  '/a/..//evil.example',
  '/a\u0000',
  '/a\r\nLocation: /b',
  'javascript:alert(1)',
  'shop',
  '',
  `/${'a'.repeat(1_000)}`,
  undefined,
  7,
])('refuses what could lead elsewhere, or is no path: %j', (text) => {
  expect(readOwnPath(text)).toBeUndefined();
});

it.each([
  ['/', '/'],
  ['/shop/lamp?colour=red#reviews', '/shop/lamp?colour=red#reviews'],
  ['/a/../b', '/b'],
  ['/über-uns', '/%C3%BCber-uns'],
])('writes a page of this site as headers can hold it: %s', (text, path) => {
  expect(readOwnPath(text)).toBe(path);
});

it.each([
  ['http://shop.example/journal?page=2', '/journal?page=2'],
  ['http://other.example/journal', undefined],
  ['http://shop.example//other.example', undefined],
  ['nowhere', undefined],
  [undefined, undefined],
])('a referer of this site is a page to go back to: %s', (referer, path) => {
  expect(readOwnReferer({ headers: { referer }, host: 'shop.example' })).toBe(path);
});
