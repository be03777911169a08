/** Words of the whole site, and of one page. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, saveEdit, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

const screenPath = '/config/sites/alder-loom/find-replace';

/** A page whose heading and text say a word that nobody else says. */
async function writePage(page: Page, title: string, text: string): Promise<void> {
  await addPage(page, title);
  await addSection(page, 'Opening');
  await untilSaved(page);
  await canvas(page).getByText('And in two more, why it matters.').dblclick();
  await expect(page.getByRole('toolbar', { name: 'Formats' })).toBeVisible();
  await saveEdit(page, async () => {
    await page.keyboard.press('Control+A');
    // At once, so that one save has all of it.
    await page.keyboard.insertText(text);
  });
  await page.keyboard.press('Escape');
}

test('EDIT-01 words are found in the whole site, chosen, replaced in drafts and taken back', async ({
  page,
}) => {
  const word = `quill${Date.now()}`;
  await signInAsOwner(page);
  await writePage(page, `First ${word}`, `One ${word} and another ${word}.`);
  await writePage(page, `Second`, `Only ${word}s here.`);
  await page.goto(screenPath);
  await page.getByLabel('Find', { exact: true }).fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByText('5 matches in 2 places')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`text=${word}`));
  const first = page.getByRole('region', { name: `First ${word}` });
  await page.getByLabel('Replace with').fill('feather');
  await expect(first.locator('ins').first()).toHaveText('feather');
  await expectNoViolations(page);
  // One of them stays.
  await first.getByRole('checkbox', { name: `another` }).first().uncheck({ force: true });
  await page.getByRole('button', { name: 'Replace 4 matches' }).click();
  await expect(page.getByText('Replaced 4 matches in 2 places.')).toBeVisible();
  await expect(first.getByText('3 replaced in the draft')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('5 matches in 2 places')).toBeVisible();

  // Only whole words, from the address alone.
  await page.goto(`${screenPath}?text=${word}&word=true`);
  await expect(page.getByText('4 matches in 1 place')).toBeVisible();
  await page.getByRole('link', { name: `First ${word}` }).click();
  const find = page.getByRole('complementary', { name: 'Find in this page' });
  await expect(find.getByLabel('Find', { exact: true })).toHaveValue(word);
  await expect(find.getByText('2 matches')).toBeVisible();
});

test('EDIT-01 Ctrl F finds in the page that is edited, goes from match to match and replaces', async ({
  page,
}) => {
  const word = `reed${Date.now()}`;
  await signInAsOwner(page);
  await writePage(page, `Find ${word}`, `One ${word} and another ${word}.`);
  await page.keyboard.press('Control+F');
  const find = page.getByRole('complementary', { name: 'Find in this page' });
  await expect(find.getByLabel('Find', { exact: true })).toBeFocused();
  await page.keyboard.type(word);
  await expect(find.getByText('2 matches')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(find.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(find.getByText('2 of 2')).toBeVisible();
  await expectNoViolations(page);
  await find.getByLabel('Replace with').fill('rush');
  await saveEdit(page, () => find.getByRole('button', { name: 'Replace', exact: true }).click());
  await expect(canvas(page).getByText(`One ${word} and another rush.`)).toBeVisible();
  await saveEdit(page, () => find.getByRole('button', { name: 'Replace all' }).click());
  await expect(canvas(page).getByText('One rush and another rush.')).toBeVisible();
});
