/** Where stock lies: a second location, units that come to it, and both taken back at once. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
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
  await expect(row).toContainText('Cellar 4');
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
  await expect(row).toContainText('Cellar 4');

  await page.setViewportSize(sizes.phone);
  await page.goto(`${inventory}/locations`);
  await expect(page.getByText('Holds stock')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
});
