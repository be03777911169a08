/** Ways through the checkout that differ from the first sale: what is fetched, given, billed anew. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  addAndCheckOut,
  addButton,
  cards,
  chooseOptions,
  fillBuyer,
  fillCard,
  fillCheckout,
  payButton,
} from './support/buy.ts';
import { findKind, findPhysical } from './support/catalogue.ts';
import { hold } from './support/hold.ts';
import { giveGiftCard, signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';

const confirmed = /\/checkout\/order-confirmed\?token=/;

/** To the checkout with one piece of a physical product. */
async function openCheckout(page: Page): Promise<void> {
  const product = await findPhysical(page.request, 1);
  await page.goto(product.fullUrl);
  await chooseOptions(page, product);
  await addAndCheckOut(page);
}

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${selector}`);
}

for (const size of sizesOf('checkout')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size] });

    test('what is picked up is bought by keyboard, without an address', async ({ page }) => {
      await openCheckout(page);
      await page.locator('[name="email"]').focus();
      await page.keyboard.type(`fetch-${size}@example.com`);
      await tabTo(page, '[name="deliveryMethod"]');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[name="shippingAddress.line1"]')).toBeHidden();
      // The ways to send go when the server has answered.
      await expect(page.locator('[name="shippingOptionId"]:visible')).toHaveCount(1);
      // An answer from before may show them once more: only one stays, and it is chosen.
      await expect(page.locator('[name="shippingOptionId"]:visible').first()).toBeChecked();
      await expect(page.locator('[name="shippingOptionId"]:visible')).toHaveCount(1);
      await tabTo(page, '[name="shippingAddress.firstName"]');
      await page.keyboard.type('Robin');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Marlow');
      await expectNoViolations(page, ['light'], '#sqs-checkout-root');
      await fillCard(page, cards.good);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(confirmed);
      await expect(page.locator('#sqs-order-confirmed-root')).toContainText('Picked up by');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('what is chosen before the scripts have come stays chosen, and is bought', async ({
    page,
  }) => {
    await openCheckout(page);
    const letThrough = await hold(page, '**/*.js');
    await page.reload({ waitUntil: 'commit' });
    const pickUp = page.locator('[name="deliveryMethod"][value="pickup"]');
    await pickUp.check();
    await page.locator('[name="email"]').fill('early@example.com');
    letThrough();
    await expect(page.locator('[name="shippingOptionId"]:visible')).toBeChecked();
    await expect(pickUp).toBeChecked();
    await page.locator('[name="shippingAddress.firstName"]').fill('Robin');
    await page.locator('[name="shippingAddress.lastName"]').fill('Marlow');
    await fillCard(page, cards.good);
    await payButton(page).click();
    await expect(page).toHaveURL(confirmed);
    await expect(page.locator('#sqs-order-confirmed-root')).toContainText('Picked up by');
  });

  test('a gift card and a card pay together', async ({ page, browser }) => {
    const owner = await browser.newPage();
    const code = await giveGiftCard(owner, 500);
    await owner.close();
    await openCheckout(page);
    await fillCheckout(page, 'mixed@example.com', cards.good);
    const apply = page.locator('[data-action="apply-gift-card"]');
    await apply.click();
    await expect(page.locator('.sw-gift-cards')).toContainText('Please enter the code of a gift');
    await expect(page.locator('[name="giftCardCode"]')).toBeFocused();
    await expect(page).toHaveURL(/\/checkout\?cartToken=/);
    await page.locator('[name="giftCardCode"]').fill(code);
    await apply.click();
    await expect(page.locator('.sw-gift-card')).toContainText(code.slice(-4));
    await payButton(page).click();
    await expect(page).toHaveURL(confirmed);
  });

  test('a subscription says what is paid later, and is bought', async ({ page }) => {
    const product = await findKind(page.request, ({ isSubscribable }) => isSubscribable);
    await page.goto(product.fullUrl);
    await chooseOptions(page, product);
    await addButton(page).click();
    await expect(page).toHaveURL(/\/checkout\/subscribe\?cartToken=/);
    await expect(page.locator('.sw-pay')).toContainText(/ now, then .* every /);
    await fillBuyer(page, 'plan@example.com');
    await fillCard(page, cards.good);
    await payButton(page).click();
    await expect(page).toHaveURL(confirmed);

    // The shop pauses it, lets it go on, leaves a period out, and looks at what it may become.
    await signInAsOwner(page);
    await page.goto('/config/sites/alder-loom/subscriptions?search=plan%40example.com');
    await page.locator('tbody tr').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    const next = page.locator('dt', { hasText: 'Next charge' }).locator('+ dd');
    const before = await next.innerText();
    await page.getByRole('button', { name: 'Skip the next period' }).click();
    await expect(next).not.toHaveText(before);
    await page.getByRole('button', { name: 'Change the plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the plan' });
    await dialog.getByRole('radio', { name: 'Keep it as it is' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Change the plan' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('a file is bought and downloaded', async ({ page }) => {
    const product = await findKind(page.request, ({ productType }) => productType === 2);
    await page.goto(product.fullUrl);
    await addAndCheckOut(page);
    await fillBuyer(page, 'file@example.com');
    await fillCard(page, cards.good);
    await payButton(page).click();
    await expect(page).toHaveURL(confirmed);
    await page
      .getByRole('link', { name: /download/i })
      .first()
      .click();
    const arriving = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /download/i })
      .first()
      .click();
    expect((await arriving).suggestedFilename()).not.toBe('');

    // The shop opens the files anew, and the buyer gets another link.
    await signInAsOwner(page);
    await page.goto('/config/sites/alder-loom/orders?search=file%40example.com');
    await page.locator('tbody tr').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Renew the download links' }).click();
    const question = page.getByRole('alertdialog');
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Mail a new link' }).click();
    await expect(page.getByText('A new link goes to file@example.com')).toBeVisible();
  });

  test('the bank is left in another tab; both tabs come to the one order', async ({ page }) => {
    await openCheckout(page);
    await fillCheckout(page, 'tabs@example.com', cards.secondStep);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/checkout\/payment\//);
    const bank = await page.context().newPage();
    await bank.goto(page.url());
    // The first tab goes back meanwhile: its items are reserved, and nothing typed is lost.
    await page.goBack();
    await expect(page.locator('.sw-hold')).toBeVisible();
    await expect(page.locator('[name="email"]')).toHaveValue('tabs@example.com');
    await expectNoViolations(page, ['light'], '#sqs-checkout-root');
    await bank.getByRole('button', { name: /approve/i }).click();
    await expect(bank).toHaveURL(confirmed);
    await fillCard(page, cards.good);
    await payButton(page).click();
    await expect(page).toHaveURL(confirmed);
    expect(new URL(page.url()).search).toBe(new URL(bank.url()).search);
    await bank.close();
  });

  test('a refund is seen by its buyer', async ({ page, browser }) => {
    await openCheckout(page);
    await fillCheckout(page, 'refund@example.com', cards.good);
    await payButton(page).click();
    await expect(page).toHaveURL(confirmed);
    const number = /#(\d+)/.exec(await page.locator('#sqs-order-confirmed-root').innerText())?.[1];
    const token = new URL(page.url()).searchParams.get('token');
    const owner = await browser.newPage();
    await signInAsOwner(owner);
    await owner.goto(`/config/sites/alder-loom/orders/${number}`);
    await owner.getByRole('button', { name: 'Refund', exact: true }).click();
    const refund = owner.getByRole('dialog', { name: 'Refund' });
    await refund.getByText('An amount').click();
    await refund.getByLabel('Amount', { exact: true }).fill('5.00');
    await expect(refund.locator('output')).toContainText('5.00');
    await refund.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(owner.locator('main')).toContainText('Given back');
    await owner.close();
    await page.goto(`/order-status/${token}`);
    await expect(page.locator('#sqs-order-confirmed-root')).toContainText('5.00');
  });

  test('the floating cart never lies on the button that adds', async ({ page }) => {
    const product = await findPhysical(page.request, 1);
    await page.goto(product.fullUrl);
    await chooseOptions(page, product);
    await addButton(page).click();
    const pill = page.locator('.sqs-pill-shopping-cart');
    await expect(pill).toBeVisible();
    for (const place of ['start', 'center', 'end'] as const) {
      await addButton(page).evaluate(
        (button, block) => button.scrollIntoView({ block, behavior: 'instant' }),
        place,
      );
      await expect
        .poll(async () => {
          const [above, button] = [await pill.boundingBox(), await addButton(page).boundingBox()];
          if (!above || !button) return false;
          return above.y + above.height <= button.y || above.y >= button.y + button.height;
        })
        .toBe(true);
    }
  });

  test('Escape closes the menu and goes back to what opened it', async ({ page }) => {
    await page.goto('/shop');
    const opener = page.locator('.site-menu > summary');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.site-menu-panel')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('.site-menu-panel')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('what is picked up asks no address', async ({ page }) => {
      const product = await findPhysical(page.request, 0);
      await page.goto(product.fullUrl);
      await addButton(page).click();
      await page.locator('#sqs-cart-root').getByRole('link', { name: 'Checkout' }).click();
      await page.locator('[name="email"]').fill('no-script-fetch@example.com');
      await page.getByText('Pick it up').click();
      await expect(page.locator('[name="shippingAddress.line1"]')).toBeHidden();
      await page.locator('[name="shippingAddress.firstName"]').fill('Robin');
      await page.locator('[name="shippingAddress.lastName"]').fill('Marlow');
      await page.getByRole('button', { name: 'Continue to shipping and payment' }).click();
      await expect(page.locator('[name="shippingOptionId"]:visible')).toBeChecked();
      await fillCard(page, cards.good);
      await payButton(page).click();
      await expect(page).toHaveURL(confirmed);
    });
  });
});
