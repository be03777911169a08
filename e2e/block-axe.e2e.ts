/** Every kind of block with its sample: axe finds nothing, and canvas and page are the same markup. */
import { blockTypeTable } from '@sitewright/blocks';
import { expect, test } from '@playwright/test';
import { makeSamplePages, readShown } from '../scripts/compare-canvas/make-pages.ts';
import { OfficeCalls } from '../scripts/screens/office-calls.ts';
import { findViolations } from './support/axe.ts';
import { canvas } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

const site = 'alder-loom';

test('ENUM-05 the samples of all blocks are read without a fault, on phones and on desks', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const office = new OfficeCalls(page.context(), baseURL ?? '');
  const shown = await readShown(office, site);
  const pages = await makeSamplePages(office, site, shown);
  const counted = pages.reduce((sum, { sections }) => sum + sections.size, 0);
  expect(counted).toBe(blockTypeTable.size);
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  const found: string[] = [];
  for (const { path, name } of pages) {
    for (const width of [390, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      await visitor.goto(path);
      // Each sample begins anew with its headings.
      const faults = (await findViolations(visitor, ['light'], '#sections')).get('light') ?? [];
      found.push(...faults.map((fault) => `${name}, ${width}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
  await visitor.close();
});

test('EDIT-06 the canvas holds the markup of the page, byte by byte', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const office = new OfficeCalls(page.context(), baseURL ?? '');
  const shown = await readShown(office, site);
  const types = ['image', 'gallery', 'text', 'table', 'summary', 'video', 'accordion', 'quote'];
  const [made] = await makeSamplePages(
    office,
    site,
    shown,
    types.flatMap((name) => blockTypeTable.get(name) ?? []),
  );
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const onPage = (await (await visitor.request.get(made!.path)).text()).match(
    /<article class="sections" id="sections">(.*?)<\/article>/s,
  )?.[1];
  await page.goto(`/config/sites/${site}/${made!.editor}`);
  const sections = canvas(page).locator('#sections > section');
  await expect(sections).toHaveCount(types.length);
  const onCanvas = await canvas(page)
    .locator('#sections')
    .evaluate((element) => element.innerHTML);
  // As a browser writes what it read, on both sides.
  const asRead = await page.evaluate((html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.innerHTML;
  }, onPage ?? '');
  // The first picture of a page is fetched at once: the server says so, who builds it need not.
  expect(onCanvas.replace(' loading="lazy"', '')).toBe(asRead);
  await visitor.close();
});
