import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { setDirection } from './set-direction.ts';

it('a page of a language that is read from right to left says so, once', () => {
  const page = '<!doctype html>\n<html lang="he"><body><code>&lt;html</code></body></html>';
  expect(setDirection(page, 'he-IL')).toBe(page.replace('<html', '<html dir="rtl"'));
  expect(setDirection(page, 'en-US')).toBe(page);
  const own = '<html lang="he" dir="ltr"><body></body></html>';
  expect(setDirection(own, 'he')).toBe(own);
});

it('the pages of a Hebrew site do, whatever its theme prints', async () => {
  const app = await createTestApp();
  await app.createSite({ identifier: 'alder', host: 'alder.test', locale: 'he-IL' });
  const shown = async (url: string) =>
    (await app.inject({ url, headers: { host: 'alder.test' } })).body;
  expect(await shown('/cart')).toContain('<html dir="rtl" lang="he-IL">');
  await app.close();
});
