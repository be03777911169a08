// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { bytesOnPage } from './bytes-on-page.ts';

afterEach(() => vi.restoreAllMocks());

it('knows what came at another width, and no size of what is no address, as own code may have it', () => {
  const name = new URL('/a.webp?format=500w', document.baseURI).href;
  const entries = [{ name, encodedBodySize: 100 }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
  const bytesOf = bytesOnPage(document);
  expect(bytesOf('/a.webp?format=500w')).toBe(100);
  expect(bytesOf('/a.webp?format=100w')).toBe(100);
  expect(bytesOf('/b.webp')).toBeUndefined();
  expect(bytesOf('http://[')).toBeUndefined();
});
