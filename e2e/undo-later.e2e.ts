/** What somebody did can be taken back after a reload, in another tab, and after another sign-in. */
import { expect, test, type Page } from '@playwright/test';
import { addPage, addSection, canvas, saveEdit, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

const heading = (page: Page) => canvas(page).locator('#sections .sqs-html-content').first();

async function write(page: Page, words: string): Promise<void> {
  await heading(page).dblclick();
  await saveEdit(page, () => page.keyboard.type(words));
  await page.keyboard.press('Escape');
}

test('a step is taken back after a reload, and done again after the tab was closed', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Undo later ${Date.now()}`);
  await addSection(page, 'Opening');
  await untilSaved(page);
  const designed = (await heading(page).textContent()) ?? '';
  await write(page, 'First words');
  // Typing that goes on is one step.
  await page.waitForTimeout(1_600);
  await write(page, 'Second words');
  await page.reload();
  await expect(heading(page)).toHaveText('Second words');
  await saveEdit(page, () => page.keyboard.press('Control+z'));
  await expect(heading(page)).toHaveText('First words');
  await saveEdit(page, () => page.keyboard.press('Control+z'));
  await expect(heading(page)).toHaveText(designed);

  // Another tab, once this one is closed, and somebody who had to sign in again.
  const address = page.url();
  const context = page.context();
  await page.close();
  await context.clearCookies();
  const next = await context.newPage();
  await signInAsOwner(next);
  await next.goto(address);
  await expect(heading(next)).toHaveText(designed);
  const history = next.getByRole('group', { name: 'History' });
  await saveEdit(next, () => history.getByRole('button', { name: 'Redo' }).click());
  await expect(heading(next)).toHaveText('First words');
  await next.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(next.locator('[data-editor-bar]')).toContainText('Published');
  await next.getByRole('button', { name: 'More', exact: true }).click();
  const seen = await next.getByRole('menuitem', { name: 'View page' }).getAttribute('href');
  await next.keyboard.press('Escape');
  const visitor = await context.browser()!.newContext();
  const visited = await visitor.newPage();
  await visited.goto(new URL(seen ?? '', address).href);
  await expect(visited.getByText('First words')).toBeVisible();
  await expect(visited.getByText('Second words')).toHaveCount(0);
  await visitor.close();

  // Signing out leaves nothing on the device. The session itself is that of other journeys, too.
  await next.route('**/api/staff/session', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ json: {} }) : route.continue(),
  );
  await next.goto('/config/sites/alder-loom/pages');
  await next.getByRole('button', { name: 'Owner', exact: true }).click();
  await next.getByRole('menuitem', { name: 'Sign out' }).click();
  await next.waitForURL(/\/config(?:\/sign-in)?$/);
  const names = await next.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sitewright-history');
        opening.onerror = () => reject(new Error('No database'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(names).toBe(0);
});
