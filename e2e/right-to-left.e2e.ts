/** Words that are read from right to left, typed on the canvas and read on the page. */
import { expect, test } from '@playwright/test';
import { addPage, addSection, canvas, saveEdit, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

test('EDIT-01 Hebrew that is typed on the canvas is read from right to left there and by visitors', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `right-${Date.now()}`;
  await signInAsOwner(page);
  await addPage(page, title);
  await addSection(page, 'Opening');
  await untilSaved(page);
  await canvas(page).getByText('And in two more, why it matters.').dblclick();
  await expect(page.getByRole('toolbar', { name: 'Formats' })).toBeVisible();
  await page.keyboard.press('Control+A');
  await saveEdit(page, async () => {
    await page.keyboard.type('שלום לכולם');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Hello to all');
  });
  const typed = canvas(page).getByText('שלום לכולם');
  await expect(typed).toHaveCSS('unicode-bidi', 'plaintext');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto(`/${title}`);
  const hebrew = visitor.getByText('שלום לכולם');
  const english = visitor.getByText('Hello to all');
  await expect(hebrew).toHaveCSS('direction', 'rtl');
  await expect(english).toHaveCSS('direction', 'ltr');
  // The first letter stands at the right end of its line.
  const [line, letters] = await hebrew.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [element.getBoundingClientRect().right, range.getBoundingClientRect().right];
  });
  expect(Math.abs(line! - letters!)).toBeLessThan(2);
  await visitor.close();
});
