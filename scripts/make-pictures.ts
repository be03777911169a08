/**
 * Makes the pictures of the README: starts the server on an empty folder, opens the pages in
 * Chromium and saves them to docs/pictures/. Run: `node scripts/make-pictures.ts`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from './find-chromium.mjs';
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { rootDir } from './lib/install.mjs';
import { signInByLink, startPictureServer, type PictureServer } from './lib/picture-server.ts';

const port = 4390;
const outDir = path.join(rootDir, 'docs/pictures');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(path.join(outDir, `${name}.webp`));
}

async function open(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function photograph(browser: Browser, server: PictureServer): Promise<void> {
  const wide = await open(browser, desktop);
  await wide.goto(`${server.url}/`);
  await save(wide, 'home');
  await wide.goto(`${server.url}/shop`);
  await save(wide, 'shop');
  const product = await wide.locator('a[href^="/shop/p/"]').first().getAttribute('href');
  await wide.goto(`${server.url}${product}`);
  await save(wide, 'product');
  await signInByLink(wide, server.ownerLink);
  const office = `${server.url}/config/sites/alder-loom`;
  await wide.goto(`${office}/products`);
  await wide.getByRole('row').nth(1).waitFor();
  await save(wide, 'owner');
  await wide.goto(`${office}/products?search=linen`);
  await wide.getByRole('row').nth(1).getByRole('link').click();
  await wide.getByLabel('Name', { exact: true }).waitFor();
  await save(wide, 'owner-product');
  await wide.goto(`${office}/inventory`);
  await wide.getByRole('row').nth(1).waitFor();
  await save(wide, 'owner-inventory');
  await photographEditor(wide, office);

  const narrow = await open(browser, phone);
  await narrow.goto(`${server.url}${product}`);
  await save(narrow, 'product-phone');
}

/** A page in the editor, with a block chosen: its handles on the page and its fields at the side. */
async function photographEditor(page: Page, office: string): Promise<void> {
  await page.goto(`${office}/pages`);
  await page
    .getByRole('row', { name: /^About/ })
    .getByRole('link')
    .first()
    .click();
  const canvas = page.frameLocator('iframe[data-canvas]');
  await canvas.locator('#sections .sqs-block').first().waitFor();
  await page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('button', { name: /^Text/ })
    .first()
    .click();
  await page.locator('[data-selected]').waitFor();
  await page.getByRole('toolbar', { name: 'Form of the text' }).waitFor();
  await save(page, 'editor');
}

mkdirSync(outDir, { recursive: true });
ensureBrowserAppsBuilt();
const server = await startPictureServer(port);
const found = await findChromium();
const browser = await chromium.launch({
  args: chromiumArgs,
  executablePath: found.path ?? undefined,
});
try {
  await photograph(browser, server);
} finally {
  await browser.close();
  await server.stop();
}
