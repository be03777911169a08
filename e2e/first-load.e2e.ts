/** What a browser loads before somebody can work: the first screen, and the screens that are not it. */
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

const office = '/config/sites/alder-loom';
/** Budget of the first screen: scripts and styles, compressed, in bytes. */
const firstScreenBytes = 300_000;

/** Opens it with an empty cache. @returns the scripts and styles that came, by their names, compressed */
async function load(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const reads: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(?:js|css)$/.test(pathname)) return;
    reads.push(
      response.body().then((body) => {
        found.set(pathname, gzipSync(body).length);
      }),
    );
  });
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(reads);
  return found;
}

const sum = (sizesOfFiles: Iterable<number>) =>
  [...sizesOfFiles].reduce((whole, size) => whole + size, 0);

test('the first screen of the back office is at most 300 kB, and brings nothing of the canvas', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await signInAsOwner(page);
  const files = await load(page, office);
  expect(files.size).toBeGreaterThan(1);
  // What is fetched ahead of being asked for is not part of it.
  const ahead = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const own = [...files].filter(([name]) => !ahead.includes(name));
  expect(sum(own.map(([, size]) => size)), [...files.keys()].join(' ')).toBeLessThanOrEqual(
    firstScreenBytes,
  );
  const scripts = await Promise.all(
    own.map(async ([name]) => (await page.request.get(name)).text()),
  );
  for (const code of ['ProseMirror', 'cm-editor', 'uplot']) {
    expect(
      scripts.some((script) => script.includes(code)),
      code,
    ).toBe(false);
  }
});
