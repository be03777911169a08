/** What stands above, over and in place of pages: announcement bar, popup, lock screen, cover pages. */
import { formMessages } from '@sitewright/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  addPage,
  addSection,
  canvas,
  insertBlock,
  pagesPath,
  untilSaved,
} from './support/editor.ts';
import { makeThing } from './support/make-thing.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';
import { staffCall } from './support/staff-calls.ts';
import { look } from './support/look.ts';

const site = 'alder-loom';
const office = `/config/sites/${site}`;

test.afterEach(() => {
  setSettings(site, { 'popup.isOn': false, 'announcement.isOn': false });
});

/** Takes a step of the open document, until the server has it. */
async function publish(page: Page): Promise<void> {
  await untilSaved(page);
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await moved).status()).toBe(200);
}

/** Saves the settings of the open screen, until the server has them. */
async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/settings/edits'));
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
}

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Somebody whom this browser does not know. */
async function visitor(
  browser: Browser,
  more: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes.phone, ...more });
  return context.newPage();
}

/** Publishes a popup with a newsletter, unless there is one. */
async function buildPopup(page: Page): Promise<void> {
  const read = await page.request.get(`/api/sites/${site}/documents?purpose=popup`);
  const { documents } = (await read.json()) as {
    documents: { publishedRevision: number | null }[];
  };
  if (documents[0]?.publishedRevision) return;
  const name = `Popup ${Date.now()}`;
  const fields = [{ id: 'q', type: 'text', title: 'Question', required: true }];
  await makeThing(page, 'forms', { name, fields });
  await page.goto(`${office}/popup`);
  await page.getByRole('link', { name: 'Edit content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Popup' })).toBeVisible();
  await addSection(page, 'Newsletter on dark ground');
  await expect(canvas(page).locator('.page-section')).not.toHaveCount(0);
  // What scripts of a page start, and what needs styles that the page below has none of.
  await insertBlock(page, 'Form');
  await page.getByRole('button', { name: 'None chosen Form' }).click();
  await page.getByRole('option', { name }).click();
  await expect(canvas(page).locator('.sw-page-form')).toBeVisible();
  await publish(page);
}

test('POPU-01 POPU-04 a popup is built, shown and closed by the mouse and by keys, and not shown again', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await buildPopup(page);
  await page.goto(`${office}/popup`);
  await page.getByText('Visitors see the popup').click();
  await page.getByLabel('Seconds', { exact: true }).fill('0');
  await choose(page, /Place in the window/, 'Bottom, right');
  await save(page);
  await look(page, 'popup-settings');

  const guest = await visitor(browser);
  await guest.goto('/');
  const dialog = guest.getByRole('dialog');
  // It is hidden a moment before it keeps that it was closed.
  const closedIsKept = () =>
    expect
      .poll(() =>
        guest.evaluate(() => Number(localStorage.getItem('squarespace-popup-overlay.version'))),
      )
      .toBeGreaterThan(0);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.locator('.newsletter-form').getByLabel('Email')).toBeVisible();
  const form = dialog.locator('.sw-page-form');
  await expect(form).toHaveCSS('display', 'grid');
  await form.getByLabel('Question').focus();
  await expect(form).toHaveAttribute('novalidate');
  await form.getByRole('button').click();
  await expect(form.getByText(formMessages.updateMissing)).toBeVisible();
  await look(guest, 'popup');
  await guest.setViewportSize(sizes.phone);
  await guest.keyboard.press('Shift+Tab');
  expect(
    await guest.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true);
  await guest.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await closedIsKept();
  await guest.reload({ waitUntil: 'networkidle' });
  await expect(guest.getByRole('dialog')).toHaveCount(0);

  for (const close of [
    () => guest.keyboard.press('Enter'),
    () => guest.keyboard.press('Space'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await guest.evaluate(() => localStorage.clear());
    await guest.reload();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await close();
    await expect(dialog).toHaveCount(0);
    await closedIsKept();
  }
  // Where it cannot show nothing of it is asked for.
  await guest.evaluate(() => localStorage.clear());
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url()));
  await guest.goto('/cart', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /popup/.test(url))).toEqual([]);
});

test('an announcement is written by keys, stands above every page, and stays closed once it was closed', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await page.goto(`${office}/announcement`);
  const text = `Open late ${Date.now()}`;
  await page.getByLabel('What it says').focus();
  await page.keyboard.type(text);
  await page.getByLabel('Where its link leads').focus();
  await page.keyboard.type('/shop');
  await page.getByRole('switch', { name: 'Visitors see the bar' }).focus();
  await page.keyboard.press('Space');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/settings/edits'));
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  await look(page, 'announcement-settings');

  const quiet = await visitor(browser, { javaScriptEnabled: false });
  await quiet.goto('/');
  const bar = (where: Page) => where.getByRole('complementary', { name: 'Announcement' });
  await expect(bar(quiet).getByRole('link', { name: text })).toBeVisible();
  await expect(bar(quiet).getByRole('button', { includeHidden: true })).toBeHidden();

  const guest = await visitor(browser);
  await guest.goto('/');
  await expect(bar(guest).getByRole('link', { name: text })).toHaveAttribute('href', '/shop');
  await look(guest, 'announcement');
  await guest.setViewportSize(sizes.phone);
  await bar(guest).getByRole('button', { name: 'Close the announcement' }).focus();
  await guest.keyboard.press('Enter');
  await expect(bar(guest)).toBeHidden();
  await guest.goto('/shop');
  await expect(bar(guest)).toBeHidden();
  setSettings(site, { 'announcement.text': `${text}, again` });
  await guest.goto('/shop');
  await expect(bar(guest)).toBeVisible();
});

test('an announcement bar is designed of blocks by keys, has the colours of the bar, and gives way to its line', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  const line = `Only a line ${Date.now()}`;
  setSettings(site, { 'announcement.text': line, 'announcement.isOn': true });
  const bar = (where: Page) => where.getByRole('complementary', { name: 'Announcement' });
  const guest = await visitor(browser);
  await guest.goto('/');
  await expect(bar(guest)).toContainText(line);

  await page.goto(`${office}/announcement`);
  await page.getByRole('link', { name: 'Edit content' }).press('Enter');
  const drawn = canvas(page).locator('.sw-announcement');
  await expect(page.getByRole('heading', { name: 'This area is empty' })).toBeVisible();
  await expect(drawn).toBeVisible();
  const words = `Fair on Sunday ${Date.now()}`;
  const side = page.getByRole('complementary', { name: 'Properties' });
  await page.getByRole('button', { name: 'Add block' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Find a block')).toBeFocused();
  await page.keyboard.type('Heading');
  await page.keyboard.press('Enter');
  // What it was begun with is gone: the keyboard is in the words of the heading.
  await expect(drawn.locator('[contenteditable]')).toBeFocused();
  await side.getByLabel('Text', { exact: true }).fill(words);
  await expect(canvas(page).getByText(words)).toBeVisible();
  const named = page.getByRole('button', { name: 'Move Heading' });
  const [frame, tag] = await Promise.all(
    [page.locator('iframe[data-canvas]'), named].map((one) => one.boundingBox()),
  );
  expect(tag!.y).toBeGreaterThanOrEqual(frame!.y);
  await insertBlock(page, 'Button');
  await side.getByLabel('Text', { exact: true }).fill('Come along');
  await side.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('dialog').getByText('Shop', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(drawn).toContainText('Come along');
  await look(page, 'announcement-editor', [1440]);
  await guest.goto('/');
  await expect(bar(guest)).toContainText(line);
  await publish(page);
  await page.getByRole('link', { name: 'Announcement bar', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${office}/announcement$`));
  await guest.goto('/');
  for (const color of ['accent', 'dark', 'light']) {
    setSettings(site, { 'announcement.color': color });
    await guest.goto('/shop');
    await expect(bar(guest)).toContainText(words);
    await expect(bar(guest)).not.toContainText(line);
    const ground = await bar(guest).evaluate((one) => getComputedStyle(one).backgroundColor);
    const button = bar(guest).getByText('Come along');
    const own = await button.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect([color, own === ground]).toEqual([color, false]);
    // Nothing touches what is below it.
    const [text, below] = await Promise.all(
      [bar(guest).getByText(words), button].map((one) => one.boundingBox()),
    );
    expect(below!.y - text!.y - text!.height).toBeGreaterThanOrEqual(6);
    // Who comes by keys sees where they are: the ring stands on the bar, not on the button.
    const link = bar(guest).getByRole('link', { name: 'Come along' });
    await link.focus();
    const ink = await bar(guest).evaluate((one) => getComputedStyle(one).color);
    await expect(link).toHaveCSS('outline-color', ink);
    await look(guest, `announcement-designed-${color}`);
    await guest.setViewportSize(sizes.phone);
  }
  const quiet = await visitor(browser, { javaScriptEnabled: false });
  await quiet.goto('/');
  await expect(bar(quiet)).toContainText(words);
  await bar(guest).getByRole('button', { name: 'Close the announcement' }).press('Enter');
  await expect(bar(guest)).toBeHidden();
  await guest.goto('/');
  await expect(bar(guest)).toBeHidden();

  // Kept private it is nobody's: the line is there again, also for who closed what stood there.
  const read = await page.request.get(`/api/sites/${site}/documents?purpose=announcement`);
  const { documents } = (await read.json()) as { documents: { id: string; revision: number }[] };
  const [{ id, revision } = { id: '', revision: 0 }] = documents;
  await staffCall(page, 'POST', `/documents/${id}/state`, { to: 'private', revision });
  await guest.goto('/shop');
  await expect(bar(guest)).toContainText(line);
});

test('EDIT-05 ROUT-18 a page is locked in its settings, and opens by its password, also without scripts', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  const title = `For friends ${Date.now()}`;
  await addPage(page, title);
  await addSection(page, 'Opening');
  await publish(page);
  await page.goto(pagesPath);
  await page.getByRole('button', { name: `Settings of ${title}` }).click();
  const dialog = page.getByRole('dialog');
  const path = `/${await dialog.getByLabel('Address').inputValue()}`;
  await dialog.getByLabel('Password for visitors').fill('open sesame');
  await look(page, 'page-lock');
  const locked = page.waitForResponse((answer) => answer.url().endsWith('/lock'));
  await dialog.getByRole('button', { name: 'Lock', exact: true }).click();
  expect((await locked).status()).toBe(200);
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: title }).last();
  await expect(row.getByText('Locked')).toBeVisible();

  const guest = await visitor(browser, { javaScriptEnabled: false });
  expect((await guest.goto(path))?.status()).toBe(401);
  await expect(guest.getByRole('heading', { name: 'This page is locked' })).toBeVisible();
  await guest.getByLabel('Password').fill('guess');
  await guest.getByRole('button', { name: 'Enter' }).click();
  await expect(guest.getByRole('alert')).toHaveText('That is not the password.');
  await guest.getByLabel('Password').fill('open sesame');
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL(new RegExp(`${path}$`));
  await expect(guest.locator('.page-section')).toHaveCount(1);

  const seen = await visitor(browser);
  await seen.goto(path);
  await look(seen, 'lock-screen');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: `Settings of ${title}` }).click();
  await dialog.getByRole('button', { name: 'Open to everybody' }).click();
  await expect(row.getByText('Locked')).toHaveCount(0);
  expect((await seen.goto(path))?.status()).toBe(200);
});

test('ROUT-18 the screen of the whole site says whether it is locked, and what locked pages say', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto(`${office}/settings/lock`);
  await expect(page.getByText('Open to everybody')).toBeVisible();
  await expect(page.getByLabel('Heading')).toBeVisible();
  await look(page, 'site-lock');
});

test('ROUT-13 ROUT-41 a cover page begins with a design of slices, and fills the window without header and footer', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  const title = `Cover ${Date.now()}`;
  await page.goto(pagesPath);
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Title').fill(title);
  await choose(page, /Holds/, 'A cover page, without header and footer');
  await choose(page, /Begin with/, 'A template');
  await page.getByRole('dialog').getByRole('button', { name: 'A few words' }).click();
  await look(page, 'add-cover');
  await page.setViewportSize({ width: 1440, height: 900 });
  const made = page.waitForResponse(
    (answer) => answer.url().endsWith('/pages') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Make page' }).click();
  expect((await made).status()).toBe(200);
  await expect(canvas(page).locator('.page-section')).toHaveCount(1);
  await expect(canvas(page).locator('header, footer')).toHaveCount(0);
  for (const [device, width] of [
    ['Tablet', 768],
    ['Phone', 390],
  ] as const) {
    await page.getByRole('button', { name: device, exact: true }).click();
    const inside = canvas(page).locator('body');
    await expect.poll(() => inside.evaluate(() => innerWidth)).toBe(width);
  }
  await page.getByRole('button', { name: 'Desktop', exact: true }).click();
  await publish(page);
  await page.goto(pagesPath);
  const row = page.getByRole('listitem').filter({ hasText: title }).last();
  await expect(row.getByText('Cover page')).toBeVisible();

  const guest = await visitor(browser);
  await guest.goto(`/${title.toLowerCase().replaceAll(' ', '-')}`);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest.locator('header, footer')).toHaveCount(0);
  const height = await guest.locator('.page-section').evaluate((section) => section.clientHeight);
  expect(height).toBeGreaterThanOrEqual(sizes.phone.height - 1);
  await look(guest, 'cover');
});
