/**
 * `npm run bench -- page [--runs N] [URL …]`: home, list and product on a slow phone with an empty
 * cache, and the product again after the list. Without an address it starts a server of its own;
 * with two, both are measured in turns, so that they can be compared.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { measureAdding, type AddTimes } from './add-to-cart.ts';
import { chooseProduct } from './choose-product.ts';
import { measurePage, type PageTimes } from './measure-page.ts';
import { startChromium } from './phone.ts';
import { medianBy, printAdding, printTimes, printWaterfall } from './report.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-page-'));
const own =
  positionals.length > 0
    ? undefined
    : await startServer(serverArgs, {
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SMTP_URL: '',
        RATE_LIMITS: 'off',
        HOST: '127.0.0.1',
        PORT: '4313',
      });
const sites = own ? [own.url] : positionals.map((url) => url.replace(/\/$/, ''));
const browser = await startChromium();

interface Measured {
  readonly page: string;
  readonly site: string;
  readonly times: PageTimes[];
}

try {
  const product = await chooseProduct(sites[0]!);
  const pages = [
    { page: 'home', path: '/', before: [] },
    { page: 'list', path: '/shop', before: [] },
    { page: 'product', path: product, before: [] },
    { page: 'product after the list', path: product, before: ['/shop'] },
  ];
  const measured: Measured[] = pages.flatMap(({ page }) =>
    sites.map((site) => ({ page, site, times: [] })),
  );
  const adding = new Map<string, AddTimes[]>(sites.map((site) => [site, []]));
  // The first run warms the server's own caches and is not counted.
  for (let run = 0; run <= Number(values.runs); run += 1) {
    for (const { page, path: address, before } of pages) {
      for (const site of sites) {
        const seen = before.map((url) => site + url);
        const times = await measurePage(browser, site + address, seen);
        if (run > 0) measured.find((m) => m.page === page && m.site === site)!.times.push(times);
      }
    }
    for (const site of sites) {
      const times = await measureAdding(browser, site + product);
      if (run > 0) adding.get(site)!.push(times);
    }
  }
  printTimes(measured);
  printAdding(adding);
  for (const { page, site, times } of measured)
    printWaterfall(
      `${page}, ${site}`,
      medianBy(times, (t) => t.largestPaintMs),
    );
} finally {
  await browser.close();
  await own?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
