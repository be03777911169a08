/** What was before: looked at, compared, brought back; and when visitors see what. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, saveEdit, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

async function pickFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Takes a step of the menu or a button, until the server has taken it. */
async function takeStep(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await act();
  expect((await answered).status()).toBe(200);
}

for (const width of widthsOf('editor-revisions')) {
  test(`EDIT-05 a revision is looked at, one block of it brought back, then all of it, and undone at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await addPage(page, `Before ${Date.now()}`);
    await saveEdit(page, () => addSection(page, 'Opening'));
    await takeStep(page, () => page.getByRole('button', { name: 'Publish' }).click());
    const outline = page.getByRole('navigation', { name: 'Outline' });
    await outline.getByRole('button', { name: /^Heading/ }).click();
    await page.getByLabel('Text', { exact: true }).fill('Another heading');
    await outline.getByRole('button', { name: /^Button/ }).click();
    await page.getByLabel('Text', { exact: true }).fill('Another button');
    await untilSaved(page);

    await pickFromMenu(page, 'Revisions');
    const panel = page.getByRole('complementary', { name: 'Revisions' });
    await panel.getByRole('button', { name: /Visitors see this/ }).click();
    const frame = canvas(page);
    await expect(frame.getByText('Say it in one line')).toBeVisible();
    await expect(panel.getByRole('status')).toBeVisible();
    await expect(page.locator('[data-mark="changed"]')).toHaveCount(2);
    await expect(panel.getByText('changed since', { exact: true })).toHaveCount(2);
    // Two of one kind are told apart by how they began.
    await expect(
      panel.getByRole('button', { name: 'Heading Say it in one line changed since' }),
    ).toBeVisible();
    await expectNoViolations(page, ['light', 'dark']);

    // Nothing of an older revision can be edited.
    await expect(page.getByRole('button', { name: 'Add section' })).toHaveCount(0);
    await page.keyboard.press('Delete');
    await expect(frame.getByText('Say it in one line')).toBeVisible();

    await panel.getByRole('button', { name: 'Bring back: Button' }).click();
    await expect(panel.getByText('changed since', { exact: true })).toHaveCount(1);
    await panel.getByRole('button', { name: 'Back to now' }).click();
    await expect(frame.getByText('Another heading')).toBeVisible();
    await expect(frame.getByText('Begin here')).toBeVisible();

    await panel.getByRole('button', { name: /Visitors see this/ }).click();
    await saveEdit(page, () =>
      panel.getByRole('button', { name: 'Bring back', exact: true }).first().click(),
    );
    await expect(frame.getByText('Say it in one line')).toBeVisible();
    await expect(page.getByText('Brought back')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('group', { name: 'History' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(frame.getByText('Another heading')).toBeVisible();
  });
}

test('EDIT-05 a page is planned, taken back, published, and kept private', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  const address = `planned-${Date.now()}`;
  await addPage(page, address);
  await saveEdit(page, () => addSection(page, 'Quote'));
  const visitor = await context.browser()!.newPage();

  await pickFromMenu(page, 'Schedule…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Publish at').fill('2001-01-01T10:00');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText('Choose a time to come.')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await dialog.getByLabel('Publish at').fill('2999-01-01T10:00');
  await takeStep(page, () => dialog.getByRole('button', { name: 'Schedule', exact: true }).click());
  // Above the page; the list of blocks has no such words.
  const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(bar.getByText(/^Scheduled Jan 1, 2999/)).toBeVisible();
  await visitor.goto(`/${address}`);
  await expect(visitor.getByText(/Have nothing in your houses/)).toHaveCount(0);

  await takeStep(page, () => pickFromMenu(page, 'Back to draft'));
  await expect(bar.getByText('Draft', { exact: true })).toBeVisible();
  await takeStep(page, () => page.getByRole('button', { name: 'Publish' }).click());
  await visitor.goto(`/${address}`);
  await expect(visitor.getByText(/Have nothing in your houses/)).toBeVisible();

  await takeStep(page, () => pickFromMenu(page, 'Keep private'));
  await expect(bar.getByText('Private', { exact: true })).toBeVisible();
  expect((await visitor.goto(`/${address}`))?.status()).toBe(404);
  await visitor.close();
});
