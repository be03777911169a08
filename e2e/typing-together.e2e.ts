/** Two people type in one text, each in a window of their own. */
import { expect, test, type Page } from '@playwright/test';
import {
  addPage,
  addSection,
  canvas,
  hearNothing,
  saveEdit,
  untilSaved,
} from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

const text = (page: Page) => canvas(page).locator('#sections .sqs-html-content').nth(1);

/** Begins to type in a text, behind or before all of it. */
async function beginAt(page: Page, key: 'Control+End' | 'Control+Home'): Promise<void> {
  const length = (await text(page).textContent())?.length ?? 0;
  await text(page).dblclick();
  await expect(page.getByRole('toolbar', { name: 'Formats' })).toBeVisible();
  await expect(canvas(page).locator('.ProseMirror-focused')).toBeVisible();
  const pressed = async () => {
    await page.keyboard.press(key);
    return text(page).evaluate((element) => element.ownerDocument.getSelection()?.focusOffset);
  };
  // A moment after it got the focus, the editor puts the caret once more where it had it.
  for (let time = 0; time < 4; time += 1) {
    await expect.poll(pressed).toBe(key === 'Control+Home' ? 0 : length);
  }
}

/** The same page in a window of somebody else who is signed in. */
async function openBeside(page: Page): Promise<Page> {
  const { origin } = new URL(page.url());
  const theirs = await page
    .context()
    .browser()!
    .newContext({
      baseURL: origin,
      storageState: await page.context().storageState(),
      viewport: page.viewportSize(),
    });
  const other = await theirs.newPage();
  await other.goto(page.url());
  return other;
}

test('EDIT-01 two people type in one text: both see all of it, and nobody is asked', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Together ${Date.now()}`);
  await addSection(page, 'Opening');
  await untilSaved(page);
  const before = (await text(page).textContent()) ?? '';
  const other = await openBeside(page);
  await expect(text(other)).toHaveText(before);

  await beginAt(page, 'Control+End');
  await beginAt(other, 'Control+Home');
  await saveEdit(page, () => page.keyboard.type(' Last words.'));
  // What the first one wrote comes with the answer, while the second one types on.
  await saveEdit(other, () => other.keyboard.type('First words. '));
  await expect(text(other)).toHaveText(`First words. ${before} Last words.`);
  await saveEdit(other, () => other.keyboard.type('And second. '));
  await saveEdit(page, () => page.keyboard.type(' The very last.'));
  const both = `First words. And second. ${before} Last words. The very last.`;
  await expect(text(page)).toHaveText(both);
  await saveEdit(other, () => other.keyboard.type('Third. '));
  await expect(text(other)).toHaveText(both.replace('And second. ', 'And second. Third. '));
  for (const one of [page, other]) await expect(one.getByRole('alertdialog')).toHaveCount(0);

  // Undo takes back the own words alone.
  await page.keyboard.press('Escape');
  const history = page.getByRole('group', { name: 'History' });
  await saveEdit(page, () => history.getByRole('button', { name: 'Undo' }).click());
  await expect(text(page)).toContainText('First words. And second. Third. ');
  await expect(text(page)).not.toContainText('very last');
  await other.context().close();
});

test('the same word that two people change is chosen by one of them, and nothing is lost', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Same word ${Date.now()}`);
  await addSection(page, 'Opening');
  await untilSaved(page);
  const other = await openBeside(page);
  await hearNothing(other);
  await beginAt(page, 'Control+End');
  await beginAt(other, 'Control+End');
  for (const one of [page, other]) await one.keyboard.press('Control+Shift+ArrowLeft');
  await saveEdit(page, () => page.keyboard.type('mine'));
  await other.keyboard.type('theirs');
  const dialog = other.getByRole('alertdialog');
  await expect(dialog).toContainText('why it matterstheirs');
  await expect(dialog).toContainText('why it mattersmine');
  await expect(dialog).not.toContainText('<p>');
  await expect(text(other)).toContainText('mine');
  await saveEdit(other, () => dialog.getByRole('button', { name: 'Keep mine' }).click());
  await expect(text(other)).toContainText('theirs');
  await other.context().close();
});
