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

test('EDIT-06 ENUM-05 the canvas holds the markup of the page, byte by byte, of every kind of block', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const office = new OfficeCalls(page.context(), baseURL ?? '');
  const shown = await readShown(office, site);
  const types = [...blockTypeTable.values(), ...writtenByHand()];
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  for (const made of await makeSamplePages(office, site, shown, types)) {
    const onPage = await (await visitor.request.get(made.path)).text();
    await page.goto(`/config/sites/${site}/${made.editor}`);
    const sections = canvas(page).locator('#sections > section');
    await expect(sections).toHaveCount(made.sections.size);
    const onCanvas = await canvas(page)
      .locator('#sections')
      .evaluate((element) => {
        const drawn = element.cloneNode(true) as Element;
        // What runs comes by a script on both sides.
        for (const clock of drawn.querySelectorAll<HTMLElement>('.sw-countdown-clock')) {
          clock.textContent = '';
          clock.hidden = true;
        }
        return drawn.innerHTML;
      });
    // As a browser writes what it read, on both sides.
    const asRead = await page.evaluate((html) => {
      const read = new DOMParser().parseFromString(html, 'text/html');
      return read.querySelector('#sections')?.innerHTML ?? '';
    }, onPage);
    // The first picture of a page is fetched at once: the server says so, who builds it need not.
    expect(onCanvas.replace(' loading="lazy"', ''), made.name).toBe(asRead);
  }
  await visitor.close();
});

/** Blocks that hold HTML of an owner as it was typed, with what visitors never get. */
function writtenByHand() {
  const html =
    '<p align="center">Open &nbsp;late<br><button>Order</button></p><svg><circle r="4"></circle></svg>' +
    '<table width="90" border="1"><tr><td bgcolor="red">One</td></tr></table><p>Left <b>open';
  const texts: Readonly<Record<string, string>> = {
    mode: 'html',
    code: html,
    markdown: html,
    body: html,
  };
  return ['code', 'markdown', 'accordion', 'tabs'].flatMap((name) => {
    const type = blockTypeTable.get(name);
    const sample = JSON.stringify(type?.sample, (key, value: unknown) => texts[key] ?? value);
    return type ? [{ ...type, sample: JSON.parse(sample) as object }] : [];
  });
}
