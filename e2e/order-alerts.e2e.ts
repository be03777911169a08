/** What the bank or the provider did to a payment stands above the orders until somebody saw to it. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  startStripeDouble,
  type StripeDouble,
} from '../apps/server/testing/stripe-double/stripe-double.ts';
import { expectNoViolations } from './support/axe.ts';
import { addAndCheckOut, cards, chooseOptions, fillBuyer, payButton } from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { shopOfWorker } from './support/shops.ts';
import { sizes } from './support/sizes.ts';

const origin = `http://localhost:${shopOfWorker.ownPort}`;
const orders = '/config/sites/alder-loom/orders';
let stripe: StripeDouble;
let shop: OwnShop;
/** Events of the double that the shop has. */
let told = 0;

test.use({ baseURL: origin, viewport: sizes.desktop });

test.beforeAll(async () => {
  stripe = await startStripeDouble(() => new Date());
  shop = await startOwnShop({ hasDemoShops: true, stripeUrl: stripe.url });
  shop.set('alder-loom', {
    'payments.test': false,
    'payments.stripe': true,
    'payments.stripePublishableKey': stripe.publishableKey,
    'payments.stripeSecretKey': stripe.secretKey,
    'payments.stripeWebhookSecret': stripe.webhookSecret,
  });
});
test.afterAll(async () => {
  await shop.stop();
  await stripe.close();
});

/** Sends what the double has to tell, as Stripe does: from outside, signed. */
async function deliver(page: Page): Promise<void> {
  for (; told < stripe.world.events.length; told += 1) {
    const { body, headers } = stripe.sign(stripe.world.events[told]!);
    const url = `${origin}/api/payments/stripe/events`;
    const answer = await page.request.post(url, { headers, data: body });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** Somebody buys and pays by card. */
async function buy(browser: Browser, email: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const product = await findPhysical(page.request, 0);
  await page.goto(product.fullUrl);
  await chooseOptions(page, product);
  await addAndCheckOut(page);
  await fillBuyer(page, email);
  await expect(async () => {
    await payButton(page).click({ timeout: 3_000 });
    await expect(page).toHaveURL(/\/checkout\/payment\//, { timeout: 5_000 });
  }).toPass();
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeEnabled();
  await page.getByLabel('Card number').fill(cards.good);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/order-confirmed\?token=/);
  await context.close();
}

test('a bank that asks for money back, and a refund that did not arrive, are told above the orders', async ({
  page,
  browser,
}) => {
  await page.goto(shop.ownerLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/config(?:\/set-up)?$/);
  await buy(browser, 'alerts@example.com');
  const intent = [...stripe.world.intents.values()].at(-1)!;

  // The bank of the buyer: how long there is to answer is said, and which order it is.
  const dispute = stripe.world.dispute(intent);
  await deliver(page);
  await page.goto(orders);
  const main = page.getByRole('main');
  const asked = main.getByText(/A buyer asked their bank for \$[\d.,]+ back\./);
  await expect(asked).toContainText(/Answer at your payment provider by \w+ \d+, \d{4}\./);
  for (const viewport of [sizes.phone, sizes.desktop]) {
    await page.setViewportSize(viewport);
    await expectNoViolations(page, ['light', 'dark']);
  }
  await main.getByRole('link', { name: 'Open order' }).press('Enter');
  await expect(main.getByText('alerts@example.com').first()).toBeVisible();
  stripe.world.closeDispute(dispute, 'won');
  await deliver(page);
  await page.goto(orders);
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await expect(asked).toHaveCount(0);

  // Money that was sent back, and came back: it is sent again from where that is said.
  await main
    .getByRole('link', { name: /^#?\d+$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog
    .getByLabel(/^Units of/)
    .first()
    .fill('1');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => stripe.world.refunds.length).toBe(1);
  stripe.world.moveRefund(stripe.world.refunds[0]!, 'failed');
  await deliver(page);
  await page.goto(orders);
  const lost = main.getByText(/A refund of \$[\d.,]+ did not arrive\./);
  await expect(lost).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await main.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(lost).toHaveCount(0);
  await expect.poll(() => stripe.world.refunds.length).toBe(2);
});
