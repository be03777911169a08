/**
 * From an empty installation to the first order: by keyboard alone, on a phone's screen. It has a
 * server of its own, because the others begin with the demo shops.
 */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addAndCheckOut, cards, fillCheckout, payButton } from './support/buy.ts';
import { look } from './support/look.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { Keyboard } from './support/hands.ts';
import { shopOfWorker } from './support/shops.ts';
import { readCrumb } from './support/staff-calls.ts';

const origin = `http://localhost:${shopOfWorker.ownPort}`;
/** `#fbf4e9`, which no other look has. */
const hearthGround = 'rgb(251, 244, 233)';
let shop: OwnShop;

// The second one signs in as whom the first one made the owner.
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: origin,
  viewport: { width: 390, height: 844 },
  timezoneId: 'America/New_York',
});

test.beforeAll(async () => {
  shop = await startOwnShop();
});

test.afterAll(() => shop.stop());

test('an empty installation, by keyboard alone at 390 px: site, product, first order', async ({
  page,
  browser,
}) => {
  const begun = Date.now();
  const keyboard = new Keyboard(page);
  await page.goto(shop.ownerLink);
  await keyboard.goTo(page.getByRole('button', { name: 'Sign in' }));
  await keyboard.key('Enter');
  await keyboard.goTo(page.getByLabel('Name'));
  await keyboard.type('Ada');
  await keyboard.key('Tab');
  await keyboard.key('Tab');
  await keyboard.type('a long way to go 7');
  await keyboard.key('Enter');
  // The page says what is missing, and what was typed stays.
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields.');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Password')).toHaveValue('a long way to go 7');
  await look(page, 'set-up-refused', [1440, 390]);
  await expectNoViolations(page, ['light', 'dark']);
  await keyboard.type('ada@example.com');
  await keyboard.key('Enter');

  await expect(page.getByRole('heading', { name: 'New site' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await keyboard.key('Enter');
  await expect(page.getByText('The site needs a name.')).toBeVisible();
  await keyboard.type('Harbour Pottery');
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue('harbour-pottery');
  // A look is chosen by its colours and seen with the name that was typed.
  await keyboard.goTo(page.getByRole('radio', { name: 'Linden' }));
  await keyboard.key('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Hearth' })).toBeChecked();
  const preview = page.frameLocator('iframe[data-shown="true"][src*="preset=hearth"]');
  await expect(preview.locator('.site-brand')).toHaveText('Harbour Pottery');
  await expectNoViolations(page, ['light', 'dark']);
  await keyboard.goTo(page.getByLabel('Name', { exact: true }));
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harbour Pottery');
  await expect(page.getByRole('radio', { name: 'Hearth' })).toBeChecked();
  await keyboard.key('Enter');

  const list = page.getByRole('region', { name: 'Until the first sale' });
  await expect(list).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  // What lists products, too, leads to the first one.
  const office = page.url();
  for (const path of ['/inventory', '/products/sheet']) {
    await page.goto(office + path);
    const add = page.getByRole('main').getByRole('link', { name: 'Add product' });
    await expect(add).toHaveAttribute('href', /\/products\/new$/);
  }
  await page.goto(office);
  await keyboard.goTo(list.getByRole('link', { name: 'Add a product' }));
  await keyboard.key('Enter');
  await keyboard.goTo(page.getByRole('button', { name: 'Create product' }));
  await keyboard.key('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await keyboard.type('Harbour Mug');
  await keyboard.goTo(page.getByLabel('Price'));
  await keyboard.type('24');
  await keyboard.key('Enter');
  await keyboard.goTo(page.getByRole('switch', { name: /visible/i }));
  await keyboard.key(' ');
  await keyboard.key('Control+s');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await keyboard.key('g');
  await keyboard.key('h');
  await expect(list.getByRole('link', { name: 'Order something yourself' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Add a product' })).toHaveCount(0);
  // What is done stays in the list that counts it.
  const [done, all] =
    (await list.getByText(/^\d+ of \d+ done$/).textContent())?.match(/\d+/g) ?? [];
  await expect(list.getByRole('listitem')).toHaveCount(Number(all));
  const finished = list
    .getByRole('listitem')
    .filter({ has: page.getByText('Done', { exact: true }) });
  await expect(finished).toHaveCount(Number(done));
  await expect(finished.filter({ hasText: 'Add a product' })).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: origin })).newPage();
  await visitor.goto('/');
  await expect(visitor.locator('body')).toHaveCSS('background-color', hearthGround);
  await visitor
    .getByRole('link', { name: /Harbour Mug/ })
    .first()
    .click();
  await addAndCheckOut(visitor);
  await fillCheckout(visitor, 'robin@example.com', cards.good);
  await payButton(visitor).click();
  await expect(visitor).toHaveURL(/\/checkout\/order-confirmed\?token=/);
  const seconds = Math.round((Date.now() - begun) / 1000);
  const description = `${seconds} s, ${keyboard.presses} presses of the owner`;
  test.info().annotations.push({ type: 'from nothing to the first order', description });

  await page.reload();
  await expect(page.getByRole('region', { name: 'The test order came through' })).toBeVisible();
  await expect(list).toHaveCount(0);
  const rest = page.getByRole('region', { name: 'Before you open' });
  // Each line leads to where it is done.
  await rest.getByRole('link', { name: 'Write your policies' }).click();
  await expect(page.getByLabel('Return policy')).toBeVisible();
  await page.goBack();
  await rest.getByRole('link', { name: 'Connect a domain' }).click();
  await expect(page.getByRole('heading', { name: 'Domains', level: 1 })).toBeVisible();
});

test('another site for Germany: taxes and shipping are shown before they are saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/config/sign-in');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('a long way to go 7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'New site' }).click();
  // While the server is asked whether it is free, the address is of the name that was typed.
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/staff/new-site?identifier=harbour*', async (route) => {
    await asked.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest('**/api/staff/new-site?identifier=harbour*');
  await page.getByLabel('Name', { exact: true }).fill('Harbour Pottery');
  await isAsked;
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue('harbour-pottery');
  asked.resolve();
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue('harbour-pottery-1');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germa');
  await page.getByRole('option', { name: 'Germany' }).click();
  await expect(page.getByText('19% and 7%; the same in all 27 countries')).toBeVisible();
  const inside = page.getByRole('group', { name: 'Inside Germany' });
  await expect(inside.getByLabel('Called')).toHaveValue('Standardversand');
  await expect(inside.getByLabel('Price')).toHaveValue('4.90');
  await expectNoViolations(page, ['light', 'dark']);
  await page.getByLabel('Web address', { exact: true }).fill('harbour-pottery');
  await page.getByRole('button', { name: 'Create site' }).click();
  await expect(page.getByRole('alert')).toContainText('belongs to another site');
  await page.getByLabel('Web address', { exact: true }).fill('hafen');
  await page.getByRole('radio', { name: /My products from elsewhere/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.waitForURL(/\/config\/sites\/hafen\/imports$/);
  await page.goto('/config/sites/hafen/taxes');
  await expect(page.getByText('VAT DE 19 %').first()).toBeVisible();
  await deleteTaxes(page);

  // Without any, the list says where they are loaded; what they come to is seen before.
  await page.goto('/config/sites/hafen');
  await page.getByRole('link', { name: 'Set taxes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Load rates' });
  await expect(dialog.getByText('81 taxes are added.')).toBeVisible();
  await dialog.getByRole('switch', { name: /one-stop shop/ }).press(' ');
  await expect(dialog.getByText('102 taxes are added.')).toBeVisible();
  await look(page, 'load-rates', [390, 1440]);
  await dialog.getByRole('button', { name: 'Load rates' }).click();
  await expect(page.getByText('102 taxes loaded, 0 removed')).toBeVisible();
  await expect(page.getByText('VAT FR 20 %').first()).toBeVisible();

  // Renewed, they tell what was loaded.
  await page.getByRole('button', { name: 'Load rates' }).click();
  await expect(dialog.getByText(/^102 taxes keep their rate/)).toBeVisible();
  await dialog.getByRole('switch', { name: /one-stop shop/ }).press(' ');
  await expect(dialog.getByText(/^\d+ taxes of what was loaded before go\.$/)).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
});

/** All taxes of the second site. */
async function deleteTaxes(page: Page): Promise<void> {
  const path = '/api/sites/hafen/tax-rules';
  const crumb = await readCrumb(page);
  const read = await page.request.get(path);
  const { taxRules } = (await read.json()) as { taxRules: { id: string }[] };
  for (const { id } of taxRules) {
    const gone = await page.request.delete(`${path}/${id}`, {
      headers: { 'X-CSRF-Token': crumb },
    });
    expect(gone.ok(), await gone.text()).toBe(true);
  }
}

test('the look of a site is changed with a preview of its own pages, and taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/config/sign-in');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('a long way to go 7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'New site' }).waitFor();
  await page.goto('/config/sites/harbour-pottery/theme');
  await expect(page.getByRole('radio', { name: 'Hearth' })).toBeChecked();
  await page.getByRole('radio', { name: 'Nocturne' }).check({ force: true });
  const preview = page.frameLocator('iframe[data-shown="true"][src*="preset=nocturne"]');
  await expect(preview.locator('.site-brand')).toHaveText('Harbour Pottery');
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(15, 18, 20)');
  await page.getByRole('button', { name: 'Product', exact: true }).click();
  const product = page.frameLocator('iframe[data-shown="true"][src*="view=product"]');
  await expect(product.getByRole('heading', { name: 'Harbour Mug' })).toBeAttached();
  await page.getByRole('button', { name: 'Phone' }).click();
  await expectNoViolations(page, ['light', 'dark']);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  const ground = () =>
    page.request.get('/site.css').then(async (answer) => (await answer.text()).slice(0, 100_000));
  expect(await ground()).toContain('#c6f24e');
  const undone = page.waitForResponse(/\/undo$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await undone).status()).toBe(200);
  await expect(page.getByRole('radio', { name: 'Hearth' })).toBeChecked();
  expect(await ground()).toContain('#fbf4e9');
});
