/** A language is added, a page is translated beside its original, and visitors find both. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  addPage,
  addSection,
  canvas,
  insertBlock,
  saveEdit,
  untilSaved,
} from './support/editor.ts';
import { addButton } from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { look } from './support/look.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';

const screen = '/config/sites/alder-loom/languages';

test.afterAll(() => setSettings('alder-loom', { 'languages.languages': '[]' }));

/** Adds a language by keys alone, as it may be there from a try before. */
async function addGerman(page: Page): Promise<void> {
  setSettings('alder-loom', { 'languages.languages': '[]' });
  await page.goto(screen);
  await page.getByRole('combobox', { name: 'Language' }).focus();
  await page.keyboard.type('German');
  await page.getByRole('option', { name: 'German' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const written = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Add language' }).press('Enter');
  expect((await written).status()).toBe(200);
}

async function publish(page: Page): Promise<void> {
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  expect((await moved).status()).toBe(200);
}

/** A row of the screen by what its text is called. */
const row = (page: Page, name: string | RegExp) => page.getByRole('listitem', { name }).first();

test('a page is translated by keys beside its original, and visitors find it in both languages', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await addGerman(page);
  const title = `Spoken ${Date.now()}`;
  await addPage(page, title);
  await saveEdit(page, () => addSection(page, 'Opening'));
  await publish(page);

  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Translate into German' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} in German`);
  await expect(page.getByText(/0 of \d+ translated/)).toBeVisible();
  const own = row(page, 'Title');
  await expect(own.getByText('Missing')).toBeVisible();
  const wrote = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await own.getByRole('textbox').focus();
  await page.keyboard.type(`Gesprochen ${title}`);
  expect((await wrote).status()).toBe(200);
  await expect(own.getByText('Translated', { exact: true })).toBeVisible();

  const heading = row(page, /^Heading/);
  await saveEdit(page, async () => {
    await heading.getByRole('textbox').focus();
    await page.keyboard.type('Sag es in einer Zeile');
  });
  const text = row(page, /^Text/);
  await saveEdit(page, async () => {
    await text.getByRole('textbox').focus();
    await page.keyboard.type('Zum Beispiel so.');
  });
  await expectNoViolations(page, ['light', 'dark']);

  // What was done last is taken back and done again.
  await saveEdit(page, () => page.getByRole('button', { name: 'Undo' }).first().press('Enter'));
  await expect(text.getByText('Missing')).toBeVisible();
  await saveEdit(page, () => page.getByRole('button', { name: 'Redo' }).first().press('Enter'));
  await expect(text.getByText('Translated', { exact: true })).toBeVisible();
  await publish(page);

  const german = await browser.newContext({ locale: 'de-DE' });
  const visitor = await german.newPage();
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}`;
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Say it in one line' })).toBeVisible();
  const offer = visitor.getByRole('complementary', { name: 'Diese Seite auf Deutsch' });
  await expect(offer).toBeVisible();
  await expectNoViolations(visitor, ['light']);
  await offer.getByRole('link').press('Enter');
  await visitor.waitForURL(`/de${path}`);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
  await expect(visitor.getByRole('heading', { name: 'Sag es in einer Zeile' })).toBeVisible();
  await expect(visitor).toHaveTitle(new RegExp(`^Gesprochen ${title}`));
  const button = visitor.getByText('Begin here');
  await expect(button.locator('xpath=ancestor-or-self::*[@lang][1]')).toHaveAttribute(
    'lang',
    /^en/,
  );
  await expectNoViolations(visitor, ['light']);
  const languages = visitor.getByRole('navigation', { name: 'Sprachen' });
  await languages.getByRole('link', { name: 'English' }).press('Enter');
  await visitor.waitForURL(path);
  await german.close();

  // The original is changed: the translation stays, and says so.
  await page.goto('/config/sites/alder-loom/pages');
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('link').first().click();
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: /^Heading/ }).click();
  await page.getByLabel('Text', { exact: true }).fill('Say it in two lines');
  await untilSaved(page);
  await expect(canvas(page).getByText('Say it in two lines')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Translate into German' }).click();
  await expect(page.getByText('1 changed')).toBeVisible();
  const changed = row(page, /^Heading/);
  await expect(changed.getByText('Original changed')).toBeVisible();
  await expect(changed.getByText('Say it in one line')).toBeVisible();
  await saveEdit(page, () => changed.getByRole('button', { name: 'Still right' }).press('Enter'));
  await expect(changed.getByText('Translated', { exact: true })).toBeVisible();
});

test('a language switch says what it waits for, and leads from a page to the same one, also without JavaScript', async ({
  page,
  browser,
}) => {
  setSettings('alder-loom', { 'languages.languages': '[]' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  const title = `Switched ${Date.now()}`;
  await addPage(page, title);
  await saveEdit(page, () => addSection(page, 'Opening'));
  await saveEdit(page, () => insertBlock(page, 'Language switch'));
  await expect(page.getByText('This site has one language.')).toBeVisible();
  setSettings('alder-loom', { 'languages.languages': '[{"code":"de"},{"code":"fr"}]' });
  await page.reload();
  const links = canvas(page).locator('.sw-language-switch a');
  await expect(links).toHaveText(['English', 'Deutsch', 'français']);
  await expect(page.getByText('This site has one language.')).toHaveCount(0);
  await saveEdit(page, () => insertBlock(page, 'Language switch'));
  await page.getByRole('button', { name: /Layout/ }).click();
  await saveEdit(page, () => page.getByRole('option', { name: 'A menu that opens' }).click());
  await expectNoViolations(page, ['light', 'dark']);
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/languages-editor.png` });
  await publish(page);

  const path = `/${title.toLowerCase().replaceAll(' ', '-')}`;
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(path);
  // Those of the two blocks, and none at the foot.
  await expect(visitor.locator('.sw-languages')).toHaveCount(2);
  await visitor.locator('summary', { hasText: 'English' }).press('Enter');
  await expect(visitor.locator('details').getByRole('link', { name: 'English' })).toBeVisible();
  const menu = visitor.locator('details .sw-languages');
  const german = menu.getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('hreflang', 'de');
  await expect(german).toHaveAttribute('lang', 'de');
  await german.press('Enter');
  await visitor.waitForURL(`/de${path}`);
  await expect(menu.locator('[aria-current="true"]')).toHaveText('Deutsch');
  await expect(visitor.getByLabel('Sprachen: Deutsch')).toBeVisible();
  await plain.close();
  const seen = await browser.newContext({ locale: 'en-GB' });
  const looking = await seen.newPage();
  await looking.goto(path);
  await looking.locator('summary', { hasText: 'English' }).press('Enter');
  await look(looking, 'languages');
  await seen.close();
});

test('I18N-05 words that are built in are not missing, and can be said otherwise', async ({
  page,
  browser,
}) => {
  setSettings('alder-loom', { 'languages.languages': '[{"code":"de"}]' });
  await signInAsOwner(page);
  await page.goto('/config/sites/alder-loom/translate/de/site/site');
  const word = row(page, 'Button that puts into the cart');
  await expect(word.getByText('Translated', { exact: true })).toBeVisible();
  const field = word.getByRole('textbox');
  await expect(field).toHaveAttribute('placeholder', 'In den Warenkorb');
  const say = async (words: string) => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await field.fill(words);
    expect((await saved).status()).toBe(200);
  };
  await say('Haben will');
  const { fullUrl } = await findPhysical(page.request, 1);
  const german = await browser.newContext({ locale: 'de-DE' });
  const visitor = await german.newPage();
  await visitor.goto(`/de${fullUrl}`);
  await expect(addButton(visitor)).toContainText('Haben will');
  await say('');
  await visitor.reload();
  await expect(addButton(visitor)).toContainText('In den Warenkorb');
  await german.close();
});
