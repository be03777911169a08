/** A second store page: products are made on it, moved, copied where there is room, found, told apart. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { shopOfWorker } from './support/shops.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';
const calls = '/api/sites/alder-loom';
const room = 'content.maxProductsPerCollection';

let shop: OwnShop;

test.use({ baseURL: `http://localhost:${shopOfWorker.ownPort}` });

test.beforeEach(async () => {
  shop = await startOwnShop({ hasDemoShops: true });
});

test.afterEach(() => shop.stop());

const expectNoFaults = (page: Page) => expectNoViolations(page, ['light', 'dark'], 'main');
const look = (page: Page, name: string, width: number) =>
  page.screenshot({ path: `test-results/store-pages-${name}-${width}.png`, fullPage: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Chooses by keys alone. */
async function choose(page: Page, field: RegExp, option: string) {
  const button = page.getByRole('button', { name: field });
  await button.focus();
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('option', { name: option, exact: true });
  await expect(wanted).toBeVisible();
  await page.keyboard.press('Home');
  for (let tries = 0; tries < 20; tries += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

for (const width of widthsOf('store-pages')) {
  test(`PROD-08 STOR-06 STOR-07 TAGS-01 a shop has several store pages at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.ownerLink);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/config(?:\/set-up)?$/);

    // The second page, by the way that a full one leads to.
    await page.goto(`${office}/navigation?ask=store`);
    const dialog = page.getByRole('dialog', { name: 'New store page' });
    await dialog.getByRole('textbox').fill('Outlet');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog).toBeHidden();
    const { storePages } = (await (await page.request.get(`${calls}/store-pages`)).json()) as {
      storePages: { id: string; title: string; urlId: string }[];
    };
    const [first, second] = storePages;
    expect(second?.title).toBe('Outlet');

    // Categories stand by their pages.
    await page.goto(`${office}/categories`);
    const outlet = page.getByRole('region', { name: 'Outlet' });
    await outlet.getByLabel('New category on Outlet').fill('Last ones');
    await page.keyboard.press('Enter');
    await expect(outlet.getByRole('button', { name: 'Move Last ones' })).toBeVisible();
    await expectNoFaults(page);
    await look(page, 'categories', width);

    // A new product goes where the list is of.
    await page.goto(`${office}/products`);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'On Outlet' }).click();
    await expect(page.getByRole('button', { name: 'Remove filter On Outlet' })).toBeVisible();
    await page.getByRole('link', { name: 'Add product' }).click();
    await expect(page.getByRole('button', { name: /Store page/ })).toContainText('Outlet');
    await expectNoFaults(page);
    await look(page, 'new', width);
    await page.getByLabel('Name').fill('Odd mug');
    await page.getByLabel('Price').fill('8');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Odd mug')).toBeVisible();
    await page.getByRole('switch', { name: 'Visible in the shop' }).press('Space');
    await page.getByRole('checkbox', { name: 'Last ones' }).press('Space');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    const at = (urlId = '') => page.request.get(`/${urlId}/p/odd-mug`, { maxRedirects: 0 });
    expect((await at('outlet')).status()).toBe(200);

    // It goes to the other page, which says what becomes of it before, and back by Undo.
    await choose(page, /Store page/, first!.title);
    await expect(
      page.getByText(`the address becomes /${first!.urlId}/p/odd-mug. The old one leads there.`),
    ).toContainText('This category of the old page goes: Last ones.');
    await expectNoFaults(page);
    await look(page, 'moved', width);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    const moved = await at('outlet');
    expect([moved.status(), moved.headers()['location']]).toEqual([
      301,
      `/${first!.urlId}/p/odd-mug`,
    ]);
    const history = page.getByRole('region', { name: 'History' });
    await history.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(async () => (await at('outlet')).status()).toBe(200);
    await expect(page.getByRole('checkbox', { name: 'Last ones' })).toBeChecked();

    // Found by its category, and moved with others.
    await page.goto(`${office}/products`);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Category…' }).click();
    await page.getByRole('searchbox', { name: 'Find a category' }).fill('last');
    await expectNoViolations(page, ['light', 'dark'], '[role=dialog]');
    await page.getByRole('button', { name: /^Outlet › Last ones/ }).press('Enter');
    await expect(
      page.getByRole('button', { name: 'Remove filter Outlet › Last ones' }),
    ).toBeVisible();
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await expectNoFaults(page);
    await look(page, 'list', width);
    await page.getByRole('link', { name: 'Edit all of the list' }).click();
    await choose(page, /Store page/, first!.title);
    await expect(page.getByRole('cell', { name: 'Outlet' })).toBeVisible();
    await expectNoFaults(page);
    await look(page, 'bulk', width);
    await page.getByRole('button', { name: 'Change 1 product' }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    expect((await at('outlet')).status()).toBe(301);
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    expect((await at('outlet')).status()).toBe(200);

    // A page that is full says so where it is chosen, and a copy goes where there is room.
    shop.set('alder-loom', { [room]: 1 });
    await page.goto(`${office}/products?search=Odd+mug`);
    await page.getByRole('link', { name: 'Odd mug' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const copy = page.getByRole('dialog', { name: 'Where does the copy go?' });
    await expect(copy.getByText('All store pages are full.')).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], '[role=dialog]');
    await look(page, 'full', width);
    await expect(copy.getByRole('link', { name: 'Let store pages hold more' })).toBeVisible();
    await copy.getByRole('link', { name: 'New store page' }).click();
    await dialog.getByRole('textbox').fill('Seconds');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(heading(page, 'Odd mug')).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(copy.getByRole('button', { name: /Store page/ })).toContainText('Seconds');
    await copy.getByRole('button', { name: 'Duplicate' }).click();
    await expect(heading(page, 'Odd mug (2)')).toBeVisible();
    await page.goto(`${office}/products/new?collectionId=${second!.id}`);
    await expect(page.getByText('This store page is full. Choose another one.')).toBeVisible();
    await expectNoFaults(page);
    shop.set('alder-loom', { [room]: 10_000 });

    // A tag is made with the products that have it.
    await page.goto(`${office}/categories`);
    await page.getByLabel('New tag').fill('odd');
    await page.keyboard.press('Enter');
    const tag = page.getByRole('dialog', { name: 'Which products get “odd”?' });
    await tag.getByRole('searchbox').fill('Odd mug (2)');
    await tag.getByRole('button', { name: 'Add Odd mug (2)' }).press('Enter');
    await expectNoViolations(page, ['light', 'dark'], '[role=dialog]');
    await look(page, 'tag', width);
    await tag.getByRole('button', { name: 'Create' }).press('Enter');
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await page.goto(`${office}/products`);
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Tag…' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Find a tag' }).fill('odd');
    await page.getByRole('button', { name: /^odd/ }).press('Enter');
    await expect(page.getByRole('link', { name: 'Odd mug (2)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove filter #odd' })).toBeVisible();
  });
}
