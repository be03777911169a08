import type { Browser } from '@playwright/test';
import { withPhone } from '../page/phone.ts';
import { watchRequests } from '../page/watch-requests.ts';
import { listScreens } from './list-screens.ts';
import type { Office } from './open-office.ts';

/** Interactive on a slow phone within this, and no larger than that. */
const budget = { ms: 1_500, kilobytes: 300 };

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
  console.log(`\nBudget: ${budget.kilobytes} kB, ${seconds(budget.ms)} s with the frame kept.`);
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

async function measureScreen(browser: Browser, { home, signedIn }: Office, path: string) {
  return withPhone(browser, async ({ page, devtools }) => {
    await page.context().addCookies(signedIn.cookies);
    const requests = watchRequests(devtools);
    const open = async () => {
      const startedAt = performance.now();
      await page.goto(`${home}${path && `/${path}`}`, { waitUntil: 'commit' });
      await page.locator('main h1').waitFor();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      return performance.now() - startedAt;
    };
    const coldMs = await open();
    await page.waitForLoadState('networkidle');
    const bytes = requests().reduce((sum, request) => sum + request.bytes, 0);
    return { bytes, coldMs, warmMs: await open() };
  });
}
