/** Opens screens in every state, size and colour, and keeps a picture of each. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { judgeScreen } from './judge-screen.ts';
import { devices, heightOf, schemes, type State, type Width } from './picture-kinds.ts';
import type { ScreenAddress } from './screen-addresses.ts';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What is shown. */
export interface Showing {
  readonly browser: Browser;
  readonly signedIn: SignedIn;
  /** Address of the site in the back office. */
  readonly site: string;
  readonly state: State;
  readonly screens: readonly ScreenAddress[];
  readonly widths: readonly Width[];
  readonly outDir: string;
  readonly locale: string;
  /** Without, nothing but pictures is made. */
  readonly isJudged: boolean;
}

/** A page longer than this is cut in its picture. */
const longest = 2400;
const calls = '**/api/**';
/** What stands where something is being read, in both languages. */
const loadingNames = /^(Loading…|Wird geladen…)$/;

/** @returns what is wrong, a line each */
export async function takePictures(showing: Showing): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const device of devices) {
    const widths = device.widths.filter((width) => showing.widths.includes(width));
    if (widths.length === 0) continue;
    const context = await showing.browser.newContext({
      ...device.options,
      viewport: { width: widths[0]!, height: heightOf(widths[0]!) },
      storageState: showing.signedIn,
      reducedMotion: 'reduce',
      locale: showing.locale,
    });
    if (showing.state === 'loading') await context.route(calls, () => {});
    if (showing.state === 'failing') {
      const failure = {
        message: 'An unexpected error occurred.',
        error: '',
        code: 'internal_error',
      };
      await context.route(calls, (route) => route.fulfill({ status: 500, json: failure }));
    }
    for (const screen of showing.screens) {
      const page = await context.newPage();
      try {
        await page.goto(`${showing.site}/${screen.path}`, { waitUntil: 'domcontentloaded' });
        await settle(page, showing.state);
        for (const width of widths) {
          const found = await show(page, showing, screen, width);
          faults.push(
            ...found.map((fault) => `${screen.name}, ${showing.state}, ${width}: ${fault}`),
          );
        }
      } catch (error) {
        faults.push(`${screen.name}, ${showing.state}: ${String(error)}`);
      } finally {
        await page.close();
      }
    }
    await context.close();
  }
  return faults;
}

async function settle(page: Page, state: State): Promise<void> {
  await page.locator('main').waitFor();
  if (state === 'loading') await page.waitForTimeout(400);
  else {
    await page.waitForLoadState('networkidle');
    await page.getByRole('status', { name: loadingNames }).first().waitFor({ state: 'detached' });
  }
  await page.evaluate(() => document.fonts.ready);
}

async function show(
  page: Page,
  { outDir, state, isJudged }: Showing,
  { name }: ScreenAddress,
  width: Width,
): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: heightOf(width) });
  // A picture of the whole page can end the finger: what is pressed is measured before.
  const faults = isJudged ? await judgeScreen(page, state, width) : [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const folder = path.join(outDir, `${state}-${width}-${colorScheme}`);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({
      path: path.join(folder, `${name}.png`),
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, longest) },
    });
  }
  await page.emulateMedia({ colorScheme: null });
  return faults;
}
