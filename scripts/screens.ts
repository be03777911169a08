/**
 * `npm run screens -- [DIR] [--only NAME,NAME] [--states filled,empty] [--widths 390]
 * [--schemes dark] [--locale de-DE] [--pictures]`: pictures of every screen of the back office into
 * DIR, in all states and sizes, light and dark, with sheets of several each, and of what opens in
 * the editor: the panel of every block and the dialogs of its tools. The screens are read
 * from the sections, so none is forgotten; `--only` takes those whose names begin so. Ends with 1
 * and a list when one is wider than its window, has nothing to try again with, is hard to press on
 * a phone, breaks a rule of axe, or could not be shown; `--pictures` looks for none but the last.
 * A server of its own is filled for it; `PORT` is where it listens (4391).
 */
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './find-chromium.mjs';
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { signInByLink, startPictureServer } from './lib/picture-server.ts';
import { writeSheets } from './screens/contact-sheets.ts';
import { listEditorScreens } from './screens/editor-screens.ts';
import { fillShop } from './screens/fill-shop.ts';
import { makeEmptySite } from './screens/make-empty-site.ts';
import { OfficeCalls } from './screens/office-calls.ts';
import { schemes, states, widths } from './screens/picture-kinds.ts';
import { listScreens } from './screens/screen-addresses.ts';
import { takePictures } from './screens/take-pictures.ts';

const demo = 'alder-loom';
const empty = 'empty-shelf';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    states: { type: 'string', default: states.join() },
    widths: { type: 'string', default: widths.join() },
    schemes: { type: 'string', default: schemes.join() },
    locale: { type: 'string', default: 'en-US' },
    pictures: { type: 'boolean', default: false },
  },
});
const outDir = path.resolve(positionals[0] ?? path.join(tmpdir(), 'sitewright-screens'));
const wishedStates = states.filter((state) => values.states.split(',').includes(state));
const wishedSchemes = schemes.filter((scheme) => values.schemes.split(',').includes(scheme));
const wishedNames = values.only.split(',');
const wishedWidths = widths.filter((width) => values.widths.split(',').includes(String(width)));

mkdirSync(outDir, { recursive: true });
ensureBrowserAppsBuilt();
const { path: executablePath } = await findChromium();
const server = await startPictureServer(Number(process.env['PORT'] ?? 4391));
const launch = () =>
  chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
try {
  const faults = await photograph();
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults. The pictures are in ${outDir}.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}

async function photograph(): Promise<readonly string[]> {
  const browser = await launch();
  const context = await browser.newContext({ baseURL: server.url });
  await signInByLink(await context.newPage(), server.ownerLink);
  const office = new OfficeCalls(context, server.url);
  await fillShop(context, server.url, demo);
  const signedIn = await context.storageState();
  const faults: string[] = [];
  for (const state of wishedStates) {
    const identifier = state === 'empty' ? empty : demo;
    // The last site that was made answers on this host: the pictures of the other one go.
    if (state === 'empty') await makeEmptySite(office, empty);
    const shown = { office, identifier };
    const { screens, missing } =
      state === 'editor'
        ? { screens: await listEditorScreens(shown, values.locale), missing: [] }
        : await listScreens(shown);
    if (state === 'filled') faults.push(...missing.map((route) => `${route}: nothing to show`));
    faults.push(
      ...(await takePictures({
        launch,
        signedIn,
        site: `${server.url}/config/sites/${identifier}`,
        state,
        screens: screens.filter(({ name }) => wishedNames.some((start) => name.startsWith(start))),
        widths: wishedWidths,
        schemes: wishedSchemes,
        outDir,
        locale: values.locale,
        isJudged: !values.pictures,
      })),
    );
    console.log(`${state}: ${screens.length} screens`);
    for (const width of wishedWidths) {
      for (const scheme of wishedSchemes) {
        const folder = path.join(outDir, `${state}-${width}-${scheme}`);
        if (existsSync(folder)) await writeSheets(folder, { 390: 4, 768: 3, 1440: 2 }[width]);
      }
    }
  }
  await browser.close();
  return faults;
}
