/** The tree of pages: menus, folders and what is not linked, moved by keys and by mouse. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { dragOnto } from './support/drag.ts';
import { addPage, pagesPath } from './support/editor.ts';
import { messagesOf } from './support/messages.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const branch = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function told(page: Page, text: RegExp): Promise<void> {
  await expect(messagesOf(page).getByText(text)).toBeVisible();
}

test('NAVL-01 a page goes by keys from what is not linked through the menus and back', async ({
  page,
}) => {
  await signInAsOwner(page);
  const title = `Hidden path ${Date.now()}`;
  await addPage(page, title);
  await page.goto(pagesPath);
  const unlinked = branch(page, 'Not linked');
  const handle = page.getByRole('button', { name: `Move ${title}`, exact: true });
  await expect(unlinked.getByRole('link', { name: title, exact: true })).toBeVisible();
  const menus = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const last = branch(page, menus.at(-2) ?? '');
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(last.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(handle).toBeFocused();
  await told(page, /is now entry/);
  await expectNoViolations(page, ['light', 'dark']);
  // Each press goes on from where the one before led, also while that is being written.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await page.reload();
  await expect(last.getByRole('link', { name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `More about ${title}`, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Take out of the menus' }).press('Enter');
  await expect(unlinked.getByRole('link', { name: title, exact: true })).toBeVisible();
  await told(page, /is not linked any more/);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(last.getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('NAVL-01 a page is dragged into a folder of a menu, found by search, and one is made beside it', async ({
  page,
}) => {
  await signInAsOwner(page);
  const stamp = Date.now();
  const [title, folder] = [`Dragged ${stamp}`, `Folder ${stamp}`];
  await addPage(page, title);
  await page.goto(pagesPath);
  await page
    .getByRole('button', { name: /^Add to / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Folder', exact: true }).click();
  await page.getByLabel('Name in the menu').fill(folder);
  await page.getByRole('button', { name: 'Apply' }).click();
  const main = page.getByRole('main').getByRole('region').first();
  const line = main.getByRole('listitem').filter({ hasText: folder });
  await expect(line).toBeVisible();
  const handle = page.getByRole('button', { name: `Move ${title}`, exact: true });
  await dragOnto(page, handle, line.locator('> div'));
  await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
  await told(page, /is now entry 1/);

  await page.getByRole('button', { name: `More about ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add page behind it' }).click();
  await page.getByLabel('Title').fill(`Beside ${stamp}`);
  await page.getByRole('button', { name: 'Make page' }).click();
  await expect(page.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
  await page.goto(pagesPath);
  const names = main.getByRole('link');
  await expect(names.filter({ hasText: String(stamp) })).toHaveText([title, `Beside ${stamp}`]);

  await page.getByRole('searchbox').fill(`beside ${stamp}`);
  const row = page.getByRole('row', { name: new RegExp(`Beside ${stamp}`) });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Not linked' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove filter Not linked' }).click();
  // A folder goes with what is in it; its pages are not linked then.
  await page.getByRole('button', { name: `More about ${folder}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove from the menu' }).click();
  await expect(
    branch(page, 'Not linked').getByRole('link', { name: title, exact: true }),
  ).toBeVisible();
});

for (const width of widthsOf('editor')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the tree of pages stays in its place', async ({ page }) => {
      await signInAsOwner(page);
      await page.goto(pagesPath);
      await expect(branch(page, 'Not linked')).toBeVisible();
      await expectNoViolations(page, ['light', 'dark']);
      const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
