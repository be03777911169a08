/**
 * `npm run example-sites -- [DIR] [--only NAME,NAME] [--pictures]`: makes finished sites of several
 * trades on a server of its own, by the calls that the screens of an owner send, and keeps their
 * files in DIR/NAME, which `npm run import -- site DIR/NAME --site NAME --new-site` takes.
 * `--pictures`: pictures of every page at three widths in DIR instead, looked at by axe; ends with 1
 * and a list when something is wrong. `PORT` is where it listens (4392).
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runSiteExport } from '../apps/server/features/site-files/site-command.ts';
import { exampleSites, pathsOf } from './example-sites/list-sites.ts';
import { makeSite } from './example-sites/make-site.ts';
import { takePictures } from './example-sites/take-pictures.ts';
import { chromiumArgs, findChromium } from './find-chromium.mjs';
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { signInByLink, startPictureServer } from './lib/picture-server.ts';
import { OfficeCalls } from './screens/office-calls.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    pictures: { type: 'boolean', default: false },
  },
});
const outDir = path.resolve(positionals[0] ?? path.join(tmpdir(), 'sitewright-example-sites'));
const names = values.only.split(',');
const wished = exampleSites.filter(({ identifier }) =>
  names.some((name) => identifier.startsWith(name)),
);

mkdirSync(outDir, { recursive: true });
ensureBrowserAppsBuilt();
const { path: executablePath } = await findChromium();
const server = await startPictureServer(Number(process.env['PORT'] ?? 4392), {
  hasDemoShops: false,
});
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
});
const faults: string[] = [];
try {
  const context = await browser.newContext({ baseURL: server.url });
  await signInByLink(await context.newPage(), server.ownerLink);
  const office = new OfficeCalls(context, server.url);
  for (const site of wished) {
    await makeSite(office, site);
    console.log(`${site.title}: ${site.pages.length} pages`);
    if (!values.pictures) {
      const folder = path.join(outDir, site.identifier);
      const environment = { ...process.env, ...server.environment };
      console.log(await runSiteExport(['--site', site.identifier, folder], environment));
    } else {
      const origin = server.url.replace('://', `://${site.identifier}.`);
      const showing = { browser, origin, name: site.identifier, outDir };
      faults.push(...(await takePictures({ ...showing, paths: pathsOf(site) })));
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
for (const fault of faults) console.log(fault);
console.log(`${faults.length} faults. ${outDir}`);
process.exitCode = faults.length > 0 ? 1 : 0;
