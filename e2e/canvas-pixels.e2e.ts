/** The canvas of the editor and the published page: `npm run compare-canvas` compares all of them. */
import { blockTypeTable, sectionDesigns } from '@sitewright/blocks';
import { expect, test } from '@playwright/test';
import { comparePage } from '../scripts/compare-canvas/compare-pages.ts';
import {
  listBuiltPages,
  makeDesignPages,
  makeSamplePages,
  readShown,
} from '../scripts/compare-canvas/make-pages.ts';
import { preparePhotographs } from '../scripts/compare-canvas/photograph.ts';
import { OfficeCalls } from '../scripts/screens/office-calls.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';

const site = 'alder-loom';

test.afterEach(() => setSettings(site, { 'announcement.isOn': false }));

test('EDIT-06 the canvas and the published page differ in no pixel', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const origin = baseURL ?? '';
  await signInAsOwner(page);
  // What stands above every page, and can be closed, stands in the canvas too.
  setSettings(site, { 'announcement.isOn': true, 'announcement.text': 'Open late on Friday' });
  const staff = page.context();
  const visitor = await browser.newContext({ reducedMotion: 'reduce' });
  // What waits for something that never comes says for what.
  for (const context of [staff, visitor]) context.setDefaultTimeout(60_000);
  const office = new OfficeCalls(staff, origin);
  const shown = await readShown(office, site);
  const some = (wanted: string, count: number) =>
    sectionDesigns.filter(({ kind }) => kind === wanted).slice(0, count);
  // A form stands beside sheets of other forms in the canvas.
  const designs = [...some('voices', 2), ...some('contact', 1)];
  const types = ['hero', 'categories', 'accordion'].flatMap(
    (name) => blockTypeTable.get(name) ?? [],
  );
  const home = (await listBuiltPages(office, site)).filter(({ path }) => path === '/');
  expect(home).toHaveLength(1);
  const pages = [
    ...home,
    ...(await makeDesignPages(office, site, shown, designs)),
    ...(await makeSamplePages(office, site, shown, types)),
  ];
  await preparePhotographs(staff);
  await preparePhotographs(visitor);
  const comparing = {
    staff,
    visitor,
    origin,
    site,
    widths: [390, 1440] as const,
    outDir: testInfo.outputPath('canvas'),
  };
  for (const compared of pages) {
    for (const { width, count, where } of await comparePage(comparing, compared)) {
      expect(count, `${compared.name}, ${width}: ${where}`).toBe(0);
    }
  }
  await visitor.close();
});
