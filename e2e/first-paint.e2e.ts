/** What a shopper sees first is what the page looks like when everything is there. */
import { expect, test, type Page } from '@playwright/test';
import { findPhysical } from './support/catalogue.ts';
import { sizes } from './support/sizes.ts';

async function paths(page: Page): Promise<string[]> {
  const { fullUrl } = await findPhysical(page.request, 0);
  return ['/', '/shop', fullUrl, '/journal', '/cart'];
}

/** What looks other as soon as the sheets that came late are switched off. */
function differences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = () =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const whole = looks();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]'))
      link.disabled = true;
    const names = [...document.body.querySelectorAll('*')].map(
      (element) => `${element.localName}.${element.className}`,
    );
    return looks().flatMap((values, at) =>
      values
        .filter((value, index) => value !== whole[at]![index])
        .map((value) => `${names[at]} ${value}`),
    );
  });
}

/** Resolves when every sheet that comes late counts. */
async function waitForSheets(page: Page): Promise<void> {
  await expect(page.locator('link[data-late]:not([media="all"])')).toHaveCount(0);
}

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the rules that stand in a page look like the whole sheet', async ({ page }) => {
      // Some hundred thousand values are compared.
      test.slow();
      for (const path of await paths(page)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await waitForSheets(page);
        await expect(page.locator('link[data-late]')).not.toHaveCount(0);
        expect((await differences(page)).slice(0, 20), path).toEqual([]);
      }
    });

    test('nothing moves, and the policy of the page refuses nothing', async ({ page }) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text());
      });
      await page.addInitScript(() => {
        const moved: number[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Fonts that are late move nothing either.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      for (const path of await paths(page)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await waitForSheets(page);
        const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
        expect(moved, path).toEqual([]);
      }
      expect(refused).toEqual([]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PROD-03 all styles count', async ({ page }) => {
    await page.goto('/shop');
    const link = page.getByRole('link', { name: 'Skip to' }).first();
    await expect(page.locator('link[rel="stylesheet"]:not([media])')).not.toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });
});
