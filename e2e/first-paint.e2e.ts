/** What a shopper sees first is what the page looks like when everything is there. */
import { expect, test, type Page } from '@playwright/test';
import { findPhysical } from './support/catalogue.ts';
import { sizes, sizesOf } from './support/sizes.ts';

/** What Chromium tells of a move; the types of the platform do not name it. */
interface LayoutShift {
  value: number;
  startTime: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

async function paths(page: Page): Promise<string[]> {
  const { fullUrl } = await findPhysical(page.request, 0);
  return ['/', '/shop', fullUrl, '/journal', '/cart'];
}

/** What looks other as soon as the whole sheets count too. */
async function differences(page: Page): Promise<string[]> {
  const before = await looks(page);
  await page.evaluate(async () => {
    const style = document.querySelector<HTMLElement>('style[data-sheets]')!;
    const links = style.dataset['sheets']!.split(' ').map((url) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      return link;
    });
    const loaded = links.map((link) => new Promise((resolve) => (link.onload = resolve)));
    style.after(...links);
    await Promise.all(loaded);
  });
  const after = await looks(page);
  return before.flatMap(({ element, values }, at) =>
    values
      .filter((value, index) => value !== after[at]!.values[index])
      .map((value) => `${element} ${value}`),
  );
}

function looks(page: Page): Promise<{ element: string; values: string[] }[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return {
        element: `${element.localName}.${element.className}`,
        values: [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`),
      };
    }),
  );
}

for (const size of sizesOf('first-paint')) {
  test.describe(size, () => {
    test.use({ viewport: sizes[size], reducedMotion: 'reduce' });

    test('the rules that stand in a page look like the whole sheet', async ({ page }) => {
      // Some hundred thousand values are compared.
      test.slow();
      for (const path of await paths(page)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        // Its script shows it, which may come late on a busy machine.
        for (const form of await page.locator('form.sw-currency').all()) {
          await expect(form).toBeVisible();
        }
        // When a busy machine draws what is far below is not what is compared.
        await page.evaluate(() => {
          const all = new CSSStyleSheet();
          all.replaceSync('* { content-visibility: visible !important }');
          document.adoptedStyleSheets.push(all);
        });
        expect((await differences(page)).slice(0, 20), path).toEqual([]);
      }
    });

    test('nothing moves, and the policy of the page refuses nothing', async ({ page }) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text());
      });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          const [page] = performance.getEntriesByType(
            'navigation',
          ) as PerformanceNavigationTiming[];
          for (const entry of list.getEntries() as unknown as LayoutShift[]) {
            // A busy machine draws half a header before it has read the rest of it: a link that
            // comes in beside others is no thing that moves later.
            const isUnread = page!.domInteractive === 0 || entry.startTime < page!.domInteractive;
            if (isUnread && entry.value < 0.01) continue;
            const sources = entry.sources.map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName;
              return `${name}: ${JSON.stringify([previousRect, currentRect])}`;
            });
            moved.push(`${entry.value}: ${sources.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Fonts that are late move nothing either.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      for (const path of await paths(page)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
        expect(moved, path).toEqual([]);
      }
      expect(refused).toEqual([]);
    });
  });
}

test('a name that a script brings finds its rules', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const sheets = page.locator('link[rel="stylesheet"][href*="site.css"]');
  await expect(sheets).toHaveAttribute('media', 'not all');
  await page.evaluate(() => {
    const mark = document.createElement('p');
    mark.className = 'product-mark';
    mark.textContent = 'Sold out';
    document.querySelector('main')!.append(mark);
  });
  await expect(sheets).toHaveAttribute('media', 'all');
  await expect(page.getByText('Sold out', { exact: true }).last()).toHaveCSS('font-weight', '500');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PROD-03 all styles count', async ({ page }) => {
    await page.goto('/shop');
    const link = page.getByRole('link', { name: 'Skip to' }).first();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });
});
