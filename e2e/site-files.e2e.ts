/**
 * A site is downloaded as a ZIP, made anew of it, and its ZIP is the same. It has a server of its
 * own: the new site takes the place of the demo shop there.
 */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { shopOfWorker } from './support/shops.ts';

let shop: OwnShop;

test.use({ baseURL: `http://localhost:${shopOfWorker.ownPort}` });

test.beforeAll(async () => {
  shop = await startOwnShop({ hasDemoShops: true });
});

test.afterAll(() => shop.stop());

const expectNoFaults = (page: Page) => expectNoViolations(page, ['light', 'dark'], 'main');

/** The bytes of a ZIP that is made now. */
async function download(page: Page, site: string): Promise<Buffer> {
  await page.goto(`/config/sites/${site}/export`);
  const links = page.getByRole('link', { name: /^Download / });
  await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a ZIP' })).toBeEnabled();
  const before = await links.count();
  await page.getByRole('button', { name: 'Make a ZIP' }).press('Enter');
  await expect(links).toHaveCount(before + 1);
  await expectNoFaults(page);
  const [file] = await Promise.all([page.waitForEvent('download'), links.first().press('Enter')]);
  return readFile(await file.path());
}

test('a site comes back from its ZIP, byte for byte', async ({ page }) => {
  await page.goto(shop.ownerLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/config(?:\/set-up)?$/);
  const first = await download(page, 'second');

  const name = 'anew';
  await page.goto('/config/new-site');
  await page.getByRole('button', { name: 'Choose a ZIP' }).press('Enter');
  await expect(page.getByText('Say first where the site shall answer.')).toBeVisible();
  await expectNoFaults(page);
  await page.getByLabel('Web address of that site here').fill(name);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a ZIP' }).press('Enter'),
  ]);
  await chooser.setFiles({ name: 'site.zip', mimeType: 'application/zip', buffer: first });
  await page.waitForURL(new RegExp(`/config/sites/${name}`));

  expect((await download(page, name)).equals(first)).toBe(true);
});
