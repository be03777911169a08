/** A page of hundreds of blocks on the canvas: what is far away rests, and nobody sees it. */
import { blockTypeTable, putOnTop, addBlock, addSection, emptyDocument } from '@sitewright/blocks';
import { expect, test } from '@playwright/test';
import { OfficeCalls } from '../scripts/screens/office-calls.ts';
import { signInAsOwner } from './support/owner.ts';

const api = '/api/sites/alder-loom';
const sections = 6;

/** Sixty blocks in each section: acts of the editor, section by section. */
function sectionsOfSixty() {
  const types = ['heading', 'text', 'button', 'line'].map((name) => blockTypeTable.get(name)!);
  let document = emptyDocument;
  return Array.from({ length: sections }, (_one, at) => {
    const sectionId = `s${at}`;
    const commands = [...addSection(document, { id: sectionId, layout: 'grid' }, at)];
    document = putOnTop(document, commands).document;
    for (let block = 0; block < 60; block += 1) {
      const type = types[block % types.length]!;
      const place = { id: `${sectionId}-b${block}`, sectionId, data: type.sample };
      const added = addBlock(document, type, place);
      document = putOnTop(document, added).document;
      commands.push(...added);
    }
    return commands;
  });
}

test('EDIT-06 sections of a long page that rest are as high and look as they do awake', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signInAsOwner(page);
  const office = new OfficeCalls(page.context(), baseURL ?? '');
  const { id: ownerId } = await office.post<{ id: string }>(`${api}/pages`, { title: 'Long' });
  const made = await office.post<{ id: string; revision: number }>(`${api}/documents`, {
    purpose: 'page',
    ownerId,
  });
  let { revision } = made;
  for (const [at, commands] of sectionsOfSixty().entries()) {
    const edit = { baseRevision: revision, key: `long-page-${Date.now()}-${at}`, commands };
    ({ revision } = await office.post<{ revision: number }>(
      `${api}/documents/${made.id}/edits`,
      edit,
    ));
  }
  await page.goto(`/config/sites/alder-loom/pages/${ownerId}`);
  const iframe = page.locator('iframe[data-canvas]');
  const frame = iframe.contentFrame();
  const all = frame.locator('#sections > section');
  await expect(all).toHaveCount(sections);
  await expect(frame.locator('[data-resting]')).toHaveCount(sections - 1);
  const root = frame.locator('html');
  const heights = () =>
    all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().height));
  const resting = await heights();
  const tall = await root.evaluate((html) => html.scrollHeight);
  const places = [tall / 3, tall];
  const photograph = async (top: number) => {
    await root.evaluate((_html, to) => scrollTo(0, to), top);
    await expect(frame.locator('[data-resting]')).not.toHaveCount(sections);
    // What comes near wakes in the next frames.
    await page.waitForTimeout(500);
    return iframe.screenshot();
  };
  const before = [];
  for (const top of places) before.push(await photograph(top));
  await root.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-resting]{content-visibility:visible!important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  expect(await heights()).toEqual(resting);
  for (const [at, top] of places.entries()) {
    expect((await photograph(top)).equals(before[at]!), `at ${top} px`).toBe(true);
  }
  // Chosen in the outline, it is brought from afar.
  await page.getByRole('button', { name: 'Section 1', exact: true }).click();
  await expect(frame.locator('[data-section-id="s0"]')).toBeInViewport();
  await expect(frame.locator('[data-section-id="s0"]')).not.toHaveAttribute('data-resting');
});
