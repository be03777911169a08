/**
 * A month of a shop, from an empty installation to a report that is what the ledger says: by mouse
 * and by keyboard alone on a desk, by touch on a phone. Its money is real, at the double of Stripe;
 * its mails go to a mail server.
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { startSmtpPeer, type SmtpPeer } from '../apps/server/testing/smtp-peer.ts';
import { addButton } from './support/buy.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { Finger, Keyboard, Mouse, type Hand } from './support/hands.ts';
import { shopOfWorker } from './support/shops.ts';
import { sizes } from './support/sizes.ts';
import { makeOwner, makeSite, offerStripe, signIn } from './support/month/begin.ts';
import { fulfilInParts, openOrder, refundOne } from './support/month/orders.ts';
import { makeProduct } from './support/month/products.ts';
import { readMonth } from './support/month/report.ts';
import { restock, tellWaiting } from './support/month/stock.ts';
import { add, checkOut, openProduct, pay, visit, waitFor } from './support/month/visitors.ts';

const origin = `http://localhost:${shopOfWorker.ownPort}`;
let mails: SmtpPeer;
let shop: OwnShop;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: origin, timezoneId: 'America/New_York', viewport: sizes.desktop });

test.beforeAll(async () => {
  mails = await startSmtpPeer();
  shop = await startOwnShop({ smtpUrl: mails.url });
});
test.afterAll(async () => {
  await shop.stop();
  await mails.close();
});

/** A mail to somebody has come. @returns it, as it was written */
async function mailTo(email: string, subject: RegExp): Promise<string> {
  const find = () =>
    mails.received
      .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .find((mail, at) => mails.recipients[at]?.includes(email) && subject.test(mail)) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

test('PROD-08 SUBS-01 by mouse: every type of product is made, sold, sent, refunded, and the month is what the ledger says', async ({
  page,
  browser,
}) => {
  const mouse = new Mouse(page);
  await makeOwner(page, mouse, shop.ownerLink);
  await makeSite(page, mouse);
  await offerStripe(page, mouse);
  const options = { name: 'Size', values: [{ value: 'Small' }, { value: 'Large', units: '1' }] };
  await makeProduct(page, mouse, { title: 'Harbour Mug', type: 'Physical', price: '24', options });
  await makeProduct(page, mouse, { title: 'Glaze Book', type: 'Digital', price: '9' });
  await makeProduct(page, mouse, { title: 'Throwing Class', type: 'Service', price: '60' });
  await makeProduct(page, mouse, { title: 'Pottery Card', type: 'Gift card', price: '25' });
  await makeProduct(page, mouse, {
    title: 'Clay Club',
    type: 'Physical',
    price: '15',
    every: 'Every month',
  });
  shop.giveFile('harbour-pottery', 'Glaze Book', { name: 'glazes.txt', text: 'Celadon' });

  const robin = await visit(browser);
  await add(robin, 'Harbour Mug', { value: 'Large' });
  await add(robin, 'Harbour Mug', { value: 'Small', count: 2 });
  await add(robin, 'Glaze Book', { count: 3 });
  await add(robin, 'Throwing Class', { count: 4 });
  await add(robin, 'Pottery Card', { recipient: 'friend@example.com', count: 5 });
  const order = await checkOut(robin, 'robin@example.com');
  await openProduct(robin, 'Clay Club');
  await addButton(robin).click();
  await expect(robin).toHaveURL(/\/checkout\/subscribe\?cartToken=/);
  await pay(robin, 'robin@example.com');
  await mailTo('friend@example.com', /gift card/i);
  await mailTo('friend@example.com', /gift card/i);
  await mailTo('robin@example.com', /Clay Club/);
  await mailTo('robin@example.com', /Throwing Class/);

  // What was bought as a file comes by its mail.
  const downloads = await mailTo('robin@example.com', /^Subject: .*downloads/im);
  await robin.goto(/https?:\S+\/downloads\/[\w-]+/.exec(downloads)![0]);
  const arriving = robin.waitForEvent('download');
  await robin
    .getByRole('link', { name: /download|glazes/i })
    .first()
    .click();
  expect((await arriving).suggestedFilename()).toBe('glazes.txt');

  await waitFor(robin, 'Harbour Mug', 'Large', 'waiting@example.com');
  await openOrder(page, mouse, order);
  await fulfilInParts(page, mouse, /Large/);
  await mailTo('robin@example.com', /TRACK-1/);
  await refundOne(page, mouse, /Large/);
  await mailTo('waiting@example.com', /Harbour Mug/);
  await readMonth(page, mouse);
});

/** The same with one product, which is sold out in part; what the first journey showed is there. */
async function runTheShop(
  { page, hand, browser }: { page: Page; hand: Hand; browser: Browser },
  title: string,
): Promise<void> {
  const email = (who: string) => `${who}-${title.split(' ')[0]}@example.com`.toLowerCase();
  await signIn(page, hand);
  const options = { name: 'Size', values: [{ value: 'Small' }, { value: 'Large', units: '0' }] };
  await makeProduct(page, hand, { title, type: 'Physical', price: '18', options });
  const visitor = await visit(browser);
  await add(visitor, title, { value: 'Small' });
  await add(visitor, title, { value: 'Small', count: 2 });
  const order = await checkOut(visitor, email('buyer'));
  await waitFor(visitor, title, 'Large', email('first'));
  await openOrder(page, hand, order);
  await fulfilInParts(page, hand, /Small/);
  await mailTo(email('buyer'), /TRACK-1/);
  await mailTo(email('buyer'), /TRACK-2/);
  await refundOne(page, hand, /Small/);
  await tellWaiting(page, hand, { name: `${title} Large`, email: email('first') });
  await mailTo(email('first'), new RegExp(title));
  await waitFor(visitor, title, 'Large', email('second'));
  await restock(page, hand, `${title} Large`, '4');
  await mailTo(email('second'), new RegExp(title));
  await readMonth(page, hand);
}

test('RSTK-09 by keyboard alone: a product is made, sent in parts, refunded, restocked, and the report is read', async ({
  page,
  browser,
}) => {
  const keyboard = new Keyboard(page);
  await runTheShop({ page, hand: keyboard, browser }, 'Keyed Bowl');
  const description = `${keyboard.presses} presses`;
  test.info().annotations.push({ type: 'by keyboard alone', description });
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('RSTK-09 by touch: a product is made, sent in parts, refunded, restocked, and the report is read', async ({
    page,
    browser,
  }) => {
    await runTheShop({ page, hand: new Finger(page), browser }, 'Tapped Plate');
  });
});
