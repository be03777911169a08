/**
 * Makes the pictures of the README: starts the server on an empty folder, opens the pages in
 * Chromium and saves them to docs/pictures/. Run: `node scripts/make-pictures.ts`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from './find-chromium.mjs';
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { rootDir } from './lib/install.mjs';

const port = 4390;
const outDir = path.join(rootDir, 'docs/pictures');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface Server {
  url: string;
  ownerLink: string;
  stop(): void;
}

function startServer(dataDir: string): Promise<Server> {
  const child = spawn(process.execPath, [path.join(rootDir, 'apps/server/main.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let seen = '';
    child.once('exit', () => reject(new Error(`The server did not start: ${seen}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      const url = /is ready at (\S+)/.exec(seen)?.[1];
      const ownerLink = /(http\S*\/config\/sign-in\S*)/.exec(seen)?.[1];
      if (url && ownerLink) {
        resolve({ url: url.replace(/\/$/, ''), ownerLink, stop: () => child.kill('SIGTERM') });
      }
    });
  });
}

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

async function photograph(browser: Browser, server: Server): Promise<void> {
  const wide = await open(browser, desktop);
  await wide.goto(`${server.url}/`);
  await save(wide, 'home');
  await wide.goto(`${server.url}/shop`);
  await save(wide, 'shop');
  const product = await wide.locator('a[href^="/shop/p/"]').first().getAttribute('href');
  await wide.goto(`${server.url}${product}`);
  await save(wide, 'product');
  await wide.goto(server.ownerLink);
  await wide.getByRole('button', { name: 'Sign in' }).click();
  await wide.waitForURL(/\/config(?:\/set-up)?$/);
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

  const narrow = await open(browser, phone);
  await narrow.goto(`${server.url}${product}`);
  await save(narrow, 'product-phone');
}

mkdirSync(outDir, { recursive: true });
ensureBrowserAppsBuilt();
const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-pictures-'));
const server = await startServer(dataDir);
const found = await findChromium();
const browser = await chromium.launch({
  args: chromiumArgs,
  executablePath: found.path ?? undefined,
});
try {
  await photograph(browser, server);
} finally {
  await browser.close();
  server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
