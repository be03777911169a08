/** What staff wrote: taken back from its toast and from the log, in words, on a desk and a phone. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

async function makeProduct(page: Page, title: string): Promise<void> {
  await page.goto(`${office}/products/new`);
  await page.getByLabel('Name').fill(title);
  await page.getByLabel('Price').fill('12.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function makeDiscount(page: Page, name: string): Promise<void> {
  await page.goto(`${office}/discounts/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Code' }).fill(name.replaceAll(' ', '').toLowerCase());
  await page.getByRole('textbox', { name: 'Percentage' }).fill('25');
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

for (const width of widthsOf('activity')) {
  test(`a price goes back from its toast, a discount from the log, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    const title = `Vase ${width}`;
    await makeProduct(page, title);
    const price = page.getByRole('textbox', { name: /^Price of/ });
    await price.fill('20');
    await price.press('Tab');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history).toContainText(
      `changed the product “${title}”: Price from $12.50 to $20.00`,
    );
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
    await expect(price).toHaveValue(/^12\.50?$/);

    const name = `Spring ${width}`;
    await makeDiscount(page, name);
    await page.goto(`${office}/activity?kind=discount&action=added`);
    const entry = page.getByRole('listitem').filter({ hasText: `added the discount “${name}”` });
    await entry.getByRole('button', { name: 'Details' }).press('Enter');
    await expect(entry.getByRole('row', { name: /Benefit/ })).toContainText('25%');
    await expectNoViolations(page, ['light', 'dark']);
    const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await entry.getByRole('button', { name: 'Undo' }).click();
    await expect(entry.getByText('Undone')).toBeVisible();
    await page.goto(`${office}/discounts?search=${encodeURIComponent(name)}`);
    await expect(page.getByText('Nothing matches.')).toBeVisible();
  });
}
