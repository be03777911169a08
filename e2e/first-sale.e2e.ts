/** The first sale, from the list to the mail, on a phone and on a desktop. */
import { expect, test } from '@playwright/test';
import {
  addAndCheckOut,
  addButton,
  cards,
  cartCount,
  chooseOptions,
  fillCard,
  fillCheckout,
  openFromList,
  payButton,
} from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, type Size } from './support/sizes.ts';

for (const size of Object.keys(sizes) as Size[]) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size] });

    test('ATC-01 CART-06 ROUT-01 a visitor buys a product with options, and the mail is in the outbox', async ({
      page,
      browser,
    }) => {
      const product = await findPhysical(page.request, 2);
      await openFromList(page, product);
      await chooseOptions(page, product);
      await addButton(page).click();
      await expect(addButton(page)).toContainText('Added!');
      await expect(cartCount(page)).toHaveText('1');
      await expect(page.locator('.sqs-pill-shopping-cart .total-quantity')).toHaveText('1');

      await page.locator('.sqs-pill-shopping-cart').click();
      await expect(page).toHaveURL(/\/cart$/);
      const cart = page.locator('#sqs-cart-root');
      await expect(cart).toContainText(product.title);
      await cart
        .getByRole('button', { name: /more|increase|add one/i })
        .first()
        .click();
      await expect(cart.locator('input[name="quantity"]').first()).toHaveValue('2');
      await cart.getByRole('link', { name: 'Checkout' }).click();

      const email = `buyer-${size}@example.com`;
      await fillCheckout(page, email, cards.good);
      await payButton(page).click();
      await expect(page).toHaveURL(/\/checkout\/order-confirmed\?token=/);
      await expect(page.locator('#sqs-order-confirmed-root')).toContainText(product.title);
      await page.goto('/cart');
      await expect(page.locator('[data-test="empty-message"]')).toBeVisible();

      const owner = await browser.newPage();
      await signInAsOwner(owner);
      await owner.goto('/config/sites/alder-loom/mails');
      await expect(owner.locator('main')).toContainText(email);
      await owner.close();
    });

    test('a failing card keeps the cart and what was typed, and says so', async ({ page }) => {
      const product = await findPhysical(page.request, 1);
      await page.goto(product.fullUrl);
      await chooseOptions(page, product);
      await addAndCheckOut(page);
      await fillCheckout(page, `declined-${size}@example.com`, cards.declined);
      await payButton(page).click();
      await expect(page.locator('.sw-pay [role="alert"]')).toContainText(/declined/i);
      await expect(page.locator('[name="email"]')).toHaveValue(`declined-${size}@example.com`);
      await expect(page.locator('[name="shippingAddress.line1"]')).toHaveValue('12 Harbour Street');
      await page.goto('/cart');
      await expect(page.locator('#sqs-cart-root')).toContainText(product.title);
    });

    test('a card with a second step is confirmed there', async ({ page }) => {
      const product = await findPhysical(page.request, 1);
      await page.goto(product.fullUrl);
      await chooseOptions(page, product);
      await addAndCheckOut(page);
      await fillCheckout(page, `second-${size}@example.com`, cards.secondStep);
      await payButton(page).click();
      await expect(page).toHaveURL(/\/checkout\/payment\//);
      await page.getByRole('button', { name: /decline|cancel/i }).click();
      await expect(page).toHaveURL(/\/checkout/);
      await fillCheckout(page, `second-${size}@example.com`, cards.secondStep);
      await payButton(page).click();
      await page.getByRole('button', { name: /approve|confirm/i }).click();
      await expect(page).toHaveURL(/\/checkout\/order-confirmed\?token=/);
    });
  });
}

test('a wrong card number is named at its field', async ({ page }) => {
  const product = await findPhysical(page.request, 0);
  await page.goto(product.fullUrl);
  await addAndCheckOut(page);
  await fillCheckout(page, 'wrong@example.com', cards.good);
  await fillCard(page, '1234');
  await payButton(page).click();
  const field = page.locator('[name="payment.cardNumber"]');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
});
