/** Parts of mails: built in the editor, published, read in a mail that came. */
import { expect, test, type Page } from '@playwright/test';
import { startSmtpPeer, type SmtpPeer } from '../apps/server/testing/smtp-peer.ts';
import { expectNoViolations } from './support/axe.ts';
import { canvas, insertBlock, saveEdit, untilSaved } from './support/editor.ts';
import { look } from './support/look.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { shopOfWorker } from './support/shops.ts';

const origin = `http://localhost:${shopOfWorker.ownPort}`;
const screen = `${origin}/config/sites/alder-loom/mail-parts`;
let mails: SmtpPeer;
let shop: OwnShop;
let page: Page;

// One person signs in once: the link is used up then.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: origin });

test.beforeAll(async ({ browser }) => {
  mails = await startSmtpPeer();
  shop = await startOwnShop({ hasDemoShops: true, smtpUrl: mails.url });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await page.goto(shop.ownerLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Tests go to the address that is told here.
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long way to go 7');
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL(/\/config(?:\/(?:new-site|sites)|$)/);
});
test.afterAll(async () => {
  await page.context().close();
  await shop.stop();
  await mails.close();
});

const properties = () => page.getByRole('complementary', { name: 'Properties' });

async function publish(): Promise<void> {
  await untilSaved(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  await answered;
}

/** Mails as they were written, without the breaks of their lines. */
const written = () => mails.received.map((mail) => mail.replaceAll('=\r\n', ''));

test('by keys: a footer is typed into the mail, published, and told by the list', async () => {
  await page.goto(screen);
  await page.getByRole('link', { name: 'Edit Footer of mails' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'This part is empty' })).toBeVisible();
  // The mail itself stands around it.
  await expect(canvas(page).getByText('Thank you for your order')).toBeVisible();
  await saveEdit(page, () => insertBlock(page, 'text'));
  await expect(canvas(page).locator('#mail-part .sqs-block')).toBeVisible();
  await properties().getByRole('textbox').first().focus();
  await saveEdit(page, async () => page.keyboard.type('Alder Loom, Mill Lane 4 {shopName}'));
  await expect(canvas(page).getByText('Mill Lane 4')).toBeVisible();
  await page.getByRole('button', { name: 'Add block' }).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('form');
  await expect(page.getByRole('dialog').getByText('No results found')).toBeVisible();
  await page.keyboard.press('Escape');
  await publish();
  await look(page, 'mail-footer-editor', [1440]);
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(canvas(page).getByText('Mill Lane 4')).toBeVisible();
  await look(page, 'mail-footer-phone', [1440]);
  await page.locator('[data-editor-bar]').getByRole('link', { name: 'Mail design' }).click();
  // The toast may still say the same.
  const list = page.getByRole('region', { name: 'In all mails' });
  await expect(list.getByText('Published')).toBeVisible();
});

test('by mouse: a part above a kind of mail is tried by a mail to oneself', async () => {
  await page.goto(screen);
  await page.getByRole('link', { name: 'Shipped' }).click();
  await page.getByRole('link', { name: 'Edit Shipped: above' }).click();
  await page.getByRole('button', { name: 'Add block' }).first().click();
  await saveEdit(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Heading', exact: true }).click(),
  );
  await saveEdit(page, () => properties().getByLabel('Text').fill('Good news, {customerName}'));
  await canvas(page)
    .locator('body')
    .click({ position: { x: 5, y: 5 } });
  await expect(properties().getByText('{orderNumber}')).toBeVisible();
  await look(page, 'mail-part-editor', [1440]);
  await properties().getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('A test is on its way')).toBeVisible();
  await expect.poll(() => written().some((mail) => mail.includes('Good news, Ann Lee'))).toBe(true);
  expect(written().join('')).toContain('Mill Lane 4');
});

test('on a phone a mail begins as phones show it, and nothing rolls sideways', async () => {
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${screen}/of/shipped`);
    await page.getByRole('link', { name: 'Edit Shipped: above' }).click();
    await expect(canvas(page).getByText('Good news')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Phone' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const sheet = page.locator('iframe[data-canvas]');
    expect((await sheet.boundingBox())!.width).toBe(width);
    const rolled = await sheet.evaluate((frame) =>
      [frame.parentElement!.parentElement!, document.documentElement].map(
        (around) => around.scrollWidth - around.clientWidth,
      ),
    );
    expect(rolled).toEqual([0, 0]);
    const inMail = await canvas(page)
      .locator('html')
      .evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(inMail).toBe(0);
    await look(page, `mail-part-phone-${width}`, [width]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the list of mails shows each by an example, at all widths and in both colours', async () => {
  await page.goto(`${screen}/of/shipped`);
  const mail = page.frameLocator('iframe[title]');
  await expect(mail.getByText('Good news')).toBeVisible();
  await expect(mail.getByText('Mill Lane 4')).toBeVisible();
  await look(page, 'mail-parts');
  await expectNoViolations(page, ['light', 'dark']);
});
