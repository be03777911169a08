/** The catalogue by its screens: every type of product, options, stock, categories. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';
const types = ['Physical', 'Digital', 'Service', 'Gift card', 'Paid access (paywall)'];

async function makeProduct(page: Page, title: string, type: string): Promise<void> {
  await page.goto(`${office}/products/new`);
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill(title);
  await page.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: type }).click();
  await page.getByLabel('Price').fill('12.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The shop does not sell access.
  await expect(page.getByText('Nobody buys it in the shop')).toHaveCount(
    type.startsWith('Paid access') ? 1 : 0,
  );
}

for (const width of widthsOf('products')) {
  test(`PROD-08 INVT-01 products of every type are made, stocked and found at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    const name = (type: string) => `Thing ${width} ${type}`;
    for (const type of types) await makeProduct(page, name(type), type);

    await makeProduct(page, `Shirt ${width}`, 'Physical');
    await page.getByRole('button', { name: 'Edit options' }).click();
    await page.getByLabel('Option 1', { exact: true }).fill('Size');
    await page.getByLabel('Values of option 1').fill('S, M');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByLabel('Price of M', { exact: true }).fill('14');
    await page.getByLabel('Stock of M').fill('0');
    await page.getByText('Visible in the shop').click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await expectNoViolations(page, ['light'], 'main');

    await page.getByRole('button', { name: 'Adjust of M' }).click();
    await expectNoViolations(page, ['light'], 'main');
    await page.getByLabel('Units more or less').fill('5');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Stock of Shirt .* adjusted/)).toBeVisible();

    await page.goto(`${office}/inventory?search=Shirt+${width}`);
    await expect(
      page.getByRole('row', { name: /M/ }).getByText('5', { exact: true }),
    ).toBeVisible();
    await expectNoViolations(page, ['light'], 'main');

    await page.goto(`${office}/products`);
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(`thing ${width}`);
    await expect(page.getByText('5 products')).toBeVisible();
    await expectNoViolations(page, ['light'], 'main');
    await page.getByRole('link', { name: name('Service') }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: name('Service') })).toBeVisible();

    await page.goto(`${office}/categories`);
    await page.getByLabel('New category').fill(`Group ${width}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Group ${width}`, { exact: true })).toBeVisible();
    await expectNoViolations(page, ['light'], 'main');
    await page.goto(`${office}/restock`);
    await expect(page.getByRole('heading', { name: 'Waiting customers' })).toBeVisible();
    await expectNoViolations(page, ['light'], 'main');
  });
}
