/** The outline as a second way to everything, and sections that go from site to site. */
import { expect, test, type Page } from '@playwright/test';
import { dragOnto } from './support/drag.ts';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, saveEdit, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' });
const lines = (page: Page) => outline(page).getByRole('button');

test('EDIT-05 blocks and sections are dragged in the outline, which keys walk as a tree', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Outlined ${Date.now()}`);
  await addSection(page, 'Picture and text');
  await addSection(page, 'Quote');
  await expect(canvas(page).locator('#sections > section')).toHaveCount(2);
  await untilSaved(page);
  await page.keyboard.press('Escape');
  const quote = lines(page).filter({ hasText: /^Quote/ });
  const second = lines(page).filter({ hasText: /^Section 2/ });
  await lines(page).first().focus();
  await page.keyboard.press('End');
  await expect(lines(page).last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(quote).toBeFocused();
  await page.keyboard.press('Home');
  await expect(lines(page).first()).toBeFocused();
  await page.keyboard.press('q');
  await expect(quote).toBeFocused();
  await expectNoViolations(page);

  await saveEdit(page, () => dragOnto(page, quote, lines(page).nth(1), { x: 20, y: 4 }));
  await expect(lines(page).nth(1)).toHaveText(/^Quote/);
  const sections = canvas(page).locator('#sections > section');
  await expect(sections.first().locator('.sqs-block-quote')).toHaveCount(1);
  await page.keyboard.press('Control+Z');
  await expect(sections.nth(1).locator('.sqs-block-quote')).toHaveCount(1);
  await saveEdit(page, () => dragOnto(page, second, lines(page).first(), { x: 20, y: 2 }));
  await expect(sections.first().locator('.sqs-block-quote')).toHaveCount(1);

  // A line that is deleted leaves the keyboard on the one that is chosen then.
  await quote.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(quote).toHaveCount(0);
  await expect(lines(page).first()).toBeFocused();
  // So does a panel that is closed, on the button that opens them.
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Checks' }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Checks' });
  await panel.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(more).toBeFocused();
});

test('EDIT-05 a section goes to another site with its picture, and says what stays behind', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsOwner(page);
  await addPage(page, `Carried ${Date.now()}`);
  await addSection(page, 'Picture and text');
  await expect(canvas(page).locator('#sections > section')).toHaveCount(1);
  await untilSaved(page);
  await lines(page).first().click();
  await page.keyboard.press('Control+C');
  const there = await canvas(page).locator('#sections img').first().getAttribute('src');

  await page.goto('/config/sites/second/pages');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Title').fill(`Taken ${Date.now()}`);
  await page.getByRole('button', { name: 'Make page' }).click();
  await expect(page.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
  await saveEdit(page, () => page.keyboard.press('Control+V'));
  await expect(canvas(page).locator('#sections > section')).toHaveCount(1);
  const picture = canvas(page).locator('#sections img').first();
  await expect(picture).toBeVisible();
  expect(await picture.getAttribute('src')).not.toBe(there);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoViolations(page);
});
