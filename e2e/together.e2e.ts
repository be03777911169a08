/** Two people have one page open: each sees the other, where they are, and what they do. */
import { expect, test, type Page } from '@playwright/test';
import { addPage, addSection, canvas, saveEdit, untilSaved } from './support/editor.ts';
import { look } from './support/look.ts';
import { openAsStaff, signInAsOwner } from './support/owner.ts';

const name = 'Ben Beech';
const heading = (page: Page) => canvas(page).locator('#sections .sqs-html-content').first();
const text = (page: Page) => canvas(page).locator('#sections .sqs-html-content').nth(1);
const faces = (page: Page) => page.getByRole('list', { name: 'Also here' }).getByRole('button');
const marks = (page: Page) => page.locator('[data-other]');

/** Begins to type behind all of the text. */
async function typeAtEnd(page: Page): Promise<void> {
  const length = (await text(page).textContent())?.length ?? 0;
  await text(page).dblclick();
  await expect(canvas(page).locator('.ProseMirror-focused')).toBeVisible();
  const pressed = async () => {
    await page.keyboard.press('Control+End');
    return text(page).evaluate((element) => element.ownerDocument.getSelection()?.focusOffset);
  };
  // A moment after it got the focus, the editor puts the caret once more where it had it.
  for (let time = 0; time < 4; time += 1) await expect.poll(pressed).toBe(length);
}

test('two people on one page see each other, and what one does comes to the other while they type', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await addPage(page, `Two people ${Date.now()}`);
  await addSection(page, 'Opening');
  await untilSaved(page);
  await expect(faces(page)).toHaveCount(0);
  const before = (await text(page).textContent()) ?? '';
  const ben = await openAsStaff(page, { site: 'alder-loom', name, role: 'websiteManager' });
  await ben.goto(page.url());
  await expect(text(ben)).toHaveText(before);

  // Who is here.
  await expect(faces(ben)).toHaveCount(1);
  await expect(page.getByRole('button', { name, exact: true })).toHaveText(`BB${name}`);

  // Where they are: an outline with the name.
  await heading(ben).click();
  await expect(marks(page)).toHaveText(name);

  // What they do comes while one types, and takes nothing from it.
  await typeAtEnd(page);
  const words = ' Nobody who types is disturbed by what others do on the same page.';
  const typing = page.keyboard.type(words, { delay: 120 });
  await heading(ben).dblclick();
  await saveEdit(ben, () => ben.keyboard.type('Their own heading'));
  await expect(heading(page)).toHaveText('Their own heading');
  await expect(marks(ben)).toContainText('is writing');
  await typing;
  await page.keyboard.type(' On it goes.');
  await expect(text(page)).toHaveText(`${before}${words} On it goes.`);
  await expect(canvas(page).locator('.ProseMirror-focused')).toBeVisible();
  await expect(text(ben)).toHaveText(`${before}${words} On it goes.`);

  // Choosing what somebody is in says so, and refuses nothing: both go on.
  await ben.keyboard.press('Escape');
  await text(ben).click();
  await expect(ben.getByText(/is in here too\. What each of you writes is kept/)).toBeVisible();
  await expect(page.getByText(`${name} is in here too.`)).toBeVisible();
  await expect(marks(page)).toHaveText(name);
  await typeAtEnd(ben);
  await saveEdit(ben, () => ben.keyboard.type(' So does Ben.'));
  await expect(text(page)).toHaveText(`${before}${words} On it goes. So does Ben.`);
  for (const one of [page, ben]) await expect(one.getByRole('alertdialog')).toHaveCount(0);
  await look(ben, 'together-of-ben', [1440]);
  await look(page, 'together', [390, 1440]);

  // A press on a face goes to where they are.
  await page.keyboard.press('Escape');
  await heading(page).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(`${name} is in here too.`)).toBeVisible();

  // What somebody published stands in the other one's bar, too.
  await untilSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('[data-editor-bar]')).toContainText('Published');
  await expect(ben.locator('[data-editor-bar]')).toContainText('Published');

  // Who goes is gone.
  await ben.context().close();
  await expect(faces(page)).toHaveCount(0);
  await expect(marks(page)).toHaveCount(0);
});
