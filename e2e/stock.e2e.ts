/** Where stock lies: a second location, units that come to it, and both taken back at once. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { look } from './support/look.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

const inventory = '/config/sites/alder-loom/inventory';
const product = 'Brass Chamberstick';

/** Opens the stock of the product and chooses a place, by keyboard. */
async function openStock(page: Page, place: string) {
  await page.getByRole('button', { name: `Adjust stock of ${product}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Location$/ }).press('Enter');
  await page.getByRole('option', { name: place }).press('Enter');
  return dialog;
}

test('INVT-01 INVT-02 units come to a second location, are found there and taken back', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  await page.goto(`${inventory}/locations`);
  await page.getByLabel('New location').fill('Cellar');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move Cellar up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Cellar up' })).toBeDisabled();
  await expectNoViolations(page, ['light', 'dark']);

  await page.goto(`${inventory}?search=chamberstick`);
  const row = page.getByRole('row', { name: new RegExp(product) });
  const before = Number(await row.getByRole('cell').nth(1).innerText());
  const dialog = await openStock(page, 'Cellar (0)');
  await dialog.getByLabel('Units more or less').fill('4');
  await dialog.getByLabel('Low stock from').fill(String(before + 4));
  await expectNoViolations(page, ['light', 'dark']);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Cellar (4)');
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(before + 4));

  // One message for both writes, whose Undo takes both back.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveCount(1);
  await page.goto(`${inventory}?search=chamberstick&stock=low`);
  await expect(row).toBeVisible();
  const again = await openStock(page, 'Cellar (4)');
  await again.getByLabel('Units more or less').fill('-1');
  await again.getByLabel('Low stock from').fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No variants found')).toBeVisible();
  await undo.press('Enter');
  await expect(row).toContainText('Cellar (4)');

  await page.setViewportSize(sizes.phone);
  await page.goto(`${inventory}/locations`);
  await expect(page.getByText('Holds stock')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
});

test('INVT-01 stock is moved to another location and counted, in one dialog and in one list', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  await page.goto(`${inventory}/locations`);
  await page.getByLabel('New location').fill('Attic');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Attic up' })).toBeVisible();

  // Moved: the sum stays.
  await page.goto(`${inventory}?search=chamberstick`);
  const row = page.getByRole('row', { name: new RegExp(product) });
  const sum = await row.getByRole('cell').nth(1).innerText();
  const open = async (tab: string) => {
    await page.getByRole('button', { name: `Adjust stock of ${product}` }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: tab }).click();
    return dialog;
  };
  const moving = await open('Move');
  await moving.getByRole('button', { name: /To$/ }).press('Enter');
  await page.getByRole('option', { name: /^Attic/ }).press('Enter');
  await moving.getByLabel('Units').fill('2');
  await expectNoViolations(page, ['light', 'dark']);
  await page.keyboard.press('Enter');
  await expect(moving).toHaveCount(0);
  await expect(row).toContainText('Attic (2)');
  await expect(row.getByRole('cell').nth(1)).toHaveText(sum);

  // Counted, one variant: the difference is told before it is saved.
  const counting = await open('Count');
  await counting.getByRole('button', { name: /Location$/ }).press('Enter');
  await page.getByRole('option', { name: 'Attic' }).press('Enter');
  await expect(counting.getByText('Expected: 2')).toBeVisible();
  await counting.getByLabel('Counted').fill('3');
  await expect(counting.getByText('Difference: +1')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Attic (3)');

  // Counted, many: a scanner types codes and Enter.
  await page.setViewportSize(sizes.phone);
  await page.goto(`${inventory}/count`);
  await page.getByRole('button', { name: /Location$/ }).press('Enter');
  await page.getByRole('option', { name: 'Attic' }).press('Enter');
  const code = page.getByLabel('SKU, barcode or name');
  await code.fill('chamberstick');
  await code.press('Enter');
  const line = page.getByRole('group', { name: new RegExp(product) });
  await expect(line).toContainText('Expected: 3');
  const sku = await line.locator('span span').first().innerText();
  if (sku !== '') {
    await code.fill(sku);
    await code.press('Enter');
    await expect(line.getByLabel('Counted')).toHaveValue('1');
  }
  await line.getByLabel('Counted').fill('2');
  await expect(line).toContainText('Difference: -1');
  await code.fill('no such thing');
  await code.press('Enter');
  await expect(page.getByText('“no such thing” was not found')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  // What was counted stays on this device.
  await page.reload();
  await expect(line.getByLabel('Counted')).toHaveValue('2');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 line written')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await page.goto(`${inventory}?search=chamberstick`);
  await expect(page.getByText('Attic (3)')).toBeVisible();
});

for (const size of ['desktop', 'phone'] as const) {
  test(`INVT-01 a row is expanded and opened on a ${size}`, async ({ page }) => {
    await page.setViewportSize(sizes[size]);
    await signInAsOwner(page);
    await page.goto(`${inventory}?search=chamberstick`);
    const row = page.getByRole('row', { name: new RegExp(product) });
    const details = page.getByRole('button', { name: new RegExp(`^Details of ${product}`) });
    await details.press('Enter');
    await expect(page.getByText('Held for carts and orders')).toBeVisible();
    await look(page, `inventory-row-${size}`, [sizes[size].width]);
    await row.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Held for carts and orders')).toBeHidden();
    await page.keyboard.press('ArrowRight');
    const dialog = page.getByRole('dialog');
    await row.getByText(product).click();
    await expect(dialog.getByLabel('Units more or less')).toBeVisible();
    await page.keyboard.press('Escape');
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Open product' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  });
}
