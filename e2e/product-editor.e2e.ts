/** The editor of a product: options, amounts of gift cards, text with its form, pictures; and tags. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

async function makeProduct(page: Page, title: string, type: string): Promise<void> {
  await page.goto(`${office}/products/new`);
  await page.getByLabel('Name').fill(title);
  await page.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: type }).click();
  await page.getByLabel('Price').fill('12.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
}

for (const width of widthsOf('product-editor')) {
  test(`PROD-08 values of options are typed, renamed, sorted and removed at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await makeProduct(page, `Scarf ${width}`, 'Physical');
    const openOptions = () => page.getByRole('button', { name: 'Edit options' }).click();
    await openOptions();
    await page.getByLabel('Option 1', { exact: true }).fill('Size');
    const values = page.getByLabel('Values of option 1');
    await values.fill('S');
    await values.press('Enter');
    await values.fill('M, L');
    const chips = page.getByRole('dialog').getByRole('button', { name: /^Rename/ });
    await expect(chips).toHaveText(['S', 'M', 'L']);
    await page.getByRole('button', { name: 'Move L', exact: true }).press('ArrowLeft');
    await expect(chips).toHaveText(['S', 'L', 'M']);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByLabel('Price of L', { exact: true }).fill('14');
    await page.getByLabel('Stock of L').fill('6');
    await save(page);

    await openOptions();
    await page.getByRole('button', { name: 'Rename L', exact: true }).click();
    await page.getByRole('textbox', { name: 'Rename L' }).fill('Large');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 variants: 0 new, 0 removed')).toBeVisible();
    await page.getByRole('button', { name: 'Remove M', exact: true }).click();
    await expect(page.getByText(/This variant goes when you save: M,/)).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await page.screenshot({ path: `test-results/options-${width}.png` });
    await page.getByRole('button', { name: 'Apply' }).click();
    await save(page);
    await page.reload();
    await expect(page.getByLabel('Price of Large', { exact: true })).toHaveValue('14.00');
    await expect(page.getByRole('row', { name: /Large/ })).toContainText('6');
    await expect(page.getByLabel('Price of M', { exact: true })).toHaveCount(0);
  });

  test(`SUBS-03 amounts of a gift card are added and removed at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await makeProduct(page, `Voucher ${width}`, 'Gift card');
    const another = page.getByLabel('Another amount');
    for (const amount of ['50', '25']) {
      await another.fill(amount);
      await another.press('Enter');
    }
    await another.fill('50');
    await another.press('Enter');
    await expect(page.getByText('This amount is there already.')).toBeVisible();
    await another.fill('');
    await page.getByRole('button', { name: 'Remove $12.50' }).click();
    await save(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove $25.00' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove $50.00' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove $12.50' })).toHaveCount(0);
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await page.screenshot({ path: `test-results/amounts-${width}.png`, fullPage: true });
  });

  test(`PROD-08 a description has its form, and its HTML stays whole at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await makeProduct(page, `Essay ${width}`, 'Physical');
    const text = page.getByRole('textbox', { name: 'Description', exact: true }).first();
    // The short description has a toolbar of its own.
    const own = text.locator('xpath=ancestor::div[.//*[@role="toolbar"]][1]');
    const html = own.getByRole('button', { name: 'HTML' });
    const bold = own.getByRole('button', { name: 'Bold' });
    await bold.waitFor();
    await text.click();
    await page.keyboard.type('Warm wool');
    await page.keyboard.press('Control+a');
    await bold.click();
    await save(page);
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await page.screenshot({ path: `test-results/rich-text-${width}.png` });
    await html.click();
    await expect(text).toHaveValue('<p><strong>Warm wool</strong></p>');
    const table = '<table class="sizes"><tbody><tr><td>Long</td></tr></tbody></table>';
    await text.fill(table);
    await save(page);
    await page.reload();
    await expect(page.getByText(/HTML that the editor cannot show/)).toBeVisible();
    await expect(text).toHaveValue(table);
    await expect(page.getByText('Unsaved changes')).toBeHidden();
  });
}

test('PROD-08 pictures are sorted by keyboard, described and given to variants', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await page.goto(`${office}/products?search=Ridge+Mug`);
  await page.getByRole('table').getByRole('link').first().click();
  const pictures = page.getByRole('button', { name: /^Move picture/ });
  await expect(pictures.nth(1)).toBeVisible();
  const sources = () =>
    page
      .getByRole('listitem')
      .filter({ has: pictures })
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const before = await sources();
  await pictures.first().press('ArrowRight');
  expect(await sources()).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.getByRole('button', { name: 'Edit picture 1' }).click();
  const words = page.getByLabel('Description for those who do not see it');
  await words.fill('Seen from the side');
  await expectNoViolations(page, ['light', 'dark'], 'main');
  await page.screenshot({ path: 'test-results/picture-1440.png' });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(words).toBeHidden();
  await save(page);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Seen from the side' })).toBeVisible();
  expect(await sources()).toEqual([before[1], before[0], ...before.slice(2)]);
});

test('TAGS-03 TAGS-04 one tag is edited at a time, and no tag is found', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto(`${office}/categories`);
  const edits = page.getByRole('button', { name: /^Edit: / });
  await edits.first().click();
  await edits.nth(1).click();
  await expect(page.getByText('You may only edit one tag at a time.')).toBeVisible();
  await page.getByLabel('Filter tags').fill('nothing is called so');
  await expect(page.getByText('No tag found')).toBeVisible();
});
