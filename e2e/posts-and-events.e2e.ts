/** Posts and events: written in the editor, planned, published, and found by visitors. */
import { expect, test, type Page } from '@playwright/test';
import { addPage, addSection, canvas, pagesPath, untilSaved } from './support/editor.ts';
import { Keyboard } from './support/hands.ts';
import { signInAsOwner } from './support/owner.ts';
import { look } from './support/look.ts';

/** Takes a step of the document that is open, until the server has it. */
async function move(page: Page, act: () => Promise<void>): Promise<void> {
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await act();
  expect((await moved).status()).toBe(200);
}

const publish = (page: Page) =>
  move(page, () => page.getByRole('button', { name: 'Publish' }).click());

/** Begins one on the list that is open, and waits for its editor. */
async function begin(page: Page, title: string, fill?: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Title').fill(title);
  await fill?.();
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(canvas(page).locator('.page-section')).toHaveCount(1);
}

test('EDIT-05 a post is written, planned and seen by nobody, then published and in list and feed', async ({
  page,
  request,
}) => {
  await signInAsOwner(page);
  const title = `Winter light ${Date.now()}`;
  await page.goto(pagesPath);
  await page.getByRole('link', { name: 'Journal' }).first().click();
  await page.getByRole('button', { name: 'Add post' }).click();
  await begin(page, title);
  await addSection(page, 'Opening');
  await untilSaved(page);
  const isSeen = async () => {
    const urls = ['/journal', '/journal?format=rss'];
    const answers = await Promise.all(urls.map(async (url) => (await request.get(url)).text()));
    return answers.map((text) => text.includes(title));
  };
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Schedule' }).click();
  await page.getByRole('dialog').locator('input').fill('2099-12-24T18:00');
  await move(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click(),
  );
  expect(await isSeen()).toEqual([false, false]);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Scheduled')).toBeVisible();
  await look(page, 'posts', [390, 1440]);
  await row.getByRole('link', { name: title, exact: true }).click();
  await expect(canvas(page).locator('.page-section')).toHaveCount(2);
  await publish(page);
  expect(await isSeen()).toEqual([true, true]);
});

test('CALD-01 CALD-02 an event is made, listed, and stands in a calendar on another page', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  const stamp = Date.now();
  const [list, title] = [`Evenings ${stamp}`, `Candle evening ${stamp}`];
  await page.goto(pagesPath);
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Title').fill(list);
  await page.getByRole('button', { name: /Holds/ }).click();
  await page.getByRole('option', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Make page' }).click();
  await page.getByRole('button', { name: 'Add event' }).first().click();
  let day = '';
  await begin(page, title, async () => {
    const dialog = page.getByRole('dialog');
    const told = await dialog.getByText(/^In the time zone of the site/).textContent();
    const zone = /: (.*)\.$/.exec(told ?? '')?.[1] ?? 'UTC';
    const timeZone = zone.replaceAll(' ', '_');
    const soon = new Date(stamp + 60_000).toLocaleString('sv-SE', { timeZone });
    await dialog.getByLabel('Begins').fill(soon.replace(' ', 'T').slice(0, 16));
    day = soon.slice(0, 10);
  });
  await addSection(page, 'Opening');
  await untilSaved(page);
  await publish(page);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('link', { name: `Settings of ${title}` }).click();
  await page.getByLabel('Place or street').fill('18 Dock Street');
  // On one day, also late in the evening.
  await page.getByLabel('Ends').fill(`${day}T23:59`);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await look(page, 'event-settings', [390, 1440]);

  const name = `Calendar ${stamp}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await addPage(page, name);
  await addSection(page, 'Opening');
  await page.getByRole('button', { name: 'Add block' }).first().click();
  await page.getByLabel('Find a block').fill('Calendar');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'None chosen Events page' }).click();
  await page.getByRole('option', { name: list }).click();
  await expect(canvas(page).getByRole('link', { name: new RegExp(title) })).toBeVisible();
  await untilSaved(page);
  await publish(page);

  const visitor = await context.newPage();
  await visitor.goto(`/evenings-${stamp}`);
  await expect(visitor.getByRole('heading', { level: 1, name: list })).toBeVisible();
  await look(visitor, 'events', [390, 1440]);
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByText('18 Dock Street', { exact: true })).toBeVisible();
  const google = visitor.getByRole('link', { name: /Google Calendar/ });
  await expect(google).toHaveAttribute('href', /dates=\d{8}T\d{6}Z/);
  await look(visitor, 'event', [390, 1440]);
  await visitor.goto(`/calendar-${stamp}`);
  await expect(visitor.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  await look(visitor, 'calendar', [390, 1440]);
  // The first week of the next month may begin with the last days of this one.
  for (let months = 0; months < 2; months += 1) {
    const shown = visitor.url();
    await visitor
      .getByRole('link', { name: /^[A-Z][a-z]+ \d{4}$/ })
      .last()
      .click();
    await expect(visitor).not.toHaveURL(shown);
  }
  await expect(visitor.getByRole('link', { name: new RegExp(title) })).toHaveCount(0);
});

test('ENUM-06 by keyboard alone a quote comes to stand for its post in the list', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const keys = new Keyboard(page);
  const title = `Said in spring ${Date.now()}`;
  const words = 'A bowl is finished when the tea is.';
  await page.goto(pagesPath);
  await keys.press(page.getByRole('link', { name: 'Journal', exact: true }).first());
  await keys.press(page.getByRole('button', { name: 'Add post' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await keys.type(title);
  await keys.press(dialog.getByRole('button', { name: 'Begin' }));
  await expect(canvas(page).locator('.page-section')).toHaveCount(1);
  await keys.press(page.getByRole('button', { name: 'Add block' }).first());
  await expect(page.getByLabel('Find a block')).toBeFocused();
  await keys.type('Quote');
  await keys.key('Enter');
  const side = page.getByRole('complementary', { name: 'Properties' });
  await keys.write(side.getByLabel('Quote', { exact: true }), words);
  await expect(canvas(page).getByText(words)).toBeVisible();
  await untilSaved(page);
  await keys.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  await keys.press(page.getByRole('link', { name: 'Back to the list' }));
  await keys.press(page.getByRole('link', { name: `Settings of ${title}` }));
  const chooser = page.getByRole('button', { name: /Block that stands for it/ });
  await keys.choose(chooser, `Quote: ${words}`);
  await look(page, 'post-settings-promoted', [390, 1440]);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await keys.press(page.getByRole('button', { name: 'Save', exact: true }));
  expect((await saved).status()).toBe(200);

  const context = await browser.newContext({ baseURL: baseURL! });
  const visitor = await context.newPage();
  await visitor.goto('/journal');
  const card = visitor.getByRole('article').filter({ hasText: title });
  await expect(card.locator('.post-promoted blockquote')).toContainText(words);
  await look(visitor, 'promoted-in-list');
  await context.close();
});
