/**
 * Whole tables of other shops through the screen: looked at, the report read and acted on, imported,
 * found in the catalogue, taken back. `IMPORT_TABLES` may name more files, with the separator of
 * paths between them.
 */
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';

const office = '/config/sites/alder-loom';
const tables = 'apps/server/testing/tables';
const others = (process.env['IMPORT_TABLES'] ?? '').split(path.delimiter).filter(Boolean);
const widths = [1440, 768, 390];

/** The screen as it stands, at each width, kept beside the results of the journeys. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { clientWidth, scrollWidth } = await page.evaluate(() => {
      const { clientWidth: seen, scrollWidth: whole } = document.documentElement;
      return { clientWidth: seen, scrollWidth: whole };
    });
    expect(scrollWidth, `${name} is as wide as the window`).toBeLessThanOrEqual(clientWidth);
    await page.screenshot({
      path: test.info().outputPath(`${name}-${width}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function choose(page: Page, file: string): Promise<void> {
  await signInAsOwner(page);
  await page.goto(`${office}/imports`);
  await page.getByLabel('Choose a file').and(page.locator('input')).setInputFiles(file);
  const name = path.basename(file);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Ready to start')).toBeVisible();
  await page.getByText('Fetch the pictures').click();
  await expect(page.getByRole('switch', { name: 'Fetch the pictures' })).not.toBeChecked();
}

async function start(page: Page, label: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
}

/** Newest first: what was mended goes before what it was mended of. */
async function takeBack(page: Page, filename: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.goto(`${office}/imports`);
    await page
      .getByRole('listitem')
      .filter({ hasText: filename })
      .filter({ hasText: 'Done' })
      .first()
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'Take the import back' }).click();
    const sure = page.getByRole('alertdialog');
    await sure.getByRole('button', { name: 'Take the import back' }).click();
    await expect(page.getByRole('main').getByText('Taken back').first()).toBeVisible();
  }
}

const rowOf = (page: Page, line: number) =>
  page.getByRole('group', { name: new RegExp(`^Line ${line}\\b`) });

async function openProduct(page: Page, title: string): Promise<void> {
  await page.goto(`${office}/products?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('PROD-08 a table of WooCommerce: variations, sales, stock, categories, downloads', async ({
  page,
}) => {
  await choose(page, `${tables}/woocommerce.csv`);
  await expect(page.getByText('WooCommerce products')).toBeVisible();
  await expect(page.getByText(/Download limit/)).toBeVisible();
  for (const told of [
    'The variations share 9 in stock there; this one got them, the others 0. Divide them.',
    'The price is missing.',
    'The variation is switched off; say 1 to take it.',
    'The files to download are not taken: add Glaze notes to the product.',
    'A product of the type "grouped" sells nothing of its own here.',
  ]) {
    await expect(page.getByText(told)).toBeVisible();
  }
  await expectNoViolations(page, ['light', 'dark'], 'main');
  await look(page, 'looked-at');
  await start(page, 'Import 5 products');
  await look(page, 'done');

  await rowOf(page, 8).getByRole('textbox', { name: 'Regular price' }).fill('26');
  await rowOf(page, 9).getByRole('textbox', { name: 'Published' }).fill('1');
  await page.getByRole('button', { name: 'Import these rows again' }).click();
  await expect(page.getByText('Ready to start')).toBeVisible();
  await start(page, 'Import 1 product');

  await openProduct(page, 'Kiln Walk Mug');
  for (const [variant, price] of [
    ['Ash / Small', '18.00'],
    ['Ash / Large', '22.00'],
    ['Cobalt / Huge', '26.00'],
    ['Ash / Huge', '26.00'],
  ] as const) {
    await expect(page.getByLabel(`Price of ${variant}`, { exact: true })).toHaveValue(price);
  }
  await expect(page.getByRole('cell', { name: '6 Adjust of Ash / Small' })).toBeVisible();
  await look(page, 'product');
  await takeBack(page, 'woocommerce.csv', 2);
  await page.goto(`${office}/products?search=Kiln+Walk`);
  await expect(page.getByRole('link', { name: /Kiln Walk/ })).toHaveCount(0);
});

test('PROD-08 a table of Shopify: what is refused is mended and imported again', async ({
  page,
}) => {
  await choose(page, `${tables}/shopify.csv`);
  await expect(page.getByText('A variant with Navy / M stands before.')).toBeVisible();
  await expect(page.getByText('Stock "-3" is taken as 0.')).toBeVisible();
  await start(page, 'Import 4 products');
  await rowOf(page, 8).getByRole('textbox', { name: 'Option2 Value' }).fill('L');
  await rowOf(page, 9).getByRole('textbox', { name: 'Variant Price' }).fill('35');
  await page.getByRole('button', { name: 'Import these rows again' }).click();
  await expect(page.getByText('Ready to start')).toBeVisible();
  await start(page, /^Import \d products?$/);
  await openProduct(page, 'Canvas Bag');
  await openProduct(page, 'Wool Coat');
  await expect(page.getByLabel('Price of Navy / L', { exact: true })).toHaveValue('240.00');
  await takeBack(page, 'shopify.csv', 2);
});

test('PROD-08 a table of Squarespace: what had no name gets one', async ({ page }) => {
  await choose(page, `${tables}/squarespace.csv`);
  await expect(page.getByText('The price is missing.')).toBeVisible();
  await start(page, 'Import 4 products');
  await nameUntitled(page, 'SQ100');
  await takeBack(page, 'squarespace.csv', 1);
});

/** What the report says of a line without a title is done: the product gets one. */
async function nameUntitled(page: Page, sku: string): Promise<void> {
  await openProduct(page, `Untitled product ${sku}`);
  await page.getByLabel('Name', { exact: true }).fill(`Named ${sku}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: `Named ${sku}` })).toBeVisible();
}

for (const file of others) {
  test(`PROD-08 ${path.basename(file)} is imported, and what its report says is done`, async ({
    page,
  }) => {
    await choose(page, file);
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await look(page, 'looked-at');
    const untitled = await page.getByText(/The title is blank; "Untitled product/).allInnerTexts();
    await start(page, /^Import \d+ products?$/);
    await look(page, 'done');
    for (const told of untitled) {
      const sku = /"Untitled product ([^"]+)"/.exec(told)?.[1];
      if (sku !== undefined) await nameUntitled(page, sku);
    }
    await page.goto(`${office}/imports`);
    await page
      .getByRole('link', { name: path.basename(file) })
      .first()
      .click();
    await page.getByRole('link', { name: 'Open the products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await look(page, 'products');
    await takeBack(page, path.basename(file), 1);
  });
}
