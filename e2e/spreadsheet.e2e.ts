/** The products of a shop as a spreadsheet: by keyboard alone, by the clipboard, and on a phone. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addAndCheckOut, cards, fillBuyer, fillCard, payButton } from './support/buy.ts';
import { look } from './support/look.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { readCrumb } from './support/staff-calls.ts';

const office = '/config/sites/alder-loom';

/** Makes a product with a variant for each size, visible; answers its address in the shop. */
async function addProduct(page: Page, title: string, sizes: readonly string[]): Promise<string> {
  const crumb = await readCrumb(page);
  const variants = sizes.map((Size) => ({ attributes: { Size }, priceCents: 1000, stock: 5 }));
  const answer = await page.request.post('/api/sites/alder-loom/products', {
    headers: { 'X-CSRF-Token': crumb },
    data: { title, isVisible: true, optionNames: ['Size'], variants },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/shop/p/${title.toLowerCase().replaceAll(' ', '-')}`;
}

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-place="${row}:${column}"]`);

/** Puts a text on the clipboard as another program would, and pastes it. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('PROD-08 prices, units and texts are edited by keyboard alone, and visitors see them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  const path = await addProduct(page, 'Sheet bowl', ['S', 'M', 'L']);
  await page.goto(`${office}/products?search=Sheet+bowl`);
  await page.getByRole('link', { name: 'Spreadsheet' }).press('Enter');
  const grid = page.getByRole('grid', { name: 'Products and variants' });
  await expect(grid.getByRole('row')).toHaveCount(4);
  await expectNoViolations(page, ['light', 'dark'], 'main');

  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('12,5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 1)).toHaveText('12.50');
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 2, 1)).toHaveText('12.50');
  await expect(page.getByText('All saved')).toBeVisible();
  expect(await (await page.request.get(path)).text()).toContain('12.50');

  // Two at once: a sale, and units by what shall be there.
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await pasteText(page, '$9.99\t7\nabc\t1,5\n8.00\t4');
  await expect(cell(page, 1, 2)).toHaveText('abc');
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('2 cells need a look')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark'], 'main');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('This is not an amount.')).toBeVisible();
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 3)).toHaveText('3');
  await expect(page.getByText('All saved')).toBeVisible();
  await expect(page.getByText('need a look')).toBeHidden();
  expect(await (await page.request.get(path)).text()).toContain('9.99');

  // The latest steps go back, the saved ones by the log.
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 3)).toHaveText('1,5');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 0, 2)).toHaveText('');
  await expect(cell(page, 0, 3)).toHaveText('5');
  await expect(page.getByText('All saved')).toBeVisible();
  expect(await (await page.request.get(path)).text()).not.toContain('9.99');

  // Escape, then Tab: the keyboard is not caught.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(grid).not.toBeFocused();
});

test('PROD-08 somebody else changed the same cell: both are shown', async ({ page }) => {
  await signInAsOwner(page);
  await addProduct(page, 'Sheet vase', ['S', 'M']);
  const address = `${office}/products/sheet?search=Sheet+vase`;
  await page.goto(address);
  const other = await page.context().newPage();
  await other.goto(address);
  for (const [who, price] of [
    [page, '20'],
    [other, '30'],
  ] as const) {
    await expect(who.getByRole('grid').getByRole('row')).toHaveCount(3);
    await cell(who, 0, 1).click();
    await who.keyboard.type(price);
    await who.keyboard.press('Enter');
    await who.keyboard.press('ArrowUp');
    if (who === page) await expect(page.getByText('All saved')).toBeVisible();
  }
  await expect(other.getByText('theirs 20.00, yours 30.00')).toBeVisible();
  await other.getByRole('button', { name: 'Keep yours' }).click();
  await expect(cell(other, 0, 1)).toHaveText('30.00');
  await expect(other.getByText('All saved')).toBeVisible();
  await other.close();
});

test('PROD-08 on a phone a cell is tapped and edited above the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsOwner(page);
  const path = await addProduct(page, 'Sheet cup', ['S', 'M']);
  await page.goto(`${office}/products/sheet?search=Sheet+cup`);
  await cell(page, 1, 1).click();
  await page.getByRole('textbox', { name: 'Price of Sheet cup M' }).fill('44');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 1)).toHaveText('44.00');
  await expect(page.getByText('All saved')).toBeVisible();
  expect(await (await page.request.get(path)).text()).toContain('44.00');
  await expectNoViolations(page, ['light', 'dark'], 'main');
});

test('a shop that weighs in pounds types them in variants, sheet and shipping, and visitors pay by them', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  const path = await addProduct(page, 'Sheet kettle', ['S', 'M']);
  const sheet = await context.newPage();
  await sheet.goto(`${office}/products/sheet?search=Sheet+kettle`);
  await expect(sheet.getByRole('columnheader', { name: 'Weight in g' })).toBeVisible();

  // The setting by keyboard; the sheet that is open beside it follows.
  await page.goto(`${office}/settings/checkout`);
  const units = page.getByRole('button', { name: /Units/ });
  await units.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(units).toContainText('Imperial');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(sheet.getByRole('columnheader', { name: 'Weight in lb' })).toBeVisible();
  await expect(sheet.getByRole('columnheader', { name: 'Length in inches' })).toBeVisible();

  // A variant by its line; what is no weight says so.
  await page.goto(`${office}/products?search=Sheet+kettle`);
  await page.getByRole('link', { name: 'Sheet kettle' }).first().press('Enter');
  const weight = page.getByRole('textbox', { name: 'Weight in lb of S' });
  await weight.fill('heavy');
  await weight.press('Enter');
  await expect(page.getByText('Enter a number.')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await weight.fill('1.25');
  await weight.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(weight).toHaveValue('1.25');
  await look(page, 'variants-in-pounds', [390, 1440]);

  // The other by a paste into the sheet, with lengths.
  await sheet.reload();
  await expect(cell(sheet, 0, 5)).toHaveText('1.25');
  await cell(sheet, 1, 5).click();
  await pasteText(sheet, '2 lb\t12.5\t1.234');
  await expect(cell(sheet, 1, 5)).toHaveText('2');
  await expect(cell(sheet, 1, 6)).toHaveText('12.5');
  await expect(sheet.getByText('1 cell needs a look')).toBeVisible();
  await sheet.keyboard.press('Tab');
  await sheet.keyboard.press('Tab');
  await expect(sheet.getByText('Enter at most two decimal places.')).toBeVisible();
  await sheet.keyboard.press('Delete');
  await expect(sheet.getByText('All saved')).toBeVisible();
  await sheet.close();

  // A price by weight, and a visitor who pays it.
  await page.goto(`${office}/shipping/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('By the pound');
  await page.getByRole('button', { name: /How it is priced/ }).press('Enter');
  await page.getByRole('option', { name: 'By weight' }).press('Enter');
  const limit = page.getByRole('textbox', { name: 'Up to' });
  await expect(limit).toHaveValue('2');
  await limit.fill('1.25');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('3.21');
  await page.getByRole('button', { name: 'Add a step' }).press('Enter');
  await expect(limit.last()).toHaveValue('3.25');
  await look(page, 'shipping-by-weight', [390, 1440]);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'By the pound' })).toBeVisible();
  const option = page.url().split('/').at(-1);

  const visitor = await context.browser()!.newPage();
  await visitor.goto(path);
  await visitor.locator('.product-variants').getByText('S', { exact: true }).click();
  await addAndCheckOut(visitor);
  await fillBuyer(visitor, 'by-the-pound@example.com');
  const byWeight = visitor.locator('.sw-option', { hasText: 'By the pound' });
  await expect(byWeight).toContainText('$3.21');
  await byWeight.locator('[name="shippingOptionId"]').check();
  await fillCard(visitor, cards.good);
  await payButton(visitor).click();
  await expect(visitor).toHaveURL(/\/checkout\/order-confirmed\?token=/);
  await expect(visitor.getByText('$3.21').first()).toBeVisible();
  await visitor.close();

  // The log says pounds too; then the shop is as it was.
  await page.goto(`${office}/activity`);
  const entry = page.getByRole('listitem').filter({ hasText: /Sheet kettle.*Weight of S/ });
  await entry.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(page.getByText(/1\.25\s*lb/).first()).toBeVisible();
  const chosen = page.getByRole('listitem').filter({ hasText: /Units/ }).last();
  await chosen.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(chosen).toContainText('Imperial (lb, in)');
  const crumb = await readCrumb(page);
  const address = `/api/sites/alder-loom/shipping-options/${option}`;
  const gone = await page.request.delete(address, { headers: { 'X-CSRF-Token': crumb } });
  expect(gone.ok(), await gone.text()).toBe(true);
  setSettings('alder-loom', { 'store.measurementStandard': 2 });
});
