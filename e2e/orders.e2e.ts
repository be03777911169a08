/** An order at the desk and on a phone: sent in two parts, a line refunded, noted, exported. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addAndCheckOut, cards, fillCheckout, payButton } from './support/buy.ts';
import { findKind, findPhysical, findStocked } from './support/catalogue.ts';
import { look } from './support/look.ts';
import { makeThing } from './support/make-thing.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';
import { readCrumb } from './support/staff-calls.ts';

const site = '/config/sites/alder-loom';
const calls = '/api/sites/alder-loom';

/** An order of three units and of one, agreed on by phone and paid, or to be paid by invoice. @returns its number */
async function agreeOnOrder(
  page: Page,
  email: string,
  settlement: 'paid' | 'invoice' = 'paid',
): Promise<number> {
  const [first, second] = [
    await findPhysical(page.request, 0),
    await findPhysical(page.request, 1),
  ];
  const units = [
    { product: first, quantity: 3 },
    { product: second, quantity: 1 },
  ].map(({ product, quantity }) => ({
    productId: product.id,
    variantId: findStocked(product)!.id,
    quantity,
  }));
  return agreeOn(page, email, settlement, units);
}

/** An order of these units. @returns its number */
async function agreeOn(
  page: Page,
  email: string,
  settlement: 'paid' | 'invoice',
  units: readonly { productId: string; variantId: string; quantity: number }[],
): Promise<number> {
  const crumb = await readCrumb(page);
  const lines = units.map((unit) => ({ kind: 'variant', ...unit }));
  const shippingAddress = {
    firstName: 'Robin',
    lastName: 'Marlow',
    line1: '12 Harbour Street',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    country: 'US',
  };
  const shipping = { kind: 'own', name: 'Parcel', priceCents: 500 };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(calls + path, {
      headers: { 'X-CSRF-Token': crumb },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const content = { email, shippingAddress, lines, shipping };
  const draft: { id: string; cart: { grandTotalCents: number } } = await post('/draft-orders', {
    content,
  });
  const settled: { orderNumber: number } = await post(`/draft-orders/${draft.id}/settlement`, {
    settlement,
    expectedTotalCents: draft.cart.grandTotalCents,
  });
  return settled.orderNumber;
}

test.describe('on a desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('an order is found, sent in two parts, refunded by line, noted and exported, by keys alone', async ({
    page,
  }) => {
    await signInAsOwner(page);
    const number = await agreeOnOrder(page, 'counter@example.com');
    await page.goto(`${site}/orders`);
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('counter@exam');
    await expect(page).toHaveURL(/search=counter/);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expectNoViolations(page);
    await page.locator('tbody tr').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible();
    await expectNoViolations(page);

    // One unit of the first item leaves; the rest stays open.
    await page.getByRole('button', { name: 'Fulfil', exact: true }).press('Enter');
    const fulfil = page.getByRole('dialog', { name: 'Fulfil' });
    const units = fulfil.getByLabel(/^Units of/);
    await units.first().fill('1');
    await units.last().fill('0');
    await fulfil.getByLabel('Tracking number').fill('TRACK-1');
    await expectNoViolations(page);
    await fulfil.getByRole('button', { name: 'Fulfil', exact: true }).press('Enter');
    await expect(fulfil).toHaveCount(0);
    await expect(page.getByText('Partly fulfilled')).toBeVisible();
    await expect(page.getByText('TRACK-1').first()).toBeVisible();

    // One unit more goes back: what that gives is told before, and is what is given.
    await page.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
    const refund = page.getByRole('dialog', { name: 'Refund' });
    await refund
      .getByLabel(/^Units of/)
      .first()
      .fill('1');
    const told = /\$[\d,.]+/.exec(
      await refund.locator('output', { hasText: 'Goes back' }).innerText(),
    )?.[0];
    await expectNoViolations(page);
    await refund.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
    await expect(refund).toHaveCount(0);
    await expect(page.getByText('Partly refunded')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: `${told} went back` })).toBeVisible();

    await page.getByLabel('Note for the shop').fill('Wrap the rest');
    await page.getByRole('button', { name: 'Add note' }).press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Wrap the rest' })).toBeVisible();

    await page.getByRole('button', { name: 'Fulfil', exact: true }).press('Enter');
    await fulfil.getByRole('button', { name: 'Fulfil', exact: true }).press('Enter');
    await expect(page.getByText('Fulfilled', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fulfil', exact: true })).toHaveCount(0);

    await page.getByRole('link', { name: 'Orders' }).first().press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Export' }).waitFor();
    await page.goto(`${site}/orders?search=desk%40example.com`);
    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('link', { name: 'Export' }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  });
});

test.describe('at the desk', () => {
  test.use({ viewport: sizes.desktop });

  test('goods come back: a return is opened, approved, restocked and refunded, and the ledger has it', async ({
    page,
  }) => {
    await signInAsOwner(page);
    const number = await agreeOnOrder(page, 'back@example.com');
    await page.goto(`${site}/orders/${number}`);
    await page.getByRole('button', { name: 'Fulfil', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fulfil' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Open a return' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a return' });
    await dialog
      .getByLabel(/^Units of/)
      .first()
      .fill('1');
    await dialog.getByRole('button', { name: 'Open a return' }).click();
    const returns = page.getByRole('region', { name: 'Returns' });
    await expect(returns.getByText('Approved').or(returns.getByText('Requested'))).toBeVisible();
    const approve = returns.getByRole('button', { name: 'Approve' });
    if (await approve.isVisible()) await approve.click();
    await returns.getByRole('button', { name: 'It arrived, restock' }).click();
    await expect(returns.getByText('Arrived')).toBeVisible();
    await returns.getByRole('button', { name: 'Looked at' }).click();
    await returns.getByRole('button', { name: 'Refund', exact: true }).click({ timeout: 30_000 });
    await expect(returns.getByText('Refunded')).toBeVisible();

    await page.getByText('Every movement of its money, debit and credit').click();
    const ledger = page.getByRole('table', { name: 'Ledger' });
    await expect(ledger.getByRole('row', { name: /Payment/ }).first()).toBeVisible();
    await expect(ledger.getByRole('row', { name: /Refund decided/ }).first()).toBeVisible();
    await look(page, 'order-ledger', [390, 1440]);
  });

  test('money that nobody tells of: it is there, or it will not come', async ({ page }) => {
    await signInAsOwner(page);
    const paid = await agreeOnOrder(page, 'invoice@example.com', 'invoice');
    await page.goto(`${site}/orders/${paid}`);
    await page.getByRole('button', { name: 'The money is there' }).click();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'The money is there' })).toHaveCount(0);

    const unpaid = await agreeOnOrder(page, 'never@example.com', 'invoice');
    await page.goto(`${site}/orders/${unpaid}`);
    await page.getByRole('button', { name: 'It will not come' }).click();
    await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
    // Money that comes late counts all the same.
    await expect(page.getByRole('button', { name: 'It will not come' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'The money is there' })).toBeVisible();
  });

  test('money that came after its units had gone: a person says that the order goes on', async ({
    page,
    browser,
  }) => {
    await signInAsOwner(page);
    const title = `Last jug ${Date.now()}`;
    const id = await makeThing(page, 'products', {
      title,
      isVisible: true,
      variants: [{ priceCents: 4000, stock: 1 }],
    });
    const read = async <Answer>(path: string) =>
      (await (await page.request.get(calls + path)).json()) as Answer;
    const jug = await read<{ urlId: string; variants: { id: string }[] }>(`/products/${id}`);
    const gift = await findKind(page.request, ({ productType }) => productType === 4);
    const email = `late-${id}@example.com`;
    const number = await agreeOn(page, email, 'invoice', [
      { productId: id, variantId: jug.variants[0]!.id, quantity: 1 },
      { productId: gift.id, variantId: findStocked(gift)!.id, quantity: 1 },
    ]);
    const order = `${site}/orders/${number}`;
    await page.goto(order);
    await page.getByRole('button', { name: 'It will not come' }).press('Enter');
    await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();

    // Meanwhile somebody else buys the last one.
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/shop/p/${jug.urlId}`);
    await addAndCheckOut(visitor);
    await fillCheckout(visitor, `sooner-${id}@example.com`, cards.good);
    await payButton(visitor).click();
    await expect(visitor).toHaveURL(/\/checkout\/order-confirmed\?token=/);

    await page.getByRole('button', { name: 'The money is there' }).press('Enter');
    const wait = page.getByText('The money came after its units had gone to others.');
    await expect(wait).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fulfil', exact: true })).toHaveCount(0);
    await expectNoViolations(page, ['light', 'dark']);
    const handedOver = async () =>
      (await read<{ giftCards: unknown[] }>(`/gift-cards?search=${email}`)).giftCards.length;
    // Nothing of it is handed over yet.
    expect(await handedOver()).toBe(0);
    await page.goto(`${site}/orders`);
    const alert = page.getByText(`Order #${number} is paid, but its stock was gone.`);
    await expect(alert).toBeVisible();
    await page.goto(order);
    await page.getByRole('button', { name: 'Go on with the order' }).press('Enter');
    await expect(wait).toHaveCount(0);
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fulfil', exact: true })).toBeVisible();
    await expect.poll(handedOver).toBe(1);
    await page.goto(`${site}/orders`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(alert).toHaveCount(0);

    // It took no stock: there was none.
    await visitor.goto(`/shop/p/${jug.urlId}`);
    await expect(visitor.locator('.product-form')).toContainText('Sold Out');
    await page.goto(order);
    await page.getByRole('button', { name: 'Fulfil', exact: true }).press('Enter');
    const fulfil = page.getByRole('dialog', { name: 'Fulfil' });
    await fulfil.getByRole('button', { name: 'Fulfil', exact: true }).press('Enter');
    await expect(page.getByText('Fulfilled', { exact: true })).toBeVisible();
    await visitor.context().close();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('an order is packed by SKU and by tap, and sent', async ({ page }) => {
    await signInAsOwner(page);
    const number = await agreeOnOrder(page, 'phone@example.com');
    await page.goto(`${site}/orders/${number}`);
    await page.getByRole('link', { name: 'Pack', exact: true }).click();
    await expect(page.getByRole('heading', { name: `Pack order #${number}` })).toBeVisible();
    await expectNoViolations(page);
    const sku = page.getByLabel('SKU of what you hold');
    await sku.fill('nothing-of-this');
    await sku.press('Enter');
    await expect(page.getByText('nothing-of-this is not in this order')).toBeVisible();
    const product = await findPhysical(page.request, 0);
    await sku.fill(findStocked(product)!.sku.toLowerCase());
    await sku.press('Enter');
    await expect(page.getByText('1 of 3 packed')).toBeVisible();
    const line = page.getByRole('listitem').filter({ hasText: 'of 3 packed' });
    await line.getByRole('button', { name: /^Pack one/ }).click();
    await expect(line.getByText('2 of 3 packed')).toBeVisible();
    await page.getByLabel('Tracking number').fill('TRACK-2');
    await page.getByRole('button', { name: 'Send what is packed' }).click();
    await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible();
    await expect(page.getByText('Partly fulfilled')).toBeVisible();
    await expectNoViolations(page);
  });
});
