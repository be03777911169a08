import { expect, it } from 'vitest';
import { pageAddressSchema } from './page-address.ts';

it.each([
  'about',
  'about/team',
  'über-uns',
  '2026/11/winter-light',
  'v1.5',
  '...',
  '.well-known/x',
])('a page may stand at %s', (address) =>
  expect(pageAddressSchema.safeParse(address).success).toBe(true),
);

it.each([
  '',
  '/about',
  'about/',
  'a//b',
  '.',
  '..',
  '../../config',
  'a/../b',
  'a/%2e%2E/b',
  'a/.%2e',
  '"><script>',
  '<b>',
  'a b',
  'a?b',
  'a#b',
  String.raw`a\b`,
  '`',
])('no page may stand at %j', (address) =>
  expect(pageAddressSchema.safeParse(address).success).toBe(false),
);
