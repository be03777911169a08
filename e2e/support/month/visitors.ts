/** What visitors do in the shop meanwhile. */
import { expect, type Browser, type Page } from '@playwright/test';
import { addButton, cards, cartCount, fillBuyer, payButton } from '../buy.ts';
import { shopOfWorker } from '../shops.ts';

/** A visitor with a cart of their own. */
export async function visit(browser: Browser): Promise<Page> {
  const baseURL = `http://localhost:${shopOfWorker.ownPort}`;
  return (await browser.newContext({ baseURL })).newPage();
}

/** Opens a product from the list of the shop. */
export async function openProduct(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(title);
}

/**
 * Puts a product into the cart, which then holds `count` units; `recipient`: who gets it, if it is
 * a gift card.
 */
export async function add(
  page: Page,
  title: string,
  { value = '', recipient = '', count = 1 } = {},
): Promise<void> {
  await openProduct(page, title);
  if (value) await chooseValue(page, value);
  await addButton(page).click();
  if (recipient) {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email of the recipient').fill(recipient);
    await dialog.getByRole('button', { name: 'Add To Cart' }).click();
  }
  await expect(cartCount(page)).toHaveText(String(count));
}

/** Chooses the variant of that value. */
export async function chooseValue(page: Page, value: string): Promise<void> {
  const select = page.locator('.product-variants select');
  if ((await select.count()) > 0) await select.first().selectOption(value);
  else await page.locator('.product-variants').getByText(value, { exact: true }).click();
}

/** From the cart to a paid order. @returns its number */
export async function checkOut(page: Page, email: string): Promise<number> {
  await page.goto('/cart');
  await page.locator('#sqs-cart-root').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?cartToken=/);
  return pay(page, email);
}

/** From the checkout to a paid order, by Stripe's fields. @returns its number */
export async function pay(page: Page, email: string): Promise<number> {
  await fillBuyer(page, email);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/payment\//);
  // Enter before the fields are ready pays nothing.
  await expect(page.locator('#pay > button')).toBeEnabled();
  await page.getByLabel('Card number').fill(cards.good);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/order-confirmed\?token=/);
  const told = await page.locator('#sqs-order-confirmed-root').innerText();
  return Number(/#(\d+)/.exec(told)?.[1]);
}

/** Asks to be told when the variant of that value is back. */
export async function waitFor(page: Page, title: string, value: string, email: string) {
  await openProduct(page, title);
  await chooseValue(page, value);
  const form = page.locator('.product-restock-notification:visible');
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[type="submit"]').click();
  await expect(form.getByRole('status')).toBeVisible();
}
