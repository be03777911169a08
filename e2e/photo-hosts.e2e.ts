/** Galleries of a host of photos come into a gallery of the site, and visitors ask the host for nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { canvas, insertBlock, saveEdit, untilSaved } from './support/editor.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { shopOfWorker } from './support/shops.ts';

const origin = `http://localhost:${shopOfWorker.ownPort}`;
const folder = path.join(import.meta.dirname, '../demo/images');
let shop: OwnShop;
let host: http.Server;
let hostOrigin: string;

test.use({ baseURL: origin, viewport: { width: 1440, height: 900 } });

test.beforeAll(async () => {
  const files = readdirSync(folder)
    .filter((name) => /\.(?:webp|jpe?g)$/.test(name))
    .slice(0, 12);
  const feeds: Record<string, unknown> = {
    '/walks.json': {
      title: 'Walks in fog',
      items: files.map((name) => ({ title: `Walk ${name}`, media: { m: `/${name}` } })),
    },
    '/tools.json': { title: 'Old tools', items: [{ title: 'Gone', image: '/gone.jpg' }] },
  };
  host = http.createServer(({ url = '' }, response) => {
    if (feeds[url]) response.end(JSON.stringify(feeds[url]));
    else if (files.includes(url.slice(1))) response.end(readFileSync(path.join(folder, url)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hostOrigin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  shop = await startOwnShop({ themesDir: 'apps/server/testing/themes', asksInside: true });
  shop.addExampleSite('forge');
});

test.afterAll(async () => {
  await shop.stop();
  host.close();
});

test('GLRY-16 two galleries are looked for, one is chosen, its pictures are copied, taken back and published', async ({
  page,
  browser,
}) => {
  await page.goto(shop.ownerLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/config(?:\/set-up)?$/);
  await page.goto('/config/sites/forge/pages');
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.locator('[data-area][data-now]')).toBeVisible();
  await saveEdit(page, () => insertBlock(page, 'Gallery'));
  await page.getByRole('button', { name: 'Pictures of a photo service' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures of a photo service' });
  const addresses = dialog.getByLabel('Addresses of feeds');
  await expect(addresses).toBeFocused();
  await dialog.getByRole('button', { name: 'Look for pictures' }).click();
  await expect(dialog.getByText('Write an address first.')).toBeVisible();
  const lines = ['walks.json', 'tools.json', 'nothing'].map((name) => `${hostOrigin}/${name}`);
  await addresses.fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Look for pictures' }).press('Enter');
  await expect(dialog.getByText('Walks in fog (12 pictures)')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('The service did not answer');
  const tools = dialog.getByRole('checkbox', { name: 'Old tools (1 picture)' });
  await tools.press('Space');
  await expect(dialog.getByRole('button', { name: 'Bring 12 pictures' })).toBeEnabled();
  await tools.press('Space');
  await expectNoViolations(page, ['light', 'dark']);
  const pictures = process.env['PICTURES'];
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect([width, overflow <= 0]).toEqual([width, true]);
    if (pictures) await page.screenshot({ path: `${pictures}/photo-host-${width}.png` });
  }
  await saveEdit(page, () =>
    dialog.getByRole('button', { name: 'Bring 13 pictures' }).press('Enter'),
  );
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1 picture could not be copied.')).toBeVisible();
  const slides = canvas(page).locator('.sqs-gallery .slide');
  await expect(slides).toHaveCount(12);
  // One gesture, one step back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(slides).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(slides).toHaveCount(12);
  await untilSaved(page);
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await moved).status()).toBe(200);

  const visiting = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await visiting.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => void asked.push(new URL(request.url()).host));
  await visitor.goto(`http://forge.localhost:${shopOfWorker.ownPort}/`);
  await expect(visitor.locator('.sqs-gallery .slide img')).toHaveCount(12);
  expect(new Set(asked)).toEqual(new Set([`forge.localhost:${shopOfWorker.ownPort}`]));
  await visiting.close();
});
