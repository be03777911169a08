/** What the back office tells an owner who sees it for the first time. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, insertBlock, untilSaved } from './support/editor.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

/** Pixels by which the screen is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const size of sizesOf('owner-told')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size], reducedMotion: 'reduce' } as object);

    test('a new product says that shoppers do not see it, and is shown at a press', async ({
      page,
    }) => {
      await signInAsOwner(page);
      await page.goto(`${office}/products/new`);
      const name = `Told ${size} ${Date.now()}`;
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Price').fill('12');
      await page.getByRole('button', { name: 'Create product' }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText('Shoppers do not see this product yet.')).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      // Prices and stock are read and changed without scrolling sideways.
      const table = page.getByRole('table', { name: 'Variants, prices and stock' });
      const width = page.viewportSize()?.width ?? 0;
      for (const field of ['Price', 'Sale price', 'SKU', 'Weight in g', 'EAN, UPC or ISBN']) {
        const box = await table
          .getByLabel(`${field} of Only variant`, { exact: true })
          .boundingBox();
        expect((box?.x ?? width) + (box?.width ?? 0), field).toBeLessThanOrEqual(width);
      }
      await table.getByLabel('Price of Only variant', { exact: true }).fill('14');
      await table.getByLabel('SKU of Only variant').fill(`TOLD-${Date.now()}`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Saved. Shoppers do not see it yet.')).toBeVisible();
      await expectNoViolations(page, ['light', 'dark']);

      await page.getByRole('button', { name: 'Save and show in the shop' }).click();
      await expect(page.getByText(`Shoppers see ${name} now`)).toBeVisible();
      await expect(page.getByText('Shoppers do not see this product yet.')).toHaveCount(0);
      await expect(page.getByRole('switch', { name: 'Visible in the shop' })).toBeChecked();
    });

    test('the tab of the mail that is shown is in sight, and so is the mail', async ({ page }) => {
      await signInAsOwner(page);
      await page.goto(`${office}/mail-parts/of/shipped`);
      const tab = page.getByRole('link', { name: 'Shipped', exact: true });
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(tab).toBeInViewport({ ratio: 1 });
      const mail = page.frameLocator('iframe[title]');
      await expect(mail.getByRole('heading', { name: 'Shipped' })).toBeVisible();
    });
  });
}

test('what a page says of itself is translated as text, not as markup', async ({ page }) => {
  setSettings('alder-loom', {
    'languages.languages': JSON.stringify([{ code: 'de', name: 'German' }]),
  });
  await signInAsOwner(page);
  await page.goto(`${office}/translate/de`);
  await page
    .getByRole('row', { name: /Shop \/shop/ })
    .getByRole('link')
    .click();
  const row = page.getByRole('listitem', { name: 'Description' }).first();
  await expect(row).toContainText('Everything here was on one of our own tables');
  await expect(row).not.toContainText('<p>');
  await row.getByRole('button', { name: 'As the original' }).click();
  await expect(row.getByRole('textbox')).toHaveText(/Everything here was on one/);
  setSettings('alder-loom', { 'languages.languages': '[]' });
});

test('PDP-02 add-on products are called by their names', async ({ page }) => {
  await signInAsOwner(page);
  await addPage(page, `Add-ons ${Date.now()}`);
  await addSection(page, 'Opening');
  await insertBlock(page, 'Add-on products');
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByLabel('Find a product').first().fill('Ridge Mug');
  await page.getByRole('button', { name: 'Add Ridge Mug' }).first().click();
  await untilSaved(page);
  const items = page.getByRole('group', { name: 'Chosen by hand' });
  await expect(items.getByRole('button', { name: 'Move Ridge Mug', exact: true })).toBeVisible();
  await expect(items.getByRole('button', { name: 'Product 1' })).toHaveCount(0);
});

test('a screen that cannot be drawn is tried again or left, and what was typed is back', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto(`${office}/products`);
  await page.locator('main table a').first().click();
  const title = page.getByLabel('Name', { exact: true });
  const seen = await title.inputValue();
  await title.fill(`${seen} typed`);

  // The next answer is of a shape that the screen cannot draw.
  const address = /\/api\/sites\/alder-loom\/products\/[0-9a-f]+$/;
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const product = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...product, pictures: null, variants: null } });
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This screen could not be shown' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To Home' })).toHaveAttribute('href', office);
  await expectNoViolations(page, ['light', 'dark']);

  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title).toHaveValue(`${seen} typed`);
  await page.getByRole('button', { name: 'Discard' }).click();
});
