/** A tax is made and changed by its form: what buyers pay follows. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  addAndCheckOut,
  cards,
  chooseOptions,
  fillCard,
  fillBuyer,
  payButton,
} from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { Keyboard } from './support/hands.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

const site = '/config/sites/alder-loom';
const calls = '/api/sites/alder-loom';
const name = 'Green Mountain tax';

/** The cart goes to this state. */
async function sendTo(page: Page, region: string): Promise<void> {
  await page.locator('[name="shippingAddress.region"]').selectOption(region);
  await page.locator('[name="shippingAddress.postalCode"]').blur();
}

test.use({ viewport: sizes.desktop });

test('CART-02 a new tax, another rate, another region: the cart of that region pays it', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  const keyboard = new Keyboard(page);
  await page.goto(`${site}/taxes`);
  await expect(page.locator('[data-keys="n"]')).toBeVisible();
  await page.keyboard.press('n');
  await keyboard.write(page.getByLabel('Name', { exact: true }), name);
  await keyboard.write(page.getByLabel('Rate', { exact: true }), '6');
  await keyboard.complete(page.getByRole('combobox', { name: 'Country' }), 'United States');
  await keyboard.write(page.getByLabel('States or regions'), 'VT');
  await expectNoViolations(page, ['light', 'dark']);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/taxes\/[0-9a-f-]+$/);
  const address = page.url();

  const visitor = await (await browser.newContext()).newPage();
  const product = await findPhysical(visitor.request, 0);
  await visitor.goto(product.fullUrl);
  await chooseOptions(visitor, product);
  await addAndCheckOut(visitor);
  await fillBuyer(visitor, 'green@example.com');
  const taxed = (rate: string) => visitor.getByText(new RegExp(`${rate}%`));
  await sendTo(visitor, 'VT');
  await expect(taxed('6')).toHaveCount(1);
  await sendTo(visitor, 'NH');
  await expect(taxed('6')).toHaveCount(0);

  // Another rate, and not there any more but next door.
  await keyboard.write(page.getByLabel('Rate', { exact: true }), '7.25');
  await keyboard.write(page.getByLabel('States or regions'), 'NH');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.goto(address);
  await expect(page.getByLabel('Rate', { exact: true })).toHaveValue('7.25');
  await visitor.reload();
  await fillBuyer(visitor, 'green@example.com');
  await sendTo(visitor, 'NH');
  await expect(taxed('7.25')).toHaveCount(1);
  await sendTo(visitor, 'VT');
  await expect(taxed('7.25')).toHaveCount(0);
  await sendTo(visitor, 'NH');
  await expect(taxed('7.25')).toHaveCount(1);
  await visitor.locator('.sw-option.is-sent [name="shippingOptionId"]').first().check();
  await fillCard(visitor, cards.good);
  await payButton(visitor).click();
  await expect(visitor).toHaveURL(/\/checkout\/order-confirmed\?token=/);
  const told = await visitor.locator('#sqs-order-confirmed-root').innerText();
  const number = /#(\d+)/.exec(told)?.[1];
  const order = (await (await page.request.get(`${calls}/orders/${number}/detail`)).json()) as {
    subtotalCents: number;
    discountCents: number;
    taxes: { name: string; amountCents: number; isIncluded: boolean }[];
  };
  const amountCents = Math.round((order.subtotalCents - order.discountCents) * 0.0725);
  const taxes = order.taxes.filter((tax) => tax.name === name);
  expect(taxes).toEqual([{ name, amountCents, isIncluded: false }]);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
  await visitor.context().close();
});
