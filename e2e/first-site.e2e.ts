/**
 * From an empty installation to a site that is seen, filled in and bought from on a phone: five pages,
 * a blog, events, a link to the shop, a form, a gallery, a chart and a popup. By mouse and by keyboard
 * alone at a desk, by touch on a tablet.
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { addAndCheckOut, cards, fillCheckout, payButton } from './support/buy.ts';
import {
  makeContact,
  makeGallery,
  makeNumbers,
  makeOffer,
  makePopup,
  makePosts,
  makeWelcome,
  uploadPictures,
} from './support/first-site/contents.ts';
import { Finger, Keyboard, Mouse, type Hand } from './support/hands.ts';
import { makeOwner, makeSite, office } from './support/month/begin.ts';
import { makeProduct } from './support/month/products.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { shopOfWorker } from './support/shops.ts';
import { sizes } from './support/sizes.ts';

const origin = `http://localhost:${shopOfWorker.ownPort}`;
const tablet = { width: 1180, height: 820 };

interface Walk {
  readonly page: Page;
  readonly browser: Browser;
  readonly hand: Hand;
  readonly shop: OwnShop;
}

/** All of it, by one hand. */
async function walk({ page, browser, hand, shop }: Walk): Promise<void> {
  await makeOwner(page, hand, shop.ownerLink);
  await makeSite(page, hand);
  await makeProduct(page, hand, { title: 'Harbour Mug', type: 'Physical', price: '24' });
  await uploadPictures(page);
  await makeWelcome(page, hand);
  await makeGallery(page, hand);
  await makeContact(page, hand);
  await makeNumbers(page, hand);
  await makeOffer(page, hand);
  await makePosts(page, hand);
  await makePopup(page, hand);
  await visitOnPhone(browser);

  // What was filled in has come.
  await page.goto(`${office}/form-answers`);
  await expect(page.getByText('Do you ship to islands?').first()).toBeVisible();
}

/** Somebody on a phone, who knows nothing of the site. */
async function visitOnPhone(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: sizes.phone,
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto('/welcome');
  const popup = phone.getByRole('dialog');
  await expect(popup.getByLabel('Email')).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).tap();
  await expect(popup).toHaveCount(0);
  await expect(phone.getByRole('heading', { name: 'Pots from the harbour' })).toBeVisible();

  await phone.goto('/pictures');
  await expect(phone.locator('.sqs-gallery img')).toHaveCount(3);
  await phone.goto('/numbers');
  await expect(phone.locator('.sw-chart-bars path')).toHaveCount(2);
  await phone.goto('/journal');
  await phone.getByRole('link', { name: 'First firing' }).first().tap();
  await expect(phone.getByRole('heading', { level: 1, name: 'First firing' })).toBeVisible();
  await phone.goto('/evenings');
  await expect(phone.getByRole('link', { name: 'Open kiln' }).first()).toBeVisible();

  await phone.goto('/write-to-us');
  await phone.getByLabel('Your email').fill('robin@example.com');
  await phone.getByLabel('Your words').fill('Do you ship to islands?');
  await phone.getByRole('button', { name: 'Send' }).tap();
  await expect(phone.locator('.sw-page-form-done, [role="status"]').first()).toBeVisible();

  // From the first page to the shop, and from there to a paid order.
  await phone.goto('/welcome');
  await phone.getByRole('link', { name: 'Begin here' }).tap();
  await phone
    .getByRole('link', { name: /Harbour Mug/ })
    .first()
    .tap();
  await addAndCheckOut(phone);
  await fillCheckout(phone, 'robin@example.com', cards.good);
  await payButton(phone).tap();
  await expect(phone).toHaveURL(/\/checkout\/order-confirmed\?token=/);
  await phone.goto('/offer');
  await expect(phone.locator('.product-block .product-title')).toHaveText('Harbour Mug');
  await context.close();
}

/** One hand is enough in a short run: that of a mouse, which is the quickest. */
const isShort = process.env['E2E_IN_TURNS'] === '1';

test.describe(() => {
  let shop: OwnShop;
  test.use({ baseURL: origin, timezoneId: 'America/New_York' });
  // Three minutes by keyboard, on a machine with nothing else to do.
  test.describe.configure({ timeout: 600_000 });
  test.beforeEach(async () => {
    shop = await startOwnShop();
  });
  test.afterEach(() => shop.stop());

  test('EDIT-01 EDIT-05 by mouse: a site is built from nothing, and bought from on a phone', async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(sizes.desktop);
    await walk({ page, browser, hand: new Mouse(page), shop });
  });

  if (isShort) return;

  test('EDIT-01 EDIT-05 by keyboard alone: the same', async ({ page, browser }) => {
    await page.setViewportSize(sizes.desktop);
    await walk({ page, browser, hand: new Keyboard(page), shop });
  });

  test.describe('on a tablet', () => {
    test.use({ viewport: tablet, hasTouch: true });

    test('EDIT-01 EDIT-05 by touch: the same', async ({ page, browser }) => {
      await walk({ page, browser, hand: new Finger(page), shop });
    });
  });
});
