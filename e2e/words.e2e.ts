/** What the owner writes in place of a default label is what visitors read. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addButton, chooseOptions } from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

for (const width of widthsOf('words')) {
  test(`I18N-05 the owner names the button, and visitors read it at ${width}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await page.goto(`${office}/settings/words`);
    await expectNoViolations(page, ['light', 'dark'], 'main');
    const button = page.getByRole('textbox', { name: 'Button that puts into the cart' });
    await button.fill(`Take it home ${width}`);
    await page.getByRole('textbox', { name: 'Name of the quantity' }).fill('How many');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const visitor = await context.newPage();
    const product = await findPhysical(visitor.request, 0);
    await visitor.goto(product.fullUrl);
    await expect(addButton(visitor)).toContainText(`Take it home ${width}`);
    await expect(visitor.getByText('How many', { exact: true })).toBeVisible();
    await chooseOptions(visitor, product);
    await addButton(visitor).click();
    await expect(visitor.locator('.sqs-pill-shopping-cart')).toBeVisible();
    await expect(addButton(visitor)).toContainText(`Take it home ${width}`);

    await button.fill('');
    await page.getByRole('textbox', { name: 'Name of the quantity' }).fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await visitor.reload();
    await expect(addButton(visitor)).toContainText('Add To Cart');
    await context.close();
  });
}
