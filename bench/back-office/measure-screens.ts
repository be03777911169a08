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
  console.log(`\nBudget: ${budget.kilobytes} kB, ${seconds(budget.ms)} s with the frame kept.`);
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

async function measureScreen(browser: Browser, { home, signedIn }: Office, path: string) {
  return withPhone(browser, async ({ page, devtools }) => {
    await page.context().addCookies(signedIn.cookies);
    const requests = watchRequests(devtools);
    const url = `${home}${path && `/${path}`}`;
    const coldMs = await open(page, url);
    await page.waitForLoadState('networkidle');
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

/** @returns milliseconds until the heading stands and the browser is idle */
async function open(page: Page, url: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return performance.now() - startedAt;
}
