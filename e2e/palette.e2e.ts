/** Blocks come from the palette: as they will look, by a press, by keys, or dragged to their place. */
import { expect, test, type Page } from '@playwright/test';
import { addPage, addSection, canvas, saveEdit } from './support/editor.ts';
import { look } from './support/look.ts';
import { signInAsOwner } from './support/owner.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Add block' });
const block = (page: Page, name: string) =>
  palette(page).getByRole('button', { name, exact: true });

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).first().click();
  await expect(page.getByLabel('Find a block')).toBeFocused();
}

test('EDIT-06 a block is dragged from the palette to its place, and taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await addPage(page, `Palette ${Date.now()}`);
  await addSection(page, 'Opening');
  const quotes = canvas(page).locator('#sections .sqs-block-quote');
  await openPalette(page);
  // An example is drawn in the look of this page.
  const example = palette(page)
    .locator('li', { has: page.getByRole('button', { name: 'Quote', exact: true }) })
    .locator('iframe');
  await expect(example.contentFrame().locator('.sqs-block-quote')).toBeVisible();
  await look(page, 'palette', [1440]);

  await block(page, 'Quote').hover();
  const sheet = (await page.locator('iframe[data-canvas]').boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(sheet.x + 500, sheet.y + 350, { steps: 5 });
  await expect(page.locator('[data-guides]')).toBeVisible();
  if (process.env['PICTURES']) {
    await page.screenshot({ path: `${process.env['PICTURES']}/palette-drag.png` });
  }
  // Escape lets go: nothing has come.
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-guides]')).toHaveCount(0);
  await expect(quotes).toHaveCount(0);

  await block(page, 'Quote').hover();
  await page.mouse.down();
  await page.mouse.move(sheet.x + 500, sheet.y + 350, { steps: 5 });
  await saveEdit(page, () => page.mouse.up());
  await expect(quotes).toHaveCount(1);
  await expect(page.locator('[data-selected]')).toHaveCount(1);
  // It lies where it was let go, within a cell of the grid.
  const box = (await page.locator('[data-selected]').boundingBox())!;
  const gap = { x: Math.abs(box.x + 24 - sheet.x - 500), y: Math.abs(box.y + 16 - sheet.y - 350) };
  expect(gap.x).toBeLessThan(60);
  expect(gap.y).toBeLessThan(60);
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(palette(page)).toHaveCount(0);
  await page.locator('[data-editor-bar]').getByRole('button', { name: 'Undo' }).click();
  await expect(quotes).toHaveCount(0);
});

test('EDIT-06 by keys: a slash opens the palette, arrows go about, and the focus comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await addPage(page, `Slash ${Date.now()}`);
  await addSection(page, 'Opening');
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: /^Heading/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-selected]')).toHaveCount(1);
  // Keys of the frame around the editor leave it its own.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-selected]')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Find a block')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(block(page, 'Text')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(block(page, 'Heading')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(block(page, 'Quote')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(outline.getByRole('button', { name: /^Heading/ })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('quo');
  await saveEdit(page, () => page.keyboard.press('Enter'));
  await expect(canvas(page).locator('#sections .sqs-block-quote')).toHaveCount(1);

  // On a phone it takes the whole width.
  await page.setViewportSize({ width: 390, height: 844 });
  await openPalette(page);
  await look(page, 'palette', [390]);
  await page.keyboard.press('Escape');
});
