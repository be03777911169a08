/** Each text of a failure where it really happens: the network is taken away, and it is read. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addButton, chooseOptions } from './support/buy.ts';
import { findPhysical, listProducts } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';
const offline = 'Please check your internet connection.';

async function withoutNetwork(
  page: Page,
  address: string | RegExp,
  act: () => Promise<void>,
): Promise<void> {
  await page.route(address, (route) => route.abort());
  await act();
  await page.unroute(address);
}

for (const name of sizesOf('messages')) {
  const size = sizes[name];
  test(`MSG-02 MSG-03 CART-21 the cart says what was not possible at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const product = await findPhysical(page.request, 0);
    await page.goto(product.fullUrl);
    await chooseOptions(page, product);
    await addButton(page).click();
    await expect(page.locator('.sqs-pill-shopping-cart')).toBeVisible();
    await page.goto('/cart');
    // Before its script is there the form would be sent as a page.
    await page.waitForLoadState('networkidle');
    const quantity = page.locator('#sqs-cart-root input[name="quantity"]');
    const before = await quantity.inputValue();
    const entries = '**/api/commerce/shopping-cart/entries/**';
    await withoutNetwork(page, entries, async () => {
      await quantity.fill('2');
      await quantity.press('Tab');
      await expect(page.getByText(`Unable to update quantity. ${offline}`)).toBeVisible();
      await expect(quantity).toHaveValue(before);
      await expectNoViolations(page, ['light', 'dark'], '#sqs-cart-root');
      await page.getByRole('button', { name: /^Remove/ }).click();
      await expect(page.getByText(`Unable to remove item. ${offline}`)).toBeVisible();
    });
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.locator('[data-test="empty-message"]')).toBeVisible();
  });
}

test('MSG-02 MSG-03 the form of an item says what was not possible, and keeps what was typed', async ({
  page,
}) => {
  const products = await listProducts(page.request);
  const found = products.find(({ structuredContent }) => structuredContent.additionalFieldsForm);
  expect(found).toBeDefined();
  await page.goto(found!.fullUrl);
  const dialog = page.locator('dialog[open]');
  await withoutNetwork(page, /open-fields-modal/, async () => {
    await addButton(page).click();
    await expect(dialog).toContainText('Unable to open form');
    await expect(dialog).toContainText(offline);
  });
  await page.reload();
  await addButton(page).click();
  await expect(dialog).toBeVisible();
  for (const input of await dialog.locator('input[aria-required=true]').all())
    await input.fill('Anna');
  for (const select of await dialog.locator('select').all())
    await select.selectOption({ index: 1 });
  const submit = dialog.locator('button[type=submit]');
  await withoutNetwork(page, '**/api/commerce/shopping-cart/entries', async () => {
    await submit.click();
    await expect(dialog.getByText(`Unable to add item. ${offline}`)).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'dialog[open]');
  });
  await submit.click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Edit details' }).click();
  await withoutNetwork(page, '**/additionalFields', async () => {
    await submit.click();
    await expect(dialog.getByText(`Unable to update form. ${offline}`)).toBeVisible();
  });
  await submit.click();
  await expect(dialog).toHaveCount(0);
});

for (const name of sizesOf('messages')) {
  const size = sizes[name];
  test(`MSG-01 MSG-02 MSG-04 MSG-05 the back office says what it could not find at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signInAsOwner(page);
    await page.goto(`${office}/customers/nobody`);
    await expect(page.getByText('Unable to locate content')).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');

    await page.goto(`${office}/settings`);
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('No results found')).toBeVisible();
    await page.goto(`${office}/media?search=zzzz`);
    await expect(page.getByText('No results found')).toBeVisible();

    await page.goto(`${office}/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    const search = palette.getByRole('searchbox');
    await search.fill('zzzz');
    await expect(palette.getByText('No results found')).toBeVisible();
    const orders = /\/api\/sites\/alder-loom\/orders\?/;
    await page.route(orders, (route) => route.abort());
    await search.fill('zzyy');
    await expect(palette.getByText('Unable to load results')).toBeVisible();
    await expect(palette.getByText('No results found')).toBeHidden();
    await expectNoViolations(page, ['light', 'dark'], '[role="dialog"]');
    await page.unroute(orders);
    await palette.getByRole('button', { name: 'Retry' }).click();
    await expect(palette.getByText('No results found')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.route('**/GetSiteLayout*', (route) => route.abort());
    await page.goto(`${office}/navigation`);
    await expect(page.getByText('Unable to load collections')).toBeVisible();
    await expect(page.getByText(offline)).toBeVisible();
    await page.unroute('**/GetSiteLayout*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Unable to load collections')).toBeHidden();
  });
}

test('I18N-06 a browser that cannot tell the time of the site says so, and works on', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto(`${office}/activity`);
  await expect(page.getByText('Failed to load timezone')).toHaveCount(0);
  const facts = await page.request.get('/api/sites/alder-loom/facts');
  const { timeZone } = ((await facts.json()) as { facts: { timeZone: string } }).facts;
  const forget = await page.addInitScript((zone) => {
    const { DateTimeFormat } = Intl;
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, args: ConstructorParameters<typeof DateTimeFormat>) {
        if (args[1]?.timeZone === zone) throw new RangeError(`Invalid time zone: ${zone}`);
        return new target(...args);
      },
    });
  }, timeZone);
  await page.reload();
  const told = `Failed to load timezone ${timeZone}, retry connection or verify site availability`;
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expectNoViolations(page, ['light', 'dark'], 'main');
  await forget.dispose();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load timezone')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
});
