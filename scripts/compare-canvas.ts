/**
 * `npm run compare-canvas -- [DIR] [--only WORDS] [--widths 390,768,1440]`: the canvas of the editor
 * and the published page differ in no pixel. Opens every page of blocks of the demo shops, every
 * design of a section and the sample of every block in both, and counts pixels. Prints a table; ends
 * with 1 when something differs, and leaves the pictures of that in DIR. `--only` takes pages whose
 * names hold the words. A server of its own is filled for it; `PORT` is where it listens (4392).
 */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { comparedWidths, type ComparedPage } from './compare-canvas/compared-page.ts';
import { comparePage, type Compared } from './compare-canvas/compare-pages.ts';
import {
  listBuiltPages,
  makeDesignPages,
  makeSamplePages,
  readShown,
} from './compare-canvas/make-pages.ts';
import { preparePhotographs } from './compare-canvas/photograph.ts';
import { chromiumArgs, findChromium } from './find-chromium.mjs';
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { signInByLink, startPictureServer, type PictureServer } from './lib/picture-server.ts';
import { OfficeCalls } from './screens/office-calls.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: comparedWidths.join() },
  },
});
const outDir = path.resolve(positionals[0] ?? path.join(tmpdir(), 'sitewright-canvas'));
const widths = comparedWidths.filter((width) => values.widths.split(',').includes(String(width)));
if (widths.length < values.widths.split(',').length) {
  console.error(`--widths takes ${comparedWidths.join(', ')}.`);
  process.exit(1);
}

rmSync(outDir, { recursive: true, force: true });
ensureBrowserAppsBuilt();
const { path: executablePath } = await findChromium();
const server = await startPictureServer(Number(process.env['PORT'] ?? 4392));
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
});
try {
  const results = await compareAll(browser, server);
  const differing = results.filter(({ count }) => count > 0);
  console.log(summaryOf(results.length, differing.length));
  process.exitCode = results.length > 0 && differing.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}

function summaryOf(compared: number, differing: number): string {
  if (compared === 0) return `No page has a name that holds ‘${values.only}’.`;
  if (differing === 0) return `${compared} pictures differ in no pixel.`;
  return `${differing} of ${compared} pictures differ. What differs is in ${outDir}.`;
}

async function compareAll(browser: Browser, { url, ownerLink }: PictureServer) {
  const staff = await openContext(browser);
  await signInByLink(await staff.newPage(), ownerLink);
  const visitor = await openContext(browser);
  const second = new URL(url);
  second.hostname = `second.${second.hostname}`;
  const office = new OfficeCalls(staff, url);
  const results: Compared[] = [];
  for (const [site, origin] of [
    ['alder-loom', url],
    ['second', second.origin],
  ] as const) {
    await staff.addCookies(
      (await staff.cookies(url)).map(({ name, value }) => ({ name, value, url: origin })),
    );
    const pages = await pagesOf(office, site);
    for (const page of pages.filter(({ name }) => name.includes(values.only))) {
      const found = await comparePage({ staff, visitor, origin, site, widths, outDir }, page);
      for (const { width, count, where } of found) {
        console.log(
          `${String(count).padStart(9)}  ${String(width).padStart(4)}  ${page.name}  ${where}`,
        );
      }
      results.push(...found);
    }
  }
  return results;
}

/** The second site has nothing of its own but its pages. */
async function pagesOf(office: OfficeCalls, site: string): Promise<readonly ComparedPage[]> {
  const built = await listBuiltPages(office, site);
  if (site === 'second')
    return built.map((page) => ({ ...page, name: `Second site: ${page.name}` }));
  const shown = await readShown(office, site);
  return [
    ...built,
    ...(await makeDesignPages(office, site, shown)),
    ...(await makeSamplePages(office, site, shown)),
  ];
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await preparePhotographs(context);
  return context;
}
