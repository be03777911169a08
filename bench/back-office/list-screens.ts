import type { Browser } from '@playwright/test';
import { atDesk, type Office } from './open-office.ts';

/** Addresses of the sections behind the site's, as the navigation has them; the first is Home's: ''. */
export function listScreens(browser: Browser, office: Office): Promise<readonly string[]> {
  return atDesk(browser, office, async (page) => {
    await page.goto(office.home);
    const links = page.locator('#navigation a');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    const own = hrefs.filter((href) => href.startsWith(office.home));
    return [...new Set(own.map((href) => href.slice(office.home.length + 1)))];
  });
}
