/** The editor: a page is made, built, undone, published, and seen by a visitor. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  addPage,
  addSection,
  canvas,
  hearNothing,
  pagesPath,
  saveEdit,
  untilSaved,
} from './support/editor.ts';
import { messagesOf } from './support/messages.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

/** What stands above the page; toasts have an Undo too. */
const bar = (page: Page) => page.getByRole('group', { name: 'History' });

test('a page of two sections is built, undone, published, and seen by a visitor', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  // Another address each time: what was published before is there still.
  const address = `workshop-${Date.now()}`;
  await addPage(page, address);
  await addSection(page, 'Opening');
  await addSection(page, 'Quote');
  const frame = canvas(page);
  await expect(frame.locator('#sections > section')).toHaveCount(2);

  // Typed right on the page.
  await frame.getByRole('heading', { name: 'Say it in one line' }).dblclick();
  await page.keyboard.type('Made in one room');
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('heading', { name: 'Made in one room' })).toBeVisible();
  await frame.getByText('And in two more, why it matters.').dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Every bowl is thrown here.');
  const formats = page.getByRole('toolbar', { name: 'Formats' });
  await formats.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Escape');

  // The same text at the side, without a word of markup.
  const side = page.getByRole('complementary', { name: 'Properties' });
  await side.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' By hand.');
  await expect(frame.getByText('Every bowl is thrown here. By hand.')).toBeVisible();

  // What is chosen is edited at the side, and taken back by the keys.
  await page.getByRole('button', { name: /^Button/ }).click();
  await page.getByLabel('Text', { exact: true }).fill('See the shop');
  await expect(frame.getByText('See the shop')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(frame.getByText('Begin here')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Redo' }).click();
  await expect(frame.getByText('See the shop')).toBeVisible();
  await untilSaved(page);

  // Nobody sees a draft.
  const visitor = await context.browser()!.newPage();
  await visitor.goto(`/${address}`);
  await expect(visitor.getByText('Made in one room')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published').first()).toBeVisible();
  // What tells of it leads there, in another tab.
  const opened = page.waitForEvent('popup');
  await messagesOf(page).getByRole('link', { name: 'View page' }).click();
  await expect((await opened).getByRole('heading', { name: 'Made in one room' })).toBeVisible();
  await (await opened).close();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Made in one room' })).toBeVisible();
  await expect(visitor.getByText('Every bowl is thrown here. By hand.')).toBeVisible();
  await expect(visitor.getByText('See the shop')).toBeVisible();

  // The canvas and the page show the same.
  const markup = (html: string) => html.replaceAll(/\s+/g, ' ');
  const built = markup(await frame.locator('#sections').innerHTML());
  expect(markup(await visitor.locator('#sections').innerHTML())).toBe(built);
  await visitor.close();
});

test('EDIT-06 a block is dragged, resized and moved by keys on the grid, and comes back by undo', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, 'Dragging');
  await addSection(page, 'Opening');
  await page.getByRole('button', { name: /^Button/ }).click();
  const column = page.getByLabel('Column', { exact: true });
  const row = page.getByLabel('Row', { exact: true });
  await expect(column).toHaveValue('3');
  const tag = page.getByRole('button', { name: 'Move Button' });
  const box = (await tag.boundingBox())!;
  const sheet = (await page.locator('iframe[title="The page"]').boundingBox())!;
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 5 });
  await page.mouse.move(box.x + 10 + sheet.width / 3, box.y + 10, { steps: 8 });
  // The grid shows itself while something is dragged.
  await expect(page.locator('[data-guides] span').first()).toHaveCSS(
    'background-color',
    'rgb(2, 122, 255)',
  );
  await expect(page.locator('[data-guides] [data-middle="true"]')).toHaveCSS(
    'background-color',
    'rgb(255, 184, 2)',
  );
  await page.mouse.up();
  const after = Number(await column.inputValue());
  expect(after).toBeGreaterThan(8);
  await page.keyboard.press('Control+Z');
  await expect(column).toHaveValue('3');
  await page.getByRole('button', { name: /^Button/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(column).toHaveValue('4');
  await expect(row).toHaveValue('8');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByLabel('Columns wide')).toHaveValue('7');
});

test('edits wait while there is no connection, and are saved when it is back; a closed tab loses none', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await addPage(page, 'On the train');
  await saveEdit(page, () => addSection(page, 'Quote'));
  const address = page.url();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Quote/ }).click();
  await page.getByLabel('Who said it').fill('A passenger');
  await expect(page.getByText('No connection. Your edits wait on this device.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(canvas(again).getByText('A passenger')).toBeVisible();
  await untilSaved(again);
  await again.reload();
  await expect(canvas(again).getByText('A passenger')).toBeVisible();
});

test('ten minutes without a connection, and a session that ended meanwhile, lose nothing', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInAsOwner(page);
  await addPage(page, 'In the tunnel');
  await saveEdit(page, () => addSection(page, 'Quote'));
  await page.getByRole('button', { name: /^Quote/ }).click();
  const author = page.getByLabel('Who said it');
  await context.setOffline(true);
  await author.fill('A passenger');
  await expect(page.getByText('No connection. Your edits wait on this device.')).toBeVisible();
  await page.clock.fastForward('10:00');
  await author.fill('A passenger, much later');
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.setOffline(false);
  await page.clock.fastForward('00:06');
  await expect(page.getByText('You are signed out. Sign in in another tab')).toBeVisible();
  await author.fill('A passenger, signed out');
  // As another tab does in which somebody signs in.
  await context.addCookies(cookies);
  await page.clock.fastForward('00:06');
  await untilSaved(page);
  await page.reload();
  await expect(canvas(page).getByText('A passenger, signed out')).toBeVisible();
});

test('two people edit one page: what both wrote stays, and the same field asks', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await hearNothing(page);
  await addPage(page, 'Together');
  await saveEdit(page, () => addSection(page, 'Opening'));
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(canvas(other).getByText('Begin here')).toBeVisible();
  await other.getByRole('button', { name: /^Button/ }).click();
  await saveEdit(other, () => other.getByLabel('Text', { exact: true }).fill('Theirs'));
  // Another block: both stay.
  await page.getByRole('button', { name: /^Heading/ }).click();
  await page.getByLabel('Text', { exact: true }).fill('Mine above');
  await expect(canvas(page).getByText('Theirs')).toBeVisible();
  // The same field: it asks.
  await saveEdit(other, () => other.getByLabel('Text', { exact: true }).fill('Theirs again'));
  await page.getByRole('button', { name: /^Button/ }).click();
  await page.getByLabel('Text', { exact: true }).fill('Mine');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Theirs again')).toBeVisible();
  await saveEdit(page, () => question.getByRole('button', { name: 'Keep mine' }).click());
  await expect(canvas(page).getByText('Mine', { exact: true })).toBeVisible();
  await other.reload();
  await expect(canvas(other).getByText('Mine', { exact: true })).toBeVisible();
  await expect(canvas(other).getByRole('heading', { name: 'Mine above' })).toBeVisible();
});

for (const width of widthsOf('editor')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing in the list of pages and in the editor, in light and dark colours', async ({
      page,
    }) => {
      await signInAsOwner(page);
      await page.goto(pagesPath);
      await expect(page.getByRole('button', { name: 'Add page' })).toBeVisible();
      await expectNoViolations(page, ['light', 'dark']);
      await addPage(page, `Wide ${width}`);
      await addSection(page, 'Picture and text');
      await expect(canvas(page).locator('#sections > section')).toHaveCount(1);
      await expectNoViolations(page, ['light', 'dark']);
      const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await untilSaved(page);
      await page.getByRole('button', { name: 'Publish' }).click();
      const told = messagesOf(page).getByText('Published');
      await expect(told).toBeVisible();
      // What is told stands beside the bar, which is pressed on.
      await page.getByRole('button', { name: 'Phone', exact: true }).click();
      await expect(told).toBeVisible();
    });
  });
}
