import { expect, it } from 'vitest';
import { setDirection } from './set-direction.ts';

it('a page of a language that is read from right to left says so, once', () => {
  const page = '<!doctype html>\n<html lang="he"><body><code>&lt;html</code></body></html>';
  expect(setDirection(page, 'he-IL')).toBe(page.replace('<html', '<html dir="rtl"'));
  expect(setDirection(page, 'en-US')).toBe(page);
  const own = '<html lang="he" dir="ltr"><body></body></html>';
  expect(setDirection(own, 'he')).toBe(own);
});
