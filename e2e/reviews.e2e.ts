/** Reviews: a purchase, the page where its buyer judges it, moderation, the page of the product. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addAndCheckOut, chooseOptions, fillBuyer, payButton } from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';
import { readCrumb } from './support/staff-calls.ts';

const site = '/config/sites/alder-loom';
const calls = '/api/sites/alder-loom';

// Test orders are no reason for a review: this one is paid by transfer. Other journeys meet neither.
const settingsOf = (isOn: boolean) => ({
  'merchandising.productReviewsEnabled': isOn,
  'payments.manual': isOn,
});
test.beforeAll(() => setSettings('alder-loom', settingsOf(true)));
test.afterAll(() => setSettings('alder-loom', settingsOf(false)));

test('PDP-01 ROUT-32 PDP-14 a buyer judges a product, the shop approves and answers, everybody sees it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(sizes.desktop);
  const product = await findPhysical(page.request, 2);
  await page.goto(product.fullUrl);
  await chooseOptions(page, product);
  await addAndCheckOut(page);
  await fillBuyer(page, 'reviews-robin@example.test');
  await page.locator('[name="payment.provider"][value="manual"]').check();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/order-confirmed/);

  const token = new URL(page.url()).searchParams.get('token');
  const staff = await browser.newPage();
  await staff.setViewportSize(sizes.desktop);
  await signInAsOwner(staff);
  await handOver(staff);

  await page.goto(`/order-status/${token}`);
  await page.getByRole('link', { name: 'Review what you bought' }).click();
  await page.setViewportSize(sizes.phone);
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();
  await page.getByRole('radio', { name: '4 stars: Good' }).check();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Better than it looks');
  await page.getByRole('textbox', { name: 'Your review' }).fill('Light.\nAnd it lasts.');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Robin M.');
  await expectNoViolations(page, ['light', 'dark']);
  await shoot(page, 'write');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('shown once the shop has looked at it').first()).toBeVisible();
  await page.goto(product.fullUrl);
  await expect(page.getByText('Nobody has written a review yet')).toBeVisible();

  await staff.goto(`${site}/reviews`);
  await staff.getByRole('link', { name: 'Waiting', exact: true }).click();
  await expectNoViolations(staff, ['light', 'dark']);
  await shoot(staff, 'list');
  await staff.getByRole('checkbox', { name: 'Select Better than it looks' }).check({ force: true });
  await staff.getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByRole('button', { name: 'Undo' })).toBeVisible();
  await staff.goto(`${site}/reviews`);
  await staff.getByRole('link', { name: 'Better than it looks' }).click();
  await staff.getByRole('textbox', { name: 'Your answer' }).fill('Thank you, Robin.');
  await staff.getByRole('button', { name: 'Save answer' }).click();
  await expect(staff.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoViolations(staff, ['light', 'dark']);
  await shoot(staff, 'review');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const visitor of [page, plain]) {
    await visitor.goto(product.fullUrl);
    const reviews = visitor.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByText('Better than it looks')).toBeVisible();
    await expect(reviews.getByText('Verified buyer')).toBeVisible();
    await expect(reviews.getByText('Thank you, Robin.')).toBeVisible();
    await expect(visitor.getByRole('link', { name: '4.0 out of 5 stars, 1 review' })).toBeVisible();
  }
  await expectNoViolations(page, ['light', 'dark'], '#reviews');
  await shoot(page, 'product', '#reviews');
});

/** The latest order, as if its money had come and its parcel had left. */
async function handOver(staff: Page): Promise<void> {
  const { orders } = (await (await staff.request.get(`${calls}/orders`)).json()) as {
    orders: { number: number }[];
  };
  const { number } = orders[0]!;
  const detail = (await (await staff.request.get(`${calls}/orders/${number}/detail`)).json()) as {
    items: { id: string; quantity: number }[];
  };
  const crumb = await readCrumb(staff);
  const send = async (path: string, data: object) => {
    const headers = { 'X-CSRF-Token': crumb };
    const answer = await staff.request.post(`${calls}/orders/${number}/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await send('settlement', { settlement: 'received' });
  await send('fulfillments', {
    requestId: `reviews-${number}`,
    kind: 'shipment',
    items: detail.items.map(({ id, quantity }) => ({ id, quantity })),
  });
}

/** Pictures for the eye, where `PICTURES` names a folder. */
async function shoot(page: Page, name: string, part?: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (!folder) return;
  const before = page.viewportSize();
  for (const width of [390, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const path = `${folder}/${name}-${width}-${colorScheme}.png`;
      if (part) await page.locator(part).screenshot({ path });
      else await page.screenshot({ path });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
