/** The editor in hands: blocks are made larger by their grips, and the cart is opened from the page. */
import { expect, test, type Page } from '@playwright/test';
import { addPage, addSection, canvas, saveEdit } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

/** Takes a grip with the pointer, and goes as far without letting it go. */
async function pull(page: Page, grip: string, by: { x: number; y: number }) {
  const box = (await page.locator(`[data-grip="${grip}"]`).boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 });
}

test('EDIT-06 a block is made wider and higher by its grips, let go by Escape, and comes back by undo', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Hands ${Date.now()}`);
  await saveEdit(page, () => addSection(page, 'Opening'));
  await page.getByRole('button', { name: /^Button/ }).click();
  const names = ['Column', 'Row', 'Columns wide', 'Rows high'];
  const place = async () =>
    Promise.all(
      names.map(async (name) => Number(await page.getByLabel(name, { exact: true }).inputValue())),
    );
  const chosen = page.locator('[data-selected]');
  const start = await place();
  const [column = 0, row = 0, wide = 0, high = 0] = start;
  const gap = await canvas(page)
    .locator('.fluid-engine')
    .first()
    .evaluate((grid) => Number.parseFloat(getComputedStyle(grid).columnGap));
  // From one column to the next.
  const cell = ((await chosen.boundingBox())!.width + gap) / wide;

  // The right edge follows the pointer, the left one stays.
  await pull(page, 'e', { x: 4 * cell, y: 0 });
  await expect(page.locator('[data-guides] span').first()).toBeVisible();
  await saveEdit(page, () => page.mouse.up());
  expect(await place()).toEqual([column, row, wide + 4, high]);
  await expect(page.locator('[data-guides]')).toHaveCount(0);

  // The left edge moves, and the right one stays.
  await pull(page, 'w', { x: 2 * cell, y: 0 });
  await page.mouse.up();
  await expect.poll(place).toEqual([column + 2, row, wide + 2, high]);

  // A corner is two edges; what is pulled lower is higher.
  await pull(page, 'se', { x: cell, y: 80 });
  await page.mouse.up();
  await expect.poll(async () => (await place())[2]).toBe(wide + 3);
  expect((await place())[3]).toBeGreaterThan(high);

  // Escape lets go, and nothing was done.
  const before = await place();
  await pull(page, 'e', { x: 3 * cell, y: 0 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await place()).toEqual(before);

  // Each pull is one entry of the history.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Control+Z');
  await expect.poll(place).toEqual(start);
});

test('ROUT-02 EDIT-08 the cart of the page in the frame opens beside the editor', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Cart ${Date.now()}`);
  await saveEdit(page, () => addSection(page, 'Opening'));
  const address = page.url();
  const frame = canvas(page);
  const cart = frame.locator('a[href="/cart"]').first();
  const opened = context.waitForEvent('page');
  await cart.click();
  const visitor = await opened;
  await expect(visitor).toHaveURL(/\/cart$/);
  // Nobody left the editor, and the frame shows the page still.
  expect(page.url()).toBe(address);
  await expect(frame.locator('#sections')).toHaveCount(1);
  await visitor.close();

  // Any other link of the page leads nowhere while it is built.
  await frame.getByRole('link', { name: 'Alder & Loom' }).first().click();
  await expect(frame.getByRole('heading', { name: 'Say it in one line' })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  expect(page.url()).toBe(address);
});
