/** What staff agree on with a buyer: an order is edited up and down, a draft is paid by its link. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  addAndCheckOut,
  cards,
  chooseOptions,
  fillBuyer,
  fillCard,
  fillCheckout,
  openFromList,
  payButton,
} from './support/buy.ts';
import { expectNoViolations } from './support/axe.ts';
import { findPhysical } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';

const orders = '/config/sites/alder-loom/orders';

/** The link that a page shows this once in a field, as its buyer opens it. */
async function readLink(owner: Page, field: Locator): Promise<string> {
  await owner.getByRole('button', { name: 'Make a link to copy' }).click();
  await expect(field).toHaveValue(/^http/);
  const link = await field.inputValue();
  return new URL(link, owner.url()).pathname;
}

/** From the screen of an order to the page on which it is edited. */
async function editOrder(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'More actions' }).click();
  await owner.getByRole('menuitem', { name: 'Edit the order' }).click();
}

async function payCard(page: Page): Promise<void> {
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/order-confirmed\?token=/);
}

for (const size of sizesOf('order-edits')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size] });

    test('order-edited ROUT-34 the rest is paid by its link, what goes off comes back, and the same is ordered again', async ({
      page,
      browser,
    }) => {
      const product = await findPhysical(page.request, 1);
      await openFromList(page, product);
      await chooseOptions(page, product);
      await addAndCheckOut(page);
      await fillCheckout(page, `edited-${size}@example.com`, cards.good);
      await payButton(page).click();
      await expect(page).toHaveURL(/\/checkout\/order-confirmed\?token=/);
      const token = new URL(page.url()).searchParams.get('token') ?? '';
      const status = `/order-status/${token}`;

      const owner = await (await browser.newContext({ viewport: sizes[size] })).newPage();
      await signInAsOwner(owner);
      await owner.goto(orders);
      await owner.locator('tbody a').first().click();
      await editOrder(owner);
      await owner.getByRole('button', { name: 'Add something else' }).click();
      await owner.getByRole('button', { name: 'Change the address' }).click();
      await owner.getByLabel('City').fill('');
      await expect(owner.getByText('A line or the address lacks something')).toBeVisible();
      await owner.getByRole('button', { name: 'Leave it as it is' }).click();
      await owner.getByLabel('What it is').fill('Gift wrap');
      await owner.getByRole('group', { name: 'Gift wrap' }).getByLabel('Price of one').fill('5.00');
      await expect(owner.getByText('Still to pay')).toBeVisible();
      await expectNoViolations(owner);
      await owner.getByRole('button', { name: 'Confirm the edit' }).click();
      await expect(owner.getByRole('heading', { name: /^Still to pay/ })).toBeVisible();
      const link = await readLink(owner, owner.getByLabel('Link to pay, shown this once'));

      await page.goto(status);
      await expect(page.getByRole('heading', { name: /Still to pay/ })).toBeVisible();
      await page.goto(link);
      await page.getByLabel('Your last name').fill('marlow');
      await page.getByRole('button', { name: 'Fill it in' }).click();
      await expect(page.locator('[name="billingAddress.line1"]')).toHaveValue('12 Harbour Street');
      await payCard(page);

      await owner.goto(orders);
      await owner.locator('tbody a').first().click();
      await expect(owner.getByRole('heading', { name: 'Timeline' })).toBeVisible();
      await expect(owner.getByRole('heading', { name: /^Still to pay/ })).toHaveCount(0);
      await editOrder(owner);
      await owner.getByRole('group', { name: 'Gift wrap' }).getByLabel('Units').fill('0');
      await expect(owner.locator('main')).toContainText('Goes back');
      await owner.getByRole('button', { name: 'Confirm the edit' }).click();
      await expect(owner.locator('main')).toContainText('went back');
      await owner.close();

      await page.goto(status);
      await expect(page.locator('#sw-refunds-title')).toBeVisible();
      await expect(page.locator('main')).toContainText('given back');
      await page.getByRole('button', { name: 'Order again' }).first().click();
      await expect(page).toHaveURL(/\/cart/);
      await expect(page.locator('#sqs-cart-root')).toContainText(product.title);
    });
  });
}

test('order-edited a draft is put together, and paid by the link of it', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await signInAsOwner(owner);
  await owner.goto('/config/sites/alder-loom/drafts');
  await owner.getByRole('link', { name: 'New draft' }).click();
  await owner.getByRole('button', { name: 'Add something else' }).click();
  await owner.getByLabel('What it is').fill('A table to measure');
  await owner
    .getByRole('group', { name: 'A table to measure' })
    .getByLabel('Price of one')
    .fill('480.00');
  await owner.getByText('It is sent or fetched').click();
  await owner.getByLabel('Email').fill('draft@example.com');
  await expect(owner.getByRole('region', { name: 'What it comes to' })).toContainText('480');
  await expectNoViolations(owner);
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('heading', { name: 'Draft for draft@example.com' })).toBeVisible();
  const link = await readLink(owner, owner.getByLabel('Link to pay, shown this once'));
  await expect(owner.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await owner.getByRole('button', { name: 'Done' }).click();

  await page.goto(link);
  await page.getByRole('link', { name: 'Go on to payment' }).click();
  await expect(page.locator('#sqs-checkout-root')).toContainText('A table to measure');
  await fillBuyer(page, 'draft@example.com');
  await payCard(page);
  await expect(page.locator('#sqs-order-confirmed-root')).toContainText('A table to measure');
  await owner.goto('/config/sites/alder-loom/drafts');
  await expect(owner.locator('tbody tr').first()).toContainText('Ordered');
  await owner.close();
});
