/** A month's report: what was sold and refunded, the orders behind a number, the file. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  addButton,
  cards,
  cartCount,
  chooseOptions,
  fillCheckout,
  payButton,
} from './support/buy.ts';
import { findPhysical, findStocked } from './support/catalogue.ts';
import { look } from './support/look.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';
import { readCrumb } from './support/staff-calls.ts';

const site = '/config/sites/alder-loom';
const calls = '/api/sites/alder-loom';

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const crumb = await readCrumb(page);
  const answer = await page.request.post(calls + path, {
    headers: { 'X-CSRF-Token': crumb },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

/** Two units that were agreed on by phone and paid, of which one goes back. */
async function sellAndRefund(page: Page): Promise<number> {
  const product = await findPhysical(page.request, 0);
  const content = {
    email: 'report@example.com',
    shippingAddress: {
      firstName: 'Robin',
      lastName: 'Marlow',
      line1: '12 Harbour Street',
      city: 'Portland',
      region: 'ME',
      postalCode: '04101',
      country: 'US',
    },
    lines: [
      {
        kind: 'variant',
        productId: product.id,
        variantId: findStocked(product)!.id,
        quantity: 2,
      },
    ],
    shipping: { kind: 'own', name: 'Parcel', priceCents: 500 },
  };
  const draft = await post<{ id: string; cart: { grandTotalCents: number } }>(
    page,
    '/draft-orders',
    { content },
  );
  const { orderNumber } = await post<{ orderNumber: number }>(
    page,
    `/draft-orders/${draft.id}/settlement`,
    { settlement: 'paid', expectedTotalCents: draft.cart.grandTotalCents },
  );
  await post(page, `/orders/${orderNumber}/refunds`, {
    requestId: `report-${orderNumber}`,
    reason: 'Broken',
    amountCents: 300,
  });
  return orderNumber;
}

test.describe('analytics', () => {
  test.use({ viewport: sizes.desktop });

  test('the report of a month is what was sold and refunded, opens its orders, and is a file', async ({
    page,
  }) => {
    await signInAsOwner(page);
    const number = await sellAndRefund(page);
    await page.goto(`${site}/analytics?period=month`);
    await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Net sales/ })).toBeVisible();
    await expect(page.locator('canvas')).toBeVisible();

    // Sums of the table are the sums of the ledger in the same days.
    const read = async () => {
      const today = new Date();
      const from = new Date(today.getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
      const to = new Date(today.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
      const report = (await (
        await page.request.get(`${calls}/reports/sales?from=${from}&to=${to}`)
      ).json()) as { period: { figures: { netCents: number; refundCents: number } } };
      const ledger = (await (await page.request.get(`${calls}/ledger`)).json()) as {
        sums: { account: string; amountCents: number }[];
      };
      const net = ledger.sums
        .filter(({ account }) => ['sales', 'donations', 'refunds'].includes(account))
        .reduce((sum, { amountCents }) => sum - amountCents, 0);
      expect(report.period.figures.refundCents).toBeGreaterThan(0);
      return report.period.figures.netCents - net;
    };
    await expect.poll(read).toBe(0);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
    await page.setViewportSize(sizes.phone);
    // What was drawn wide becomes narrow, as it does where a phone is turned.
    await expect
      .poll(() => page.evaluate(() => document.body.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
    await page.setViewportSize(sizes.desktop);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^sales-\d{4}-\d\d-01-.*\.csv$/);

    await page.getByRole('link', { name: 'Refunds', exact: true }).click();
    const line = page.getByRole('row', { name: /Broken/ });
    await expect(line).toBeVisible();
    await line.getByRole('link').first().click();
    await expect(page).toHaveURL(/orders\?.*report=refunds/);
    await expect(page.getByRole('link', { name: `#${number}` })).toBeVisible();
    await page.goBack();
    await expect(line).toBeVisible();

    // Each report stands by the steps of its period too, as the spoken words of the plot say.
    await expect(
      page.getByRole('img', { name: /The table “By day” has every value/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'By day', exact: true }).click();
    await expect(page.getByRole('row', { name: /Broken/ })).toHaveCount(0);
    const days = page.getByRole('table', { name: 'Refunds' });
    await expect(days.getByRole('columnheader', { name: 'Period' })).toBeVisible();
    await look(page, 'refunds-by-day', [390, 1440]);
    const steps = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    expect((await steps).suggestedFilename()).toMatch(/^refunds-day-\d{4}-\d\d-01-.*\.csv$/);
    const file = await readFile((await (await steps).path())!, 'utf8');
    expect(file.split(/\r?\n/, 1)[0]).toContain('refundBefore');
    await days
      .getByRole('link', { name: /show the orders/ })
      .first()
      .click();
    await expect(page).toHaveURL(/orders\?.*report=refunds/);
    await expect(page.getByRole('link', { name: `#${number}` })).toBeVisible();
  });

  test('a period without orders says where test orders are', async ({ page }) => {
    await signInAsOwner(page);
    const none = page.getByText('Nothing in this period');
    const words = page.getByText(/Test orders are not among them/);
    await page.goto(`${site}/analytics?from=2001-01-01&to=2001-01-31`);
    await expect(none).toBeVisible();
    await expect(words).toBeVisible();
    await page.getByRole('checkbox', { name: 'Test orders instead of real ones' }).press(' ');
    await expect(none).toBeVisible();
    await expect(words).toHaveCount(0);
  });

  test('the first screen tells what came in, at a desk and on a phone', async ({ page }) => {
    await signInAsOwner(page);
    await page.goto(site);
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Last orders' })).toBeVisible();
    for (const viewport of [sizes.desktop, sizes.phone]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page);
      }
    }
  });
});

test('a buyer who came by a campaign is counted by source, campaign and step, and the reports lead there', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  const product = await findPhysical(page.request, 0);
  const context = await browser.newContext({ baseURL: baseURL! });
  const visitor = await context.newPage();
  await visitor.goto(
    `${product.fullUrl}?utm_source=Letter&utm_medium=email&utm_campaign=Harvest%20Days`,
  );
  await chooseOptions(visitor, product);
  const added = visitor.waitForRequest(/shopping-cart\/entries$/);
  await addButton(visitor).click();
  expect((await added).postDataJSON()).toMatchObject({
    arrival: { source: 'Letter', medium: 'email', campaign: 'Harvest Days' },
  });
  expect(await visitor.evaluate(() => sessionStorage.getItem('sw-arrival'))).toBeNull();
  await expect(cartCount(visitor)).toHaveText('1');
  await visitor.goto('/checkout');
  await fillCheckout(visitor, 'letter@example.com', cards.good);
  await payButton(visitor).click();
  await visitor.waitForURL(/order-confirmed/);
  await context.close();

  await page.goto(`${site}/analytics?report=sources&tests=true`);
  const line = page.getByRole('row', { name: /letter \/ email/ });
  await expect(line).toBeVisible();
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(/orders\?.*report=sources/);
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await expect(page.getByRole('row', { name: /harvest days/ })).toBeVisible();

  // By another step and beside another period: both stand in the address and are asked.
  await page.getByRole('button', { name: /By$/ }).click();
  const byWeek = page.waitForRequest(/reports\/campaigns\?.*unit=week/);
  await page.getByRole('option', { name: 'Week' }).click();
  await byWeek;
  await page.getByRole('button', { name: /Compare with$/ }).click();
  const byYear = page.waitForRequest(/reports\/campaigns\?.*compare=year/);
  await page.getByRole('option', { name: 'The year before' }).click();
  await byYear;
  await expect(page).toHaveURL(/unit=week/);
  await expect(page).toHaveURL(/compare=year/);
  await expect(page.getByText(/^Nothing to compare with: /)).toBeVisible();

  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  const steps = page.getByRole('table', { name: 'From the cart to the order' });
  await expect(steps.getByRole('row')).toHaveCount(6);
  for (const step of ['Cart begun', 'Checkout opened', 'Address given', 'Payment tried', 'Paid']) {
    await expect(steps.getByRole('row', { name: new RegExp(step) })).toBeVisible();
  }
  for (const viewport of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(viewport);
    await expectNoViolations(page, ['light', 'dark']);
  }
  await page.setViewportSize(sizes.desktop);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^checkout-.*\.csv$/);
  await steps.getByRole('link', { name: /show the orders/ }).click();
  await expect(page).toHaveURL(/orders\?cartFrom=/);
  await expect(page.getByText(/^Paid, cart begun/)).toBeVisible();
});
