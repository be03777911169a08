/** The page is looked at in any width, by pointer, by keys and by a number. */
import { expect, test, type Page } from '@playwright/test';
import { addPage, addSection, canvas, untilSaved } from './support/editor.ts';
import { look } from './support/look.ts';
import { signInAsOwner } from './support/owner.ts';

const inside = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate(() => innerWidth);
const columnsOf = (page: Page) =>
  canvas(page)
    .locator('#sections .fluid-engine')
    .first()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

test('ROUT-43 the width is pulled, moved by keys and typed, and the layout of phones begins at 432 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await addPage(page, `Any width ${Date.now()}`);
  await addSection(page, 'Picture and text');
  await untilSaved(page);
  const handle = page.getByRole('separator', { name: 'Width of the page' });
  const field = page.getByRole('textbox', { name: 'Width in pixels' });
  const room = await inside(page);
  await expect(field).toHaveValue(String(room));
  const columns = await columnsOf(page);

  // Pulled by 100 px, the page that stands in the middle loses them at both sides.
  const box = (await handle.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 50, y);
  await page.mouse.move(x - 100, y);
  await page.mouse.up();
  await expect.poll(() => inside(page)).toBe(room - 200);
  await expect(handle).toHaveAttribute('aria-valuenow', String(room - 200));
  await look(page, 'any-width', [1440]);

  await field.fill('433');
  await field.press('Enter');
  await expect.poll(() => inside(page)).toBe(433);
  expect(await columnsOf(page)).toBe(columns);
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => inside(page)).toBe(432);
  await expect.poll(() => columnsOf(page)).toBeLessThan(columns);
  await page.keyboard.press('End');
  await expect.poll(() => inside(page)).toBe(2_560);
  await page.keyboard.press('Home');
  await expect.poll(() => inside(page)).toBe(320);

  await handle.dblclick();
  await expect.poll(() => inside(page)).toBe(room);
  await expect(page.getByRole('button', { name: 'Desktop', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
