/** Opens screens in every state, size and colour, and keeps a picture of each. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keepPictures } from './keep-pictures.ts';
import { judgeScreen } from './judge-screen.ts';
import {
  devices,
  heightOf,
  type Device,
  type Scheme,
  type State,
  type Width,
} from './picture-kinds.ts';
import type { ScreenAddress } from './screen-addresses.ts';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What is shown. */
export interface Showing {
  /** Starts a browser; each takes a few screens and ends. */
  readonly launch: () => Promise<Browser>;
  readonly signedIn: SignedIn;
  /** Address of the site in the back office. */
  readonly site: string;
  readonly state: State;
  readonly screens: readonly ScreenAddress[];
  readonly widths: readonly Width[];
  readonly schemes: readonly Scheme[];
  readonly outDir: string;
  readonly locale: string;
  /** Without, nothing but pictures is made. */
  readonly isJudged: boolean;
}

/** A browser that has opened many pages runs out of memory: each opens no more than these. */
const screensOfBrowser = 12;
/** How often a screen is tried, each time in a browser of its own. */
const tries = 3;
/** A browser that has died answers nothing at all: longest time for one screen, in milliseconds. */
const patience = 120_000;
const calls = '**/api/**';
/** What stands where something is being read, in both languages. */
const loadingNames = /^(Loading…|Wird geladen…)$/;

/** @returns what is wrong, a line each; a screen of which no picture could be taken is one */
export async function takePictures(showing: Showing): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const device of devices) {
    const widths = device.widths.filter((width) => showing.widths.includes(width));
    if (widths.length > 0) faults.push(...(await takeOnDevice(showing, { ...device, widths })));
  }
  return faults;
}

async function takeOnDevice(showing: Showing, device: Device): Promise<readonly string[]> {
  const faults: string[] = [];
  let waiting = showing.screens.map((screen) => ({ screen, tried: 0 }));
  while (waiting.length > 0) {
    const batch = waiting.slice(0, screensOfBrowser);
    waiting = waiting.slice(screensOfBrowser);
    const failures = await takeBatch(
      showing,
      device,
      batch.map(({ screen }) => screen),
      faults,
    );
    for (const { screen, tried } of batch) {
      const failure = failures.get(screen);
      if (failure === undefined) continue;
      if (tried + 1 < tries) waiting.push({ screen, tried: tried + 1 });
      else faults.push(`${screen.name}, ${showing.state}: no picture. ${failure}`);
    }
  }
  return faults;
}

/** @returns why of some screens no picture was taken */
async function takeBatch(
  showing: Showing,
  device: Device,
  screens: readonly ScreenAddress[],
  faults: string[],
): Promise<ReadonlyMap<ScreenAddress, string>> {
  const failures = new Map<ScreenAddress, string>();
  const browser = await showing.launch();
  try {
    const context = await openContext(browser, showing, device);
    for (const screen of screens) {
      try {
        faults.push(...(await within(patience, takeScreen(context, showing, device, screen))));
      } catch (error) {
        failures.set(screen, String(error));
      }
    }
  } catch (error) {
    for (const screen of screens) failures.set(screen, String(error));
  } finally {
    await within(patience, browser.close()).catch(() => {});
  }
  return failures;
}

async function openContext(
  browser: Browser,
  { state, signedIn, locale }: Showing,
  { options, widths }: Device,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...options,
    viewport: { width: widths[0]!, height: heightOf(widths[0]!) },
    storageState: signedIn,
    reducedMotion: 'reduce',
    locale,
  });
  if (state === 'loading') await context.route(calls, () => {});
  if (state === 'failing') {
    const failure = { message: 'An unexpected error occurred.', error: '', code: 'internal_error' };
    await context.route(calls, (route) => route.fulfill({ status: 500, json: failure }));
  }
  return context;
}

async function takeScreen(
  context: BrowserContext,
  showing: Showing,
  { widths }: Device,
  screen: ScreenAddress,
): Promise<readonly string[]> {
  const { site, state, isJudged } = showing;
  const faults: string[] = [];
  const page = await context.newPage();
  try {
    await page.goto(`${site}/${screen.path}`, { waitUntil: 'domcontentloaded' });
    await settle(page, state);
    if (screen.open) {
      await screen.open(page);
      await settle(page, state);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      const found = isJudged ? await judgeScreen(page, state, width) : [];
      faults.push(...found.map((fault) => `${screen.name}, ${state}, ${width}: ${fault}`));
      await keepPictures(page, showing, screen.name, width);
    }
  } finally {
    await page.close();
  }
  return faults;
}

async function settle(page: Page, state: State): Promise<void> {
  await page.locator('main').waitFor({ state: 'attached' });
  if (state === 'loading') await page.waitForTimeout(400);
  else {
    await page.waitForLoadState('networkidle');
    await page.getByRole('status', { name: loadingNames }).first().waitFor({ state: 'detached' });
  }
  await page.evaluate(() => document.fonts.ready);
  if (state === 'editor') await page.evaluate(untilStill);
}

/** What moves once has come to rest, such as words that are shown a moment later. */
async function untilStill(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** @throws Error when it takes longer */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The browser does not answer.')), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
