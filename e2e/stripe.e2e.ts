/** Cards and wallets by Stripe's own fields, which a double stands in for, on the second shop. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addAndCheckOut, cards, fillBuyer, payButton } from './support/buy.ts';
import { setSettings } from './support/owner.ts';
import { shopOfWorker } from './support/shops.ts';
import { sizes, sizesOf } from './support/sizes.ts';

test.use({ baseURL: `http://second.localhost:${shopOfWorker.port}` });

test.beforeAll(() => {
  setSettings('second', {
    'payments.test': false,
    'payments.stripe': true,
    'payments.stripePublishableKey': 'pk_live_double',
    'payments.stripeSecretKey': 'sk_live_double',
    'payments.stripeWebhookSecret': 'whsec_double',
  });
});
test.afterAll(() => setSettings('second', { 'payments.stripe': false, 'payments.test': true }));

/** From the shop to the page with Stripe's fields. */
async function goToPayment(page: Page, email: string): Promise<void> {
  // Names below `localhost` are known to the browser, and not everywhere to programs.
  await page.goto('/shop');
  await page.locator('a[href^="/shop/p/"]').first().click();
  await addAndCheckOut(page);
  await fillBuyer(page, email);
  // Who presses before shipping is counted is told that the total changed, and presses again.
  await expect(async () => {
    await payButton(page).click({ timeout: 3_000 });
    await expect(page).toHaveURL(/\/checkout\/payment\//, { timeout: 5_000 });
  }).toPass();
  // Enter before the fields are ready pays nothing.
  await expect(pay(page)).toBeEnabled();
}

const cardField = (page: Page) => page.getByLabel('Card number');
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const confirmed = /\/checkout\/order-confirmed\?token=/;

for (const size of sizesOf('stripe')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size] });

    test('a card that is declined is told so, and the next one pays', async ({ page }) => {
      await goToPayment(page, `stripe-${size}@example.com`);
      await expectNoViolations(page);
      await cardField(page).fill(cards.declined);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(/declined/i);
      await expect(pay(page)).toBeEnabled();
      await cardField(page).fill(cards.good);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(confirmed);
    });
  });
}

test('a wallet has a button of its own; one that fails leaves the page as it was', async ({
  page,
}) => {
  await goToPayment(page, 'wallet@example.com');
  const wallet = page.getByRole('button', { name: 'Pay with wallet' });
  await expect(page.locator('#express-or')).toBeVisible();
  await cardField(page).fill(cards.declined);
  await wallet.click();
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await expect(pay(page)).toBeEnabled();
  await cardField(page).fill('');
  await wallet.click();
  await expect(page).toHaveURL(confirmed);
});

test('a bank that asks is answered on its own page, also after a refusal', async ({ page }) => {
  await goToPayment(page, 'bank@example.com');
  await cardField(page).fill(cards.secondStep);
  await pay(page).click();
  await page.getByRole('link', { name: 'fail' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment\//);
  await cardField(page).fill(cards.secondStep);
  await pay(page).click();
  await page.getByRole('link', { name: 'approve' }).click();
  await expect(page).toHaveURL(confirmed);
});
