/** Reviews, donations, memberships and add-on products as blocks: built by keys, used by visitors. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { listProducts, findStocked, type ListedProduct } from './support/catalogue.ts';
import { addPage, addSection, canvas, insertBlock, untilSaved } from './support/editor.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { readCrumb } from './support/staff-calls.ts';

const calls = '/api/sites/alder-loom';
const settingsOf = (isOn: boolean) => ({ 'merchandising.importedReviewsEnabled': isOn });
test.beforeAll(() => setSettings('alder-loom', settingsOf(true)));
test.afterAll(() => setSettings('alder-loom', settingsOf(false)));

async function send(page: Page, path: string, data: object): Promise<{ id: string }> {
  const headers = { 'X-CSRF-Token': await readCrumb(page) };
  const answer = await page.request.post(`${calls}/${path}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as { id: string };
}

/** Brings a review of a product as an owner who comes from another shop would. */
async function bringReview(page: Page, { urlId }: { urlId: string }, title: string): Promise<void> {
  const file =
    'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply\n' +
    `${title},Light and even,4,2023-04-05 10:00:00 UTC,web,ok,Zoe,zoe@example.com,777,${urlId},Thank you\n`;
  const brought = await page.request.post(`${calls}/imports/file?name=reviews.csv`, {
    headers: {
      'X-CSRF-Token': await readCrumb(page),
      'content-type': 'application/octet-stream',
    },
    data: Buffer.from(file),
  });
  expect(brought.status(), await brought.text()).toBe(200);
  const { id } = (await brought.json()) as { id: string };
  const state = async () =>
    ((await (await page.request.get(`${calls}/imports/${id}`)).json()) as { state: string }).state;
  await expect.poll(state).toBe('ready');
  await send(page, `imports/${id}/start`, { withPictures: false });
  await expect.poll(state).toBe('done');
}

/** A product that is bought by its button alone. */
async function findPlain(page: Page): Promise<ListedProduct> {
  const found = (await listProducts(page.request)).find(
    (product) =>
      (product.variantOptionOrdering?.length ?? 0) === 0 &&
      !product.structuredContent.additionalFieldsForm &&
      !product.structuredContent.isSubscribable &&
      product.structuredContent.productType === 1 &&
      findStocked(product) !== undefined,
  );
  if (!found) throw new Error('The demo shop has no product without options.');
  return found;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `None chosen ${label}` }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const urlIdOf = ({ fullUrl }: ListedProduct) => fullUrl.split('/').at(-1) ?? '';

test('PDP-02 PDP-14 ROUT-20 ROUT-26 visitors read reviews, give, join and buy on a page of blocks', async ({
  page,
  browser,
  baseURL,
}) => {
  const stamp = Date.now();
  await signInAsOwner(page);
  const product = await findPlain(page);
  const title = `Even better ${stamp}`;
  await bringReview(page, { urlId: urlIdOf(product) }, title);
  await send(page, 'donations', {
    title: `Roof ${stamp}`,
    coverText: 'The workshop leaks.',
    suggestedCents: [1000, 2500],
  });
  await send(page, 'membership-plans', {
    title: `Friends ${stamp}`,
    coverText: 'Letters from the workshop.',
    priceCents: 500,
    billingPeriod: { value: 1, unit: 'MONTH' },
  });

  const address = `more-${stamp}`;
  await addPage(page, address);
  await addSection(page, 'Opening');
  const frame = canvas(page);
  await insertBlock(page, 'Reviews');
  await expect(frame.getByText(title)).toBeVisible();
  await insertBlock(page, 'Donation');
  await choose(page, 'Donation', `Roof ${stamp}`);
  await expect(frame.getByRole('heading', { name: `Roof ${stamp}` })).toBeVisible();
  await insertBlock(page, 'Member area');
  await choose(page, 'Membership', `Friends ${stamp}`);
  await expect(frame.getByRole('heading', { name: `Friends ${stamp}` })).toBeVisible();
  await insertBlock(page, 'Add-on products');
  await page.getByRole('button', { name: 'Add product' }).click();
  const found = page.waitForResponse((answer) => answer.url().includes('search='));
  await page.getByLabel('Find a product').first().fill(product.title);
  await found;
  await page
    .getByRole('button', { name: `Add ${product.title}` })
    .first()
    .click();
  await expect(frame.locator('.product-add-on')).toHaveCount(1);
  await untilSaved(page);
  // The first picture of a published page is fetched at once.
  const shownIn = (place: Pick<Page, 'locator'>) =>
    Promise.all(
      ['reviews', 'donation', 'member-area', 'add-ons'].map(async (kind) =>
        (await place.locator(`.${kind}-block`).innerHTML()).replaceAll(' loading="lazy"', ''),
      ),
    );
  const built = await shownIn(frame);
  const published = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await published).status()).toBe(200);

  const context = await browser.newContext({ baseURL: baseURL! });
  const visitor = await context.newPage();
  await visitor.goto(`/${address}`);
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    const overflow = await visitor.evaluate(() => document.body.scrollWidth - innerWidth);
    expect([width, overflow <= 0]).toEqual([width, true]);
    if (process.env['PICTURES']) {
      const path = `${process.env['PICTURES']}/more-${width}.png`;
      await visitor.screenshot({ path, fullPage: true });
    }
  }
  await expectNoViolations(visitor, ['light', 'dark']);
  await expect(visitor.getByText(title)).toBeVisible();
  await expect(visitor.getByText('4 out of 5 stars', { exact: true })).toBeAttached();

  // Bought by the keyboard.
  const addOn = visitor.locator('.product-add-on');
  await addOn.locator('.sqs-add-to-cart-button').focus();
  const added = visitor.waitForResponse((answer) => answer.url().includes('shopping-cart/entries'));
  await visitor.keyboard.press('Enter');
  expect((await added).status()).toBe(200);

  // Given by the keyboard: another amount than those suggested.
  await visitor.goto(`/${address}`);
  const donation = visitor.locator('.sw-donation');
  await expect(donation.getByLabel('Other amount')).toBeHidden();
  await donation.getByRole('radio', { name: '$10.00' }).focus();
  await visitor.keyboard.press('ArrowDown');
  await visitor.keyboard.press('ArrowDown');
  await expect(donation.getByRole('radio', { name: 'Other' })).toBeChecked();
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.type('12.50');
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(/\/checkout\?cartToken=/);
  await expect(visitor.getByText(`Roof ${stamp}`).first()).toBeVisible();
  await expect(visitor.getByText('$12.50').filter({ visible: true }).first()).toBeVisible();

  // Joined without scripts.
  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const joining = await plain.newPage();
  await joining.goto(`/${address}`);
  expect(await shownIn(joining)).toEqual(built);
  const area = joining.locator('.sw-member-area');
  await expect(area.getByText('$5.00')).toBeVisible();
  await area.getByRole('button', { name: 'Join' }).press('Enter');
  await expect(joining).toHaveURL(/\/(?:checkout|subscribe)/);
  await plain.close();
  await context.close();
});

test('a section with a form begins with the one that is chosen, or with a new one', async ({
  page,
}) => {
  const stamp = Date.now();
  await signInAsOwner(page);
  for (const name of ['Booking', 'Repair']) {
    const fields = [{ id: 'a', type: 'text', title: `About the ${name} ${stamp}` }];
    await send(page, 'forms', { name: `${name} ${stamp}`, fields });
  }
  await addPage(page, `Sections with forms ${stamp}`);
  await page.getByRole('button', { name: 'Add section' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add section' });
  await dialog.getByRole('button', { name: /Form in sections/ }).click();
  await page.getByRole('option', { name: `Booking ${stamp}` }).click();
  await dialog.getByRole('button', { name: 'Form beside words' }).click();
  const sections = canvas(page).locator('#sections');
  await expect(sections.getByLabel(`About the Booking ${stamp}`)).toBeVisible();

  await page.getByRole('button', { name: 'Add section' }).first().click();
  await dialog.getByRole('button', { name: 'New form' }).click();
  const making = page.getByRole('alertdialog');
  await making.getByLabel('Name').fill(`Fresh ${stamp}`);
  await making.getByRole('button', { name: /Make|Create/ }).click();
  await expect(
    dialog.getByRole('button', { name: new RegExp(`Fresh ${stamp}.*Form in sections`) }),
  ).toBeVisible();
  await expectNoViolations(page);
});
