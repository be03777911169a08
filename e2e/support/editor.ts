/** The editor of pages, as journeys use it. */
import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The list of pages of the first demo shop. */
export const pagesPath = '/config/sites/alder-loom/pages';

/** The page that is edited. */
export function canvas(page: Page): FrameLocator {
  return page.frameLocator('iframe[data-canvas]');
}

/** Makes an empty page and opens it in the editor. */
export async function addPage(page: Page, title: string): Promise<void> {
  await page.goto(pagesPath);
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Make page' }).click();
  await expect(page.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
}

/** Adds a designed section by its name. */
export async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** Adds a block by keys alone: the palette, a few letters, Enter. */
export async function insertBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Find a block')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Does something, until the server has it. */
export async function saveEdit(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/edits') && answer.request().method() === 'POST',
  );
  await act();
  await answered;
  await untilSaved(page);
}

/** From now on what others save comes with the answer to one's own save, and not before. */
export async function hearNothing(page: Page): Promise<void> {
  await page.route('**/presence?*', (route) => route.abort());
}

/** Waits until the server has all edits. */
export function untilSaved(page: Page): Promise<void> {
  return expect(page.locator('output[data-state="saved"]')).toBeVisible();
}
