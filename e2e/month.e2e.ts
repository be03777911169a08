/**
 * A month of a shop, from an empty installation to a report that is what the ledger says: by mouse
 * and by keyboard alone on a desk, by touch on a phone. Its money is real, at the double of Stripe;
 * its mails go to a mail server.
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { addButton } from './support/buy.ts';
import { Finger, Keyboard, Mouse, type Hand } from './support/hands.ts';
import { giveMailedShop } from './support/mailed-shop.ts';
import { shopOfWorker } from './support/shops.ts';
import { sizes } from './support/sizes.ts';
import { chargeTax, makeOwner, makeSite, offerStripe } from './support/month/begin.ts';
import { fulfilInParts, openOrder, refundOne } from './support/month/orders.ts';
import { makeProduct } from './support/month/products.ts';
import { readMonth } from './support/month/report.ts';
import { restock, tellWaiting } from './support/month/stock.ts';
import { add, checkOut, openProduct, pay, visit, waitFor } from './support/month/visitors.ts';

const origin = `http://localhost:${shopOfWorker.ownPort}`;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: origin, timezoneId: 'America/New_York', viewport: sizes.desktop });

const mailed = giveMailedShop();
const { mailTo } = mailed;

/** A shop with every type of product, from nothing. */
async function setUp(page: Page, hand: Hand): Promise<void> {
  await makeOwner(page, hand, mailed.shop.ownerLink);
  await makeSite(page, hand);
  await offerStripe(page, hand);
  await chargeTax(page, hand);
  const options = { name: 'Size', values: [{ value: 'Small' }, { value: 'Large', units: '1' }] };
  await makeProduct(page, hand, { title: 'Harbour Mug', type: 'Physical', price: '24', options });
  await makeProduct(page, hand, { title: 'Glaze Book', type: 'Digital', price: '9' });
  await makeProduct(page, hand, { title: 'Throwing Class', type: 'Service', price: '60' });
  await makeProduct(page, hand, { title: 'Pottery Card', type: 'Gift card', price: '25' });
  await makeProduct(page, hand, {
    title: 'Clay Club',
    type: 'Physical',
    price: '15',
    every: 'Every month',
  });
  mailed.shop.giveFile('harbour-pottery', 'Glaze Book', { name: 'glazes.txt', text: 'Celadon' });
}

/** One of each is bought. @returns the number of what was bought at once, and who bought it */
async function buyAll(browser: Browser): Promise<{ visitor: Page; order: number }> {
  const visitor = await visit(browser);
  await add(visitor, 'Harbour Mug', { value: 'Large' });
  await add(visitor, 'Harbour Mug', { value: 'Small', count: 2 });
  await add(visitor, 'Glaze Book', { count: 3 });
  await add(visitor, 'Throwing Class', { count: 4 });
  await add(visitor, 'Pottery Card', { recipient: 'friend@example.com', count: 5 });
  const order = await checkOut(visitor, 'robin@example.com');
  await openProduct(visitor, 'Clay Club');
  await addButton(visitor).click();
  await expect(visitor).toHaveURL(/\/checkout\/subscribe\?cartToken=/);
  await pay(visitor, 'robin@example.com');
  await mailTo('friend@example.com', /gift card/i);
  await mailTo('robin@example.com', /Clay Club/);
  await mailTo('robin@example.com', /Throwing Class/);

  // What was bought as a file comes by its mail.
  const downloads = await mailTo('robin@example.com', /^Subject: .*downloads/im);
  await visitor.goto(/https?:\S+\/downloads\/[\w-]+/.exec(downloads)![0]);
  const arriving = visitor.waitForEvent('download');
  await visitor
    .getByRole('link', { name: /download|glazes/i })
    .first()
    .click();
  expect((await arriving).suggestedFilename()).toBe('glazes.txt');
  return { visitor, order };
}

/** From an empty installation to the report of its month, with one pair of hands. */
async function runTheMonth(page: Page, hand: Hand, browser: Browser): Promise<void> {
  await setUp(page, hand);
  const { visitor, order } = await buyAll(browser);
  await waitFor(visitor, 'Harbour Mug', 'Large', 'first@example.com');
  await tellWaiting(page, hand, { name: 'Harbour Mug Large', email: 'first@example.com' });
  await mailTo('first@example.com', /Harbour Mug/);
  await waitFor(visitor, 'Harbour Mug', 'Large', 'second@example.com');
  await openOrder(page, hand, order);
  await fulfilInParts(page, hand, /Large/);
  await mailTo('robin@example.com', /TRACK-1/);
  await mailTo('robin@example.com', /TRACK-2/);
  await refundOne(page, hand, /Large/);
  await mailTo('second@example.com', /Harbour Mug/);
  await restock(page, hand, 'Harbour Mug Large', '4');
  await readMonth(page, hand);
}

const what =
  'every type of product is made, sold, sent, refunded, restocked, and the month is what the ledger says';

test(`PROD-08 SUBS-01 RSTK-09 by mouse: ${what}`, async ({ page, browser }) => {
  await runTheMonth(page, new Mouse(page), browser);
});

test(`PROD-08 SUBS-01 RSTK-09 by keyboard alone: ${what}`, async ({ page, browser }) => {
  const keyboard = new Keyboard(page);
  await runTheMonth(page, keyboard, browser);
  const description = `${keyboard.presses} presses`;
  test.info().annotations.push({ type: 'by keyboard alone', description });
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test(`PROD-08 SUBS-01 RSTK-09 by touch: ${what}`, async ({ page, browser }) => {
    await runTheMonth(page, new Finger(page), browser);
  });
});
