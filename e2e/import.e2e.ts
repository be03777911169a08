/** A file is looked at, imported, its bad rows mended, and all of it taken back. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

const expectNoFaults = (page: Page) => expectNoViolations(page, ['light', 'dark'], 'main');

const products = (prefix: string) =>
  [
    'Handle,Title,Variant SKU,Variant Price',
    `${prefix}-vase,${prefix} Vase,${prefix}-1,12.50`,
    `${prefix}-bowl,${prefix} Bowl,${prefix}-2,abc`,
  ].join('\n');

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Ready to start')).toBeVisible();
}

for (const width of widthsOf('import')) {
  test(`products are imported, mended and taken back at ${width}`, async ({ page }, { retry }) => {
    // What a try before left behind is not looked at.
    const kind = `Kiln ${width}${retry}`;
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await page.goto(`${office}/imports`);
    await expectNoFaults(page);
    const name = `imported-${width}-${retry}.csv`;
    await choose(page, name, products(kind));
    await expect(page.getByText('The price "abc" cannot be read.')).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Import 1 product' }).press('Enter');
    await expect(page.getByText('Done', { exact: true })).toBeVisible();

    await page.getByRole('textbox', { name: 'Variant Price' }).fill('9.90');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Import these rows again' }).press('Enter');
    await expect(page.getByText('Ready to start')).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 product' }).press('Enter');
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await page.goto(`${office}/products?search=${kind.replace(' ', '+')}`);
    await expect(page.getByRole('link', { name: `${kind} Vase` })).toBeVisible();
    await expect(page.getByRole('link', { name: `${kind} Bowl` })).toBeVisible();

    for (const left of [1, 0]) {
      await page.goto(`${office}/imports`);
      await page
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ hasText: 'Done' })
        .first()
        .getByRole('link')
        .click();
      await page.getByRole('button', { name: 'Take the import back' }).press('Enter');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Take the import back' })
        .press('Enter');
      await expect(page.getByRole('main').getByText('Taken back').first()).toBeVisible();
      await expect(async () => {
        await page.goto(`${office}/products?search=${kind.replace(' ', '+')}`);
        await expect(page.getByRole('link', { name: kind })).toHaveCount(left, { timeout: 3_000 });
      }).toPass();
    }
  });
}

test('customers are imported, and found with their groups', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto(`${office}/imports`);
  await choose(
    page,
    'people.csv',
    'Email,First Name,Tags,Accepts Marketing\nimp-ada@example.com,Ada Importova,press,yes\nbad,Bad,,',
  );
  await expect(page.getByText('"bad" is no email address.')).toBeVisible();
  await page.getByLabel('Where those who accept marketing said so').fill('Market stall');
  await page.getByRole('button', { name: 'Import 1 customer' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open the customers' }).click();
  await page.getByRole('searchbox').first().fill('Importova');
  await expect(page.getByRole('link', { name: /Ada Importova/ })).toBeVisible();
});

test('an import is stopped while it runs: what came is told and taken back, the rest never came', async ({
  page,
}) => {
  const many = 4_000;
  const kind = `Halfway ${Date.now().toString(36)}`;
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  await page.goto(`${office}/imports`);
  const rows = Array.from({ length: many }, (_, at) => `${kind} ${at},${kind} ${at},9.50`);
  await choose(page, 'many.csv', ['Handle,Title,Variant Price', ...rows].join('\n'));
  await page.getByRole('button', { name: /^Import 4,?000 products$/ }).press('Enter');
  await expect(page.getByText(new RegExp(`^[1-9]\\d* of ${many} rows$`))).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await expectNoFaults(page);
  const found = async () => {
    const path = `/api/sites/alder-loom/products/count?search=${encodeURIComponent(kind)}`;
    return ((await (await page.request.get(path)).json()) as { count: number }).count;
  };
  const came = await found();
  expect(came).toBeGreaterThan(0);
  expect(came).toBeLessThan(many);
  const told = page.locator('dl > div', { hasText: /^New/ }).locator('dd');
  await expect(told).toHaveText(String(came));
  // It does not go on by itself.
  await page.reload();
  await expect(told).toHaveText(String(came));
  expect(await found()).toBe(came);

  await page.getByRole('button', { name: 'Take the import back' }).press('Enter');
  const sure = page.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Take the import back' }).press('Enter');
  await expect(page.getByRole('main').getByText('Taken back').first()).toBeVisible();
  await expect.poll(found, { timeout: 60_000 }).toBe(0);
});
