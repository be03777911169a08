/** Texts beyond bold and lists, and what comes from word processors. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, saveEdit, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Formats' });
const tool = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

/** A page with a text that is typed in, all of it marked. */
async function beginText(page: Page, title: string): Promise<void> {
  await addPage(page, title);
  await addSection(page, 'Opening');
  await untilSaved(page);
  await canvas(page).getByText('And in two more, why it matters.').dblclick();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Control+A');
}

/** Puts HTML into the text as the clipboard of another program would. */
async function paste(page: Page, html: string): Promise<void> {
  await canvas(page)
    .locator('[contenteditable=true]')
    .evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      clipboardData.setData('text/plain', 'plain');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, html);
}

test('EDIT-01 a text has colours, alignment, a footnote, a table and an emoji, on the page as on the canvas', async ({
  page,
}) => {
  const title = `Rich ${Date.now()}`;
  await signInAsOwner(page);
  await beginText(page, title);
  await page.keyboard.type('Water is H2O :heart:');
  const text = canvas(page).locator('#sections .sqs-html-content').nth(1);
  await expect(text).toContainText('❤️');

  // From the keyboard alone: to the bar, along it, and back.
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Italic')).toBeFocused();
  await page.keyboard.press('Enter');
  // The keyboard is in the text again.
  await expect(text.locator('em')).toBeVisible();
  await page.keyboard.press('Control+A');
  await tool(page, 'Alignment').click();
  await page.getByRole('menuitem', { name: 'Centered' }).click();
  await expect(text.locator('p.sw-align-center')).toBeVisible();
  await tool(page, 'Colour of the text').click();
  await page
    .getByRole('dialog', { name: 'Colour of the text' })
    .getByRole('textbox', { name: 'Hex' })
    .fill('#c0392b');
  await page.keyboard.press('Escape');
  await expect(text.locator('.sw-ink-c0392b').first()).toHaveCSS('color', 'rgb(192, 57, 43)');
  await page.keyboard.press('End');
  await tool(page, 'Footnote').click();
  await page.getByLabel('Words of the footnote').fill('As everybody knows');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(text.locator('sup.sw-note')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool(page, 'Table').click();
  await page.keyboard.type('Size');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Price');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Stock');
  await tool(page, 'Table').click();
  await page.getByRole('menuitem', { name: 'Row below' }).click();
  await expect(text.locator('tr')).toHaveCount(4);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await untilSaved(page);
  await expect(text.locator('.sw-notes li')).toContainText('As everybody knows');
  const onCanvas = await text.evaluate((element) => element.innerHTML);

  // It is typed in again, whole, and visitors see the same bytes.
  await text.locator('td').first().dblclick();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => text.evaluate((element) => element.innerHTML)).toBe(onCanvas);
  const published = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await published).status()).toBe(200);
  await page.goto(`/${title.toLowerCase().replace(' ', '-')}`);
  const shown = page.locator('#sections .sqs-html-content').nth(1);
  expect(await shown.evaluate((element) => element.innerHTML)).toBe(onCanvas);
  await expect(shown.locator('.sw-ink-c0392b').first()).toHaveCSS('color', 'rgb(192, 57, 43)');
  await shown.getByRole('link', { name: '1' }).first().click();
  await expect(page).toHaveURL(/-note-1$/);
  await expectNoViolations(page, ['light'], '#sections');
});

test('EDIT-01 a paste from Word becomes headings, lists and a table; its pictures are named as left out', async ({
  page,
}) => {
  await signInAsOwner(page);
  await beginText(page, `Pasted ${Date.now()}`);
  const word = readFileSync('apps/back-office/ui/rich-text/paste/cases/word/pasted.txt', 'utf8');
  const text = canvas(page).locator('#sections .sqs-html-content').nth(1);
  await saveEdit(page, () => paste(page, word));
  await expect(text.getByRole('heading', { name: 'What is new' })).toBeVisible();
  await expect(text.locator('ul > li > ul > li')).toContainText('small ones');
  await expect(text.locator('ol > li')).toHaveCount(2);
  await expect(text.locator('td')).toHaveCount(2);
  await expect(
    page.getByText('1 picture was left out (The kiln).', { exact: false }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text.locator('[style], [class^=Mso], img')).toHaveCount(0);
  await expect(text.locator('.sw-notes li')).toContainText('From the old book');
});

test('EDIT-01 a megabyte of a word processor is pasted whole', async ({ page }) => {
  await signInAsOwner(page);
  await beginText(page, `Long ${Date.now()}`);
  const line =
    '<p class=MsoNormal style=\'margin-bottom:0cm;line-height:normal;mso-layout-grid-align:none;text-autospace:none;mso-pagination:widow-orphan;tab-stops:35.4pt\'><span lang=EN-US style=\'font-size:11.0pt;font-family:"Calibri",sans-serif;mso-fareast-font-family:Calibri;mso-bidi-font-family:"Times New Roman";mso-ansi-language:EN-US;color:#1F1F1F;letter-spacing:0.1pt\'>Line of a <b>long</b> letter<o:p></o:p></span></p>';
  const count = Math.ceil(1_000_000 / line.length);
  const text = canvas(page).locator('#sections .sqs-html-content').nth(1);
  await saveEdit(page, () => paste(page, line.repeat(count)));
  await expect(text.locator('p')).toHaveCount(count);
});
