/**
 * Every screen that the sections list, in a shop full of things and in an empty one: axe finds
 * nothing in light and dark, nothing is wider than its window from a phone to a large desk, and a
 * finger finds what it presses.
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { fillShop } from '../scripts/screens/fill-shop.ts';
import { judgeScreen, judgeWidth } from '../scripts/screens/judge-screen.ts';
import { makeEmptySite } from '../scripts/screens/make-empty-site.ts';
import { OfficeCalls } from '../scripts/screens/office-calls.ts';
import { devices, type State } from '../scripts/screens/picture-kinds.ts';
import { listScreens, type ScreenAddress } from '../scripts/screens/screen-addresses.ts';
import { turns } from '../scripts/lib/journey-turns.mjs';
import { signInByLink } from '../scripts/lib/picture-server.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { shopOfWorker } from './support/shops.ts';
import { sizes, sizesOf, type Size } from './support/sizes.ts';

const demo = 'alder-loom';
const empty = 'empty-shelf';
const url = `http://localhost:${shopOfWorker.ownPort}`;
/** The screens are walked in parts, a dozen each. */
const parts = 8;

let shop: OwnShop;
let owner: Page;
let office: OfficeCalls;
let hasEmpty = false;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  hasEmpty = false;
  shop = await startOwnShop({ hasDemoShops: true });
  owner = await browser.newPage({ baseURL: url });
  await signInByLink(owner, shop.ownerLink);
  office = new OfficeCalls(owner.context(), url);
  await fillShop(owner.context(), url, demo);
});
test.afterAll(async () => {
  await owner.context().close();
  await shop.stop();
});

for (const state of ['filled', 'empty'] as const) {
  for (const size of sizesOf(`every-screen ${state}`)) {
    for (const part of partsOfTurn()) {
      test(`ROUT-04 a shop that is ${state}, on a ${size}: every screen is read, seen and pressed, ${part + 1} of ${parts}`, async ({
        browser,
      }) => {
        if (state === 'empty' && !hasEmpty) await makeEmptySite(office, empty);
        hasEmpty ||= state === 'empty';
        const identifier = state === 'empty' ? empty : demo;
        const { screens, missing } = await listScreens({ office, identifier });
        if (state === 'filled') {
          expect(missing, 'screens of which the shop has no thing').toEqual([]);
        }
        const own = screens.filter((_, at) => at % parts === part);
        expect(await judgeAll(browser, { size, state, identifier }, own)).toEqual([]);
      });
    }
  }
}

/** All of them, or with `E2E_TURN` the quarter whose turn it is. */
function partsOfTurn(): readonly number[] {
  const all = Array.from({ length: parts }, (_, part) => part);
  const turn = process.env['E2E_TURN'];
  return turn === undefined ? all : all.filter((part) => part % turns === Number(turn) % turns);
}

async function judgeAll(
  browser: Browser,
  { size, state, identifier }: { size: Size; state: State; identifier: string },
  screens: readonly ScreenAddress[],
): Promise<string[]> {
  const faults: string[] = [];
  const [phone, desk] = devices;
  const context = await browser.newContext({
    ...(size === 'phone' ? phone : desk)?.options,
    viewport: sizes[size],
    storageState: await owner.context().storageState(),
    reducedMotion: 'reduce',
  });
  for (const { name, path } of screens) {
    const page = await context.newPage();
    await page.goto(`${url}/config/sites/${identifier}/${path}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    const found = await judgeScreen(page, state, size === 'phone' ? 390 : 1440);
    for (const width of size === 'desktop' ? [768, 1920] : []) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await judgeWidth(page)));
    }
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    await page.close();
  }
  await context.close();
  return faults;
}
