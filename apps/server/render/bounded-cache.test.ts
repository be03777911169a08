import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('what was used longest ago goes first when the weight is too much', () => {
  const cache = new BoundedCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'C', 4);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBe('A');
  expect(cache.weight).toBe(8);
});

test('a value too heavy for the whole cache is not kept, and replaces nothing else', () => {
  const cache = new BoundedCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('a', 'AA', 6);
  cache.set('big', 'B', 11);
  expect(cache.get('a')).toBe('AA');
  expect(cache.get('big')).toBeUndefined();
  expect(cache.weight).toBe(6);
});
