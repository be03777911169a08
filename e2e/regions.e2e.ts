/** What stands beside the content of pages as blocks: bodies of products, the header and the footer. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { ComparedPage } from '../scripts/compare-canvas/compared-page.ts';
import { comparePage } from '../scripts/compare-canvas/compare-pages.ts';
import { preparePhotographs } from '../scripts/compare-canvas/photograph.ts';
import { expectNoViolations } from './support/axe.ts';
import { listProducts } from './support/catalogue.ts';
import { addSection, canvas, insertBlock, saveEdit, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';
import { look } from './support/look.ts';

const site = '/config/sites/alder-loom';
const widths = [390, 768, 1440] as const;

/** Takes a step of the document that is open, until the server has it. */
async function move(page: Page, name: string): Promise<void> {
  await untilSaved(page);
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  const button = page.getByRole('button', { name, exact: true });
  if (await button.isVisible()) await button.click();
  else {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  }
  expect((await moved).status()).toBe(200);
}

const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' });

/** Types into the text that is chosen, in its panel: on the page it is not there yet. */
async function writeText(page: Page, words: string): Promise<void> {
  await properties(page).locator('[contenteditable="true"]').click();
  await saveEdit(page, () => page.keyboard.type(words));
}

const areas = (page: Page) => page.getByRole('navigation', { name: 'Areas of this page' });

/**
 * The canvas of an editor and the published page differ in no pixel. Left out in turns: on pages that
 * other journeys changed the comparison waits for minutes.
 */
async function expectSame(
  page: Page,
  visitor: Page,
  compared: Pick<ComparedPage, 'name' | 'editor' | 'path'>,
): Promise<void> {
  if (process.env['E2E_IN_TURNS'] === '1') return;
  const [staff, visitors] = [page.context(), visitor.context()];
  await preparePhotographs(staff);
  await preparePhotographs(visitors);
  const comparing = {
    staff,
    visitor: visitors,
    origin: new URL(page.url()).origin,
    site: 'alder-loom',
    widths,
    outDir: test.info().outputPath('canvas'),
  };
  const pictures = await comparePage(comparing, { ...compared, sections: new Map() });
  for (const { width, count, where } of pictures) {
    expect(count, `${compared.name}, ${width}: ${where}`).toBe(0);
  }
}

async function visitorOf(context: BrowserContext): Promise<Page> {
  const own = await context.browser()!.newContext({ reducedMotion: 'reduce' });
  return own.newPage();
}

test.use({ viewport: { width: 1440, height: 900 } });

test('EDIT-05 a description opens as blocks, is built, published below the product, and taken back', async ({
  page,
  context,
  request,
}) => {
  // Whole pages are compared, pixel by pixel.
  test.slow();
  await signInAsOwner(page);
  // A product keeps the document of an earlier try: each try has one of its own.
  const product = (await listProducts(request))[test.info().retry]!;
  await page.goto(`${site}/products/${product.id}`);
  const blocks = page.getByRole('region', { name: 'Description of blocks' });
  await expectNoViolations(page, ['light', 'dark']);
  await blocks.getByRole('link', { name: 'Build with blocks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  // The words that the product had are the first block.
  const first = canvas(page).locator('.product-body .sqs-block').first();
  await expect(first).toBeVisible();
  const said = ((await first.textContent()) ?? '').trim();
  expect(said.length).toBeGreaterThan(10);
  const visitor = await visitorOf(context);
  await visitor.goto(product.fullUrl);
  await expect(visitor.locator('.product-description')).toContainText(said.slice(0, 10));
  await expect(visitor.locator('.product-body')).toHaveCount(0);

  await first.dblclick();
  await page.keyboard.press('Control+End');
  await saveEdit(page, () => page.keyboard.type(' Woven slowly.'));
  await page.keyboard.press('Escape');
  await addSection(page, 'Opening');
  await expect(canvas(page).locator('.product-body .page-section')).toHaveCount(2);
  await move(page, 'Publish');
  await visitor.goto(product.fullUrl);
  await expect(visitor.locator('.product-body')).toContainText('Woven slowly.');
  await expect(visitor.locator('.product-description')).toHaveCount(0);
  await look(visitor, 'product');
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/product-editor.png` });
  const place = { editor: `products/${product.id}/content`, path: product.fullUrl };
  await expectSame(page, visitor, { name: 'product', ...place });
  await expectNoViolations(page, ['light', 'dark']);

  await page.getByRole('link', { name: 'Back to the product' }).click();
  await expect(blocks.getByText('Published')).toBeVisible();
  if (folder) await page.screenshot({ path: `${folder}/product-form.png`, fullPage: true });
  await page.goto(`${site}/activity`);
  // Others write in this log too, at the same time.
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: /published/ })
    .filter({ hasText: `“${product.title}”` })
    .first();
  await entry.getByRole('button', { name: 'Undo' }).click();
  await expect(entry.getByText('Undone')).toBeVisible();
  await visitor.goto(`${product.fullUrl}?again`);
  await expect(visitor.locator('.product-description')).toContainText(said.slice(0, 10));
  await expect(visitor.locator('.product-body')).toHaveCount(0);
  await visitor.context().close();
});

test('NAVL-06 the footer is pressed on a page, edited in place and published on all pages; the header from its screen', async ({
  page,
  context,
}) => {
  // Whole pages are compared, pixel by pixel.
  test.slow();
  await signInAsOwner(page);
  await page.goto(`${site}/pages`);
  await page.getByRole('main').getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(areas(page).getByRole('link')).toHaveCount(4);
  await page.locator('[data-overlay]').waitFor({ state: 'attached' });
  await canvas(page).locator('.site-footer-title').click();
  await expect(areas(page).getByRole('link', { name: 'Footer of the site' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const fields = new URL(page.url()).pathname.replace(`${site}/`, '').replace('/site-footer', '');
  await expect(properties(page)).toContainText(
    'What you change here changes on all of these pages',
  );
  await expect(page.getByRole('heading', { name: 'This area is empty' })).toBeVisible();
  const words = `Dye garden ${Date.now()}`;
  await insertBlock(page, 'Text');
  await expect(canvas(page).locator('#site-footer .sqs-block')).toHaveCount(1);
  await writeText(page, words);
  await insertBlock(page, 'Button');
  await saveEdit(page, () =>
    properties(page).getByLabel('Text', { exact: true }).fill('Plan a visit'),
  );
  await expectNoViolations(page, ['light', 'dark']);
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/footer-editor.png` });

  const visitor = await visitorOf(context);
  await visitor.goto('/shop');
  await expect(visitor.locator('#site-footer')).toHaveCount(0);
  await move(page, 'Publish');
  for (const path of ['/', '/shop', '/journal']) {
    await visitor.goto(path);
    await expect(visitor.locator('footer #site-footer')).toContainText(words);
  }
  await look(visitor, 'footer');

  // A press on the content leads back to it.
  await canvas(page).locator('#sections .sqs-block').first().click();
  await expect(areas(page).getByRole('link', { name: 'Content of the page' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.goto(`${site}/header-footer`);
  await page.getByRole('link', { name: 'Blocks in the header' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Header of the site');
  await insertBlock(page, 'Text');
  await writeText(page, `Open house: ${words}`);
  await move(page, 'Publish');
  await visitor.goto('/about');
  await expect(visitor.locator('header #site-header')).toContainText(words);
  await look(visitor, 'header');
  for (const area of ['site-header', 'site-footer']) {
    await expectSame(page, visitor, { name: area, editor: `${fields}/${area}`, path: '/about' });
  }
  // Nothing stays for those who come after.
  for (const area of ['site-header', 'site-footer']) {
    await page.goto(`${site}/pages/-/fields/${area}`);
    await move(page, 'Take back');
  }
  await visitor.goto('/?after');
  await expect(visitor.locator('.site-area')).toHaveCount(0);
  await visitor.context().close();
});
