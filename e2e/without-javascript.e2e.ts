/** The main journeys for visitors whose browser runs no scripts. */
import { expect, test } from '@playwright/test';
import { addButton, cards, chooseOptions, fillCard, openFromList } from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { sizes } from './support/sizes.ts';

test.use({ javaScriptEnabled: false, viewport: sizes.phone });

test('PROD-03 a visitor without scripts buys a product', async ({ page }) => {
  const product = await findPhysical(page.request, 1);
  await openFromList(page, product);
  await chooseOptions(page, product);
  await addButton(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator('#sqs-cart-root')).toContainText(product.title);
  await page.locator('#sqs-cart-root').getByRole('link', { name: 'Checkout' }).click();

  await page.locator('[name="email"]').fill('no-script@example.com');
  await page.locator('[name="shippingAddress.country"]').selectOption('US');
  await page.locator('[name="shippingAddress.firstName"]').fill('Robin');
  await page.locator('[name="shippingAddress.lastName"]').fill('Marlow');
  await page.locator('[name="shippingAddress.line1"]').fill('12 Harbour Street');
  await page.locator('[name="shippingAddress.city"]').fill('Portland');
  await page.locator('[name="shippingAddress.postalCode"]').fill('04101');
  const region = page.locator('[name="shippingAddress.region"]');
  if ((await region.getAttribute('type')) === 'text') await region.fill('ME');
  else await region.selectOption('ME');
  const pay = page.locator('#sqs-checkout-root .sw-pay button[type="submit"]');
  await expect(pay).toBeHidden();
  await page.getByRole('button', { name: 'Continue to shipping and payment' }).click();
  // The address tells which ways of shipping there are: the page comes again with them.
  await expect(page.locator('[name="shippingAddress.line1"]')).toHaveValue('12 Harbour Street');
  await page.locator('[name="shippingOptionId"]').first().check();
  await fillCard(page, cards.good);
  await pay.click();
  await expect(page).toHaveURL(/\/checkout\/order-confirmed\?token=/);
  await expect(page.locator('#sqs-order-confirmed-root')).toContainText(product.title);
});

test('CART-20 quantity and removal are forms', async ({ page }) => {
  const product = await findPhysical(page.request, 0);
  await page.goto(product.fullUrl);
  await addButton(page).click();
  const cart = page.locator('#sqs-cart-root');
  await cart.locator('input[name="quantity"]').fill('3');
  await cart
    .getByRole('button', { name: /update/i })
    .first()
    .click();
  await expect(cart.locator('input[name="quantity"]')).toHaveValue('3');
  await cart
    .getByRole('button', { name: /remove/i })
    .first()
    .click();
  await expect(page.locator('[data-test="empty-message"]')).toBeVisible();
});

test.describe('with scripts, one of which is lost', () => {
  test.use({ javaScriptEnabled: true });

  test('ATC-32 the form posts itself when the widget cannot be had', async ({ page }) => {
    await page.route('**/bind-product*.js', (route) => route.abort());
    const product = await findPhysical(page.request, 0);
    await page.goto(product.fullUrl);
    await addButton(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.locator('#sqs-cart-root')).toContainText(product.title);
  });
});
