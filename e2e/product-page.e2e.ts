/** What an owner says of a product on its screen, and what visitors and buyers see of it. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';

const office = '/config/sites/alder-loom';

async function makeProduct(page: Page, title: string, type: string): Promise<string> {
  await page.goto(`${office}/products/new`);
  await page.getByLabel('Name').fill(title);
  await page.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: type }).click();
  await page.getByLabel('Price').fill('12.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
}

async function chooseRule(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Shown with this product/ }).press('Enter');
  await page.getByRole('option', { name }).press('Enter');
}

test('PROD-08 SUBS-04 an owner sets time, words, related products and files by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signInAsOwner(page);
  const address = await makeProduct(page, 'Kiln Book', 'Digital');
  await expect(page.getByLabel('Words when sold out')).toHaveCount(0);
  for (const name of ['Chapter-two.txt', 'Chapter-one.txt']) {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(name) };
    await page.getByLabel('Choose File').setInputFiles([file]);
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Move Chapter-one.txt up' }).press('Enter');
  const files = page.getByRole('listitem').filter({ hasText: /Chapter/ });
  await expect(files).toHaveText([/Chapter-one/, /Chapter-two/]);
  await page.getByRole('button', { name: 'Remove Chapter-two.txt' }).press('Enter');
  await save(page);
  await page.goto(address);
  await expect(files).toHaveText([/Chapter-one/]);

  await makeProduct(page, 'Kiln Mug', 'Physical');
  await page.getByLabel('Words when sold out').fill('Back in May');
  await page.getByLabel('Words when few are left').fill('Just {qtyInStock} from this firing');
  await chooseRule(page, 'Chosen by hand');
  await page.getByLabel('Find a product').fill('Kiln Book');
  await page.getByRole('button', { name: 'Add Kiln Book' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Kiln Book' })).toBeVisible();
  await page.getByLabel('Publish on').fill('2040-03-01T09:30');
  await save(page);
  await expectNoViolations(page, ['light', 'dark'], 'main');
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('table')].map(
      ({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
    ),
  );
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
  const mug = page.url();
  await page.reload();
  await expect(page.getByLabel('Publish on')).toHaveValue('2040-03-01T09:30');
  await expect(page.getByLabel('Words when sold out')).toHaveValue('Back in May');
  await page.screenshot({ path: 'test-results/product-1440.png', fullPage: true });

  // The book is shown with the mug, once both are there to see.
  await page.getByText('Visible in the shop').click();
  await expect(page.getByLabel('Publish on')).toHaveValue('');
  await save(page);
  const view = page.getByRole('link', { name: 'View in shop' });
  const path = new URL((await view.getAttribute('href')) ?? '', page.url()).pathname;
  await page.goto(address);
  await page.getByText('Visible in the shop').click();
  await save(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Kiln Mug' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Goes well with' }).getByRole('link', { name: 'Kiln Book' }),
  ).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(mug);
  await expect(page.getByLabel('Words when few are left')).toHaveValue(/Just/);
  await expectNoViolations(page, ['light'], 'main');
  const wide = await page.evaluate(() => document.body.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.screenshot({ path: 'test-results/product-390.png', fullPage: true });
});
