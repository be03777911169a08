/** axe finds nothing, and the keyboard alone is enough. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addAndCheckOut, cards, chooseOptions, fillCheckout, payButton } from './support/buy.ts';
import { findPartlySoldOut, findPhysical } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';

for (const size of sizesOf('axe on the way to an order')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size], reducedMotion: 'reduce' } as object);

    test('axe finds nothing on the way to an order, in light and dark colours', async ({
      page,
    }) => {
      const check = () => expectNoViolations(page, ['light', 'dark']);
      const product = await findPhysical(page.request, 2);
      const soldOut = await findPartlySoldOut(page.request);
      for (const path of [
        '/',
        '/shop',
        product.fullUrl,
        soldOut.fullUrl,
        '/journal',
        '/about',
        '/contact',
        '/cart',
        '/nothing-here',
      ]) {
        await page.goto(path);
        await check();
      }
      await page.goto(product.fullUrl);
      await chooseOptions(page, product);
      await addAndCheckOut(page);
      await check();
      await page.goto('/cart');
      await check();
      await page.goBack();
      await fillCheckout(page, 'axe@example.com', cards.good);
      await payButton(page).click();
      await expect(page).toHaveURL(/order-confirmed/);
      await check();
    });
  });
}

test('axe finds nothing on the pages of the owner', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto('/config');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Alder & Loom' }).first().click();
  for (const name of ['Products', 'Orders', 'Outbox']) {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNoViolations(page);
  }
});

/** Presses Tab until the focus is on what the selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
  }
  throw new Error(`The keyboard does not reach ${selector} on ${page.url()}`);
}

test('the keyboard alone buys a product', async ({ page }) => {
  const product = await findPhysical(page.request, 1);
  await page.goto('/shop');
  await tabTo(page, `a[href^="/shop/p/"]`);
  await page.goto(product.fullUrl);
  await tabTo(page, '.variant-radiobtn, select[data-variant-option-name]');
  const isSelect = await page.evaluate(() => document.activeElement?.tagName === 'SELECT');
  await page.keyboard.press(isSelect ? 'ArrowDown' : 'Space');
  await tabTo(page, '.product-form .sqs-add-to-cart-button');
  await page.keyboard.press('Enter');
  await expect(page.locator('a.sqs-custom-cart .sqs-cart-quantity:visible').first()).toHaveText(
    '1',
  );
  await tabTo(page, '.sqs-pill-shopping-cart');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await tabTo(page, '#sqs-cart-root a[href^="/checkout"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\?/);

  const typed: [string, string][] = [
    ['email', 'keys@example.com'],
    ['shippingAddress.firstName', 'Robin'],
    ['shippingAddress.lastName', 'Marlow'],
    ['shippingAddress.line1', '12 Harbour Street'],
    ['shippingAddress.city', 'Portland'],
    ['shippingAddress.postalCode', '04101'],
  ];
  for (const [field, text] of typed) {
    await tabToField(page, field);
    await page.keyboard.type(text);
  }
  await tabToField(page, 'shippingAddress.region');
  await page.keyboard.type('Maine');
  await tabToField(page, 'shippingOptionId');
  await page.keyboard.press('Space');
  for (const [field, text] of [
    ['payment.cardNumber', cards.good],
    ['payment.expiry', '1234'],
    ['payment.cvc', '123'],
  ] as const) {
    await tabToField(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, '#sqs-checkout-root .sw-pay button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order-confirmed/);
});

const tabToField = (page: Page, name: string) => tabTo(page, `[name="${name}"]`);
