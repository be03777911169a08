/** Many products at once: seen before, seen by a visitor, taken back. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

for (const width of widthsOf('bulk')) {
  test(`PROD-08 prices change together, visitors see it, and it is undone at ${width}`, async ({
    page,
  }, { retry }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    const name = `Together ${width + retry}`;
    await page.goto(`${office}/products/new`);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Price').fill('12.50');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('switch', { name: 'Visible in the shop' }).press('Space');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    const path = `/shop/p/together-${width + retry}`;

    await page.goto(`${office}/products?search=Together+${width + retry}`);
    await page.getByRole('link', { name: 'Edit all of the list' }).click();
    const price = page.getByRole('region', { name: 'Price', exact: true });
    await price.getByRole('button', { name: /Change/ }).click();
    await page.getByRole('option', { name: 'Raise by per cent' }).click();
    await page.getByRole('textbox', { name: 'Per cent' }).fill('10');
    await expect(page.getByRole('cell', { name: '$13.75' })).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await page.getByRole('button', { name: 'Change 1 product' }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');
    expect(await (await page.request.get(path)).text()).toContain('13.75');

    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    expect(await (await page.request.get(path)).text()).toContain('12.50');
  });
}
