/** Blocks of own data: a chart pasted from a spreadsheet, and an accordion, a table and services beside it. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, insertBlock } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

/** What a spreadsheet would paste where the keyboard is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator(':focus').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const init = { clipboardData, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
}

test('DATA-01 DATA-04 DATA-05 DATA-06 a chart is pasted from a spreadsheet, published beside other blocks of data, and seen without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const address = `numbers-${Date.now()}`;
  await addPage(page, address);
  await addSection(page, 'Opening');
  const frame = canvas(page);

  await insertBlock(page, 'Chart');
  await page.getByRole('button', { name: 'Edit data' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Data of the chart' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Enter some data!')).toBeVisible();
  await dialog.getByLabel('Name of the first column').focus();
  await paste(page, `\tMany\n${'Row\t1\n'.repeat(501)}`);
  await expect(dialog.getByText('Only the first 500 rows and 20 columns are shown.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit data' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Name of the first column').focus();
  await paste(page, 'Month\tBowls\tCups\nJanuary\t12\t1,234\nFebruary\t-4\t\n');
  await expect(dialog.getByText('One or more rows was missing data.')).toBeVisible();
  await dialog.getByLabel('Row 1, column 1').focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByLabel('Row 2, column 1')).toBeFocused();
  await page.keyboard.type('20');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(frame.locator('.sw-chart-bars path')).toHaveCount(3);

  await insertBlock(page, 'Accordion');
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Is it safe in a dishwasher?');
  await expect(frame.locator('.accordion-item__title')).toHaveText('Is it safe in a dishwasher?');
  await insertBlock(page, 'Table');
  await page.getByRole('button', { name: 'Add row' }).click();
  await page.getByLabel('Cells').fill('Size\nWidth');
  await expect(frame.locator('.table-block th')).toHaveText(['Size', 'Width']);

  await insertBlock(page, 'Tabs');
  await page.getByRole('button', { name: 'Add tab' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Care');
  await expect(frame.getByRole('radio', { name: 'Care' })).toBeChecked();
  await insertBlock(page, 'Social links');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByLabel('Address', { exact: true }).fill('https://www.instagram.com/alderandloom');
  await expect(frame.locator('.sqs-svg-icon--list a')).toHaveCount(1);

  await expect(page.locator('output[data-state="saved"]')).toBeVisible();
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await moved).status()).toBe(200);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const visitor = await context.newPage();
  await visitor.goto(`/${address}`);
  await expect(visitor.locator('.sw-chart-bars path').first()).toBeVisible();
  const cell = visitor.getByRole('row', { name: 'February' }).getByRole('cell').first();
  await expect(cell).toHaveText('20');
  for (const kind of ['chart', 'accordion', 'table', 'tabs']) {
    const block = `.${kind}-block`;
    const drawn = await frame.locator(block).innerHTML();
    expect(await visitor.locator(block).innerHTML()).toBe(drawn);
  }
  await expect(visitor.locator('main .sqs-svg-icon--list a')).toBeVisible();
  await context.close();

  const seen = await browser.newContext({ baseURL: baseURL! });
  const looked = await seen.newPage();
  await looked.goto(`/${address}`);
  for (const width of [390, 1440]) {
    await looked.setViewportSize({ width, height: 900 });
    const overflow = await looked.evaluate(() => document.body.scrollWidth - innerWidth);
    expect([width, overflow <= 0]).toEqual([width, true]);
    if (process.env['PICTURES']) {
      const path = `${process.env['PICTURES']}/data-${width}.png`;
      await looked.screenshot({ path, fullPage: true });
    }
    await expectNoViolations(looked);
  }
  await seen.close();
});
