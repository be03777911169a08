/** Rules of the shop in the back office: made by keyboard, seen in an example, bought with. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addAndCheckOut, cards, chooseOptions, fillCheckout, payButton } from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';

const site = '/config/sites/alder-loom';
const mostTabs = 60;

/** Goes on by Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}

test('CART-02 a discount is made by keyboard, seen in an example and bought with', async ({
  page,
}) => {
  const product = await findPhysical(page.request, 1);
  await signInAsOwner(page);
  await page.goto(`${site}/discounts`);
  await tabTo(page, page.getByRole('link', { name: 'New discount' }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Quarter off');
  await tabTo(page, page.getByRole('textbox', { name: 'Code' }));
  await page.keyboard.type('quarter25');
  await tabTo(page, page.getByRole('textbox', { name: 'Percentage' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('25');
  const example = page.locator('section[aria-label="Example"]');
  await expect(example).toContainText('A cart of $50.00 to United States');
  await expect(example.locator('li', { hasText: 'Quarter off' })).toContainText('-$12.50');
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('heading', { level: 1, name: 'Quarter off' })).toBeVisible();

  await page.goto(product.fullUrl);
  await chooseOptions(page, product);
  await addAndCheckOut(page);
  await page.locator('[name="promoCode"]').fill('Quarter25');
  await page.locator('[name="promoCode"]').press('Enter');
  await expect(page.locator('#sqs-checkout-root')).toContainText('QUARTER25');
  await fillCheckout(page, 'quarter@example.com', cards.good);
  await payButton(page).click();
  await expect(page).toHaveURL(/order-confirmed/);
  await expect(page.locator('#sqs-order-confirmed-root')).toContainText('Quarter off', {
    ignoreCase: true,
  });
});

for (const size of sizesOf('back-office-panels')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size], reducedMotion: 'reduce' } as object);

    test('axe finds nothing in the panels, in light and dark colours', async ({ page }) => {
      await signInAsOwner(page);
      for (const path of [
        'discounts',
        'discounts/new',
        'discounts/sales',
        'shipping',
        'taxes/new',
      ]) {
        await page.goto(`${site}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
        await expectNoViolations(page, ['light', 'dark']);
        const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}
