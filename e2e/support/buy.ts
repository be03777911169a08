/** The steps of a purchase, as a visitor takes them. */
import { expect, type Page } from '@playwright/test';
import { findStocked, type ListedProduct } from './catalogue.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0025 0000 3155',
} as const;

/** Opens the product from the list, as a visitor does. */
export async function openFromList(page: Page, product: ListedProduct): Promise<void> {
  await page.goto('/shop');
  const link = page.locator(`a[href="${product.fullUrl}"]`).first();
  if ((await link.count()) > 0) await link.click();
  else await page.goto(product.fullUrl);
  await expect(page.locator('h1')).toHaveText(product.title);
}

/** Chooses the options of a variant in stock. */
export async function chooseOptions(page: Page, product: ListedProduct): Promise<void> {
  const { attributes } = findStocked(product)!;
  for (const [name, value] of Object.entries(attributes)) {
    const select = page.locator(`select[data-variant-option-name="${name}"]`);
    if ((await select.count()) > 0) await select.selectOption(value);
    else await page.locator('.product-variants').getByText(value, { exact: true }).click();
  }
}

export function addButton(page: Page) {
  return page.locator('.product-form .sqs-add-to-cart-button').first();
}

export function cartCount(page: Page) {
  return page.locator('a.sqs-custom-cart .sqs-cart-quantity:visible').first();
}

/** Fills the checkout with a believable buyer; the shop ships to the United States. */
export async function fillCheckout(page: Page, email: string, card: string): Promise<void> {
  await fillBuyer(page, email);
  await fillCard(page, card);
}

/** Everything but the card; what is not shipped asks for a billing address instead. */
export async function fillBuyer(page: Page, email: string): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  const isShipped = (await page.locator('[name="shippingAddress.country"]').count()) > 0;
  const kind = isShipped ? 'shippingAddress' : 'billingAddress';
  const field = (part: string) => page.locator(`[name="${kind}.${part}"]`);
  await field('country').selectOption('US');
  await field('firstName').fill('Robin');
  await field('lastName').fill('Marlow');
  await field('line1').fill('12 Harbour Street');
  await field('city').fill('Portland');
  await fillRegion(page, kind);
  await field('postalCode').fill('04101');
  await field('postalCode').blur();
  if (!isShipped) return;
  const option = page.locator('.sw-option.is-sent [name="shippingOptionId"]').first();
  await expect(option).toBeAttached();
  await option.check();
}

async function fillRegion(page: Page, kind: string): Promise<void> {
  const region = page.locator(`[name="${kind}.region"]`);
  if ((await region.count()) === 0) return;
  const isSelect = await region.evaluate((element) => element.tagName === 'SELECT');
  if (isSelect) await region.selectOption('ME');
  else await region.fill('ME');
}

export async function fillCard(page: Page, card: string): Promise<void> {
  await page.locator('[name="payment.cardNumber"]').fill(card);
  await page.locator('[name="payment.expiry"]').fill('12 / 34');
  await page.locator('[name="payment.cvc"]').fill('123');
}

export function payButton(page: Page) {
  return page.locator('#sqs-checkout-root .sw-pay button[type="submit"]');
}

/** From a product page with the options chosen to the checkout. */
export async function addAndCheckOut(page: Page): Promise<void> {
  await addButton(page).click();
  await expect(cartCount(page)).toHaveText('1');
  await page.goto('/cart');
  await page.locator('#sqs-cart-root').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?cartToken=/);
}
