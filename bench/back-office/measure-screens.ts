import type { Browser, Page } from '@playwright/test';
import { withPhone } from '../page/phone.ts';
import { watchRequests } from '../page/watch-requests.ts';
import { listScreens } from './list-screens.ts';
import type { Office } from './open-office.ts';

/** Interactive on a slow phone within this, and no larger than that. */
const budget = { ms: 1_500, kilobytes: 300 };

/** An address and a password take a phone's keyboard at least this, in milliseconds. */
const typingMs = 5_000;

/**
 * Prints for each section of the navigation what it loads with an empty cache, and when its heading
 * stands and the browser is idle, on a phone with a slow line. `again`: with the frame kept.
 */
export async function measureScreens(browser: Browser, office: Office): Promise<void> {
  const paths = await listScreens(browser, office);
  console.log('\n| screen | kB | there s | again s |\n|---|---:|---:|---:|');
  for (const path of paths) {
    const { bytes, coldMs, warmMs } = await measureScreen(browser, office, path);
    const marks = bytes > budget.kilobytes * 1000 ? ' (over)' : '';
    const row = [
      path || 'home',
      (bytes / 1000).toFixed(0) + marks,
      seconds(coldMs),
      seconds(warmMs),
    ];
    console.log(`| ${row.join(' | ')} |`);
  }
  const afterMs = await measureAfterSigningIn(browser, office);
  console.log(
    `\nHome after ${typingMs / 1000} s on the page of signing in: ${seconds(afterMs)} s.`,
  );
  const updatedMs = await measureAfterUpdate(browser, office);
  console.log(`Home after a new version, with the libraries kept: ${seconds(updatedMs)} s.`);
  console.log(`\nBudget: ${budget.kilobytes} kB, ${seconds(budget.ms)} s with the frame kept.`);
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

async function measureScreen(browser: Browser, { home, signedIn }: Office, path: string) {
  return withPhone(browser, async ({ page, devtools }) => {
    await page.context().addCookies(signedIn.cookies);
    const requests = watchRequests(devtools);
    const url = `${home}${path && `/${path}`}`;
    const coldMs = await open(page, url);
    const bytes = requests().reduce((sum, request) => sum + request.bytes, 0);
    return { bytes, coldMs, warmMs: await open(page, url) };
  });
}

/** The first screen of who was never here: what it is made of comes while they type. */
async function measureAfterSigningIn(browser: Browser, { home, signedIn }: Office) {
  return withPhone(browser, async ({ page }) => {
    await page.goto(new URL('/config/sign-in', home).href);
    await page.waitForTimeout(typingMs);
    await page.context().addCookies(signedIn.cookies);
    return open(page, home);
  });
}

/** The first screen after a new version of the product: its own code is new, libraries are not. */
async function measureAfterUpdate(browser: Browser, { home, signedIn }: Office) {
  return withPhone(browser, async ({ page, devtools }) => {
    await page.context().addCookies(signedIn.cookies);
    const block = (urls: readonly string[]) =>
      devtools.send('Network.setBlockedURLs', { urls: [...urls] });
    await block(ownCode.map((name) => `*/config/assets/${name}-*`));
    await page.goto(home, { waitUntil: 'networkidle' });
    await block([]);
    return open(page, home);
  });
}

/** What a new version changes of the first screen's files. Decision 595 */
const ownCode = ['main', 'kit', 'dialog', 'crumb', 'home-screen'];

/**
 * What watches is part of the page: a driver that asks for the heading has the slow processor read
 * its own script first, which took 0.3 s.
 *
 * @returns milliseconds from asking for the page until the heading stands and the browser is idle
 */
async function open(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      requestIdleCallback(() => performance.mark('there'));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(() => performance.getEntriesByName('there')[0]!.startTime);
}
