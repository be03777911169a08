/** Tools of the editor: several blocks at once, and code. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, insertBlock, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' });
const side = (page: Page) => page.getByRole('complementary', { name: 'Properties' });

/** The columns of blocks, as they are written at the side. */
async function columnsOf(page: Page, names: readonly RegExp[]): Promise<number[]> {
  const columns: number[] = [];
  for (const name of names) {
    await outline(page).getByRole('button', { name }).click();
    columns.push(Number(await page.getByLabel('Column', { exact: true }).inputValue()));
  }
  return columns;
}

async function middleOf(locator: Locator) {
  // A block is drawn anew when it changes: it is waited for, not caught in between.
  await locator.hover();
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => {
    box = await locator.boundingBox();
    expect(box).not.toBeNull();
  }).toPass();
  const { x, y, width, height } = box!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await side(page).getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const opening = [/^Heading/, /^Text/, /^Button/] as const;

test('EDIT-06 several blocks are chosen by keys, brought into line, moved and taken back as one act', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Many ${Date.now()}`);
  await addSection(page, 'Opening');
  const before = await columnsOf(page, opening);
  const [heading, text, button] = opening.map((name) =>
    outline(page).getByRole('button', { name }),
  );
  await heading!.focus();
  await page.keyboard.press('Enter');
  await text!.focus();
  await page.keyboard.press('Shift+Enter');
  await button!.focus();
  await page.keyboard.press('Shift+Enter');
  await expect(side(page).getByRole('heading', { name: '3 blocks' })).toBeVisible();
  await expect(page.locator('[data-selected]')).toHaveCount(3);
  await expectNoViolations(page);

  // One act: the arrows move all of them, and one undo takes it back.
  await page.keyboard.press('ArrowRight');
  expect(await columnsOf(page, opening)).toEqual(before.map((column) => column + 1));
  await page.keyboard.press('Control+Z');
  expect(await columnsOf(page, opening)).toEqual(before);

  await heading!.click();
  await button!.click({ modifiers: ['Shift'] });
  await side(page).getByRole('button', { name: 'Align right' }).click();
  const [left, , right] = await columnsOf(page, opening);
  expect(left === before[0] && right === before[2]).toBe(false);
  await page.keyboard.press('Control+Z');
  expect(await columnsOf(page, opening)).toEqual(before);

  // Copies of all, and all of them away again.
  const blocks = canvas(page).locator('#sections .sqs-block');
  const count = await blocks.count();
  await heading!.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+D');
  await expect(blocks).toHaveCount(count * 2);
  await page.keyboard.press('Delete');
  await expect(blocks).toHaveCount(count);
  await page.keyboard.press('Control+Z');
  await expect(blocks).toHaveCount(count * 2);
  await page.keyboard.press('Control+Z');
  await expect(blocks).toHaveCount(count);
  await untilSaved(page);
});

test('EDIT-06 blocks that lie on each other are brought to the front and to the back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await addPage(page, `Layers ${Date.now()}`);
  await addSection(page, 'Opening');
  const [heading, text] = opening.map((name) => outline(page).getByRole('button', { name }));
  await text!.click();
  for (const field of ['Column', 'Row'] as const) {
    await page.getByLabel(field, { exact: true }).fill(field === 'Column' ? '3' : '1');
    await page.keyboard.press('Tab');
  }
  const layer = page.getByLabel('Layer', { exact: true });
  await expect(layer).toHaveValue('0');
  // The text lies on the heading, which comes before it.
  await heading!.click();
  await side(page).getByRole('button', { name: 'Bring to front' }).click();
  await expect(layer).toHaveValue('1');
  const cell = canvas(page).locator('.fe-block', { hasText: 'Say it in one line' });
  await expect(cell).toHaveCSS('z-index', '1');
  await heading!.focus();
  await page.keyboard.press('[');
  await expect(layer).toHaveValue('0');
  await page.keyboard.press('Control+]');
  await expect(layer).toHaveValue('1');
  await page.keyboard.press('Control+Z');
  await expect(layer).toHaveValue('0');
});

test('EDIT-06 a frame drawn around blocks chooses them; a group is dragged whole', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Groups ${Date.now()}`);
  await addSection(page, 'Opening');
  const before = await columnsOf(page, opening);
  const sheet = (await page.locator('iframe[title="The page"]').boundingBox())!;
  const section = (await canvas(page).locator('#sections > section').boundingBox())!;
  await page.mouse.move(section.x + 4, section.y + 4);
  await page.mouse.down();
  await page.mouse.move(section.x + 200, section.y + 100, { steps: 4 });
  await page.mouse.move(section.x + section.width - 4, section.y + section.height - 4, {
    steps: 4,
  });
  await page.mouse.up();
  await expect(side(page).getByRole('heading', { name: /^\d+ blocks$/ })).toBeVisible();

  // Only two of them become a group.
  await outline(page).getByRole('button', { name: opening[0] }).click();
  await outline(page)
    .getByRole('button', { name: opening[1] })
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+G');
  await expect(side(page).getByRole('button', { name: 'Ungroup' })).toBeVisible();
  const held = await middleOf(canvas(page).getByRole('heading', { level: 1 }));
  await page.mouse.move(held.x, held.y);
  await page.mouse.down();
  await page.mouse.move(held.x + 20, held.y, { steps: 3 });
  await page.mouse.move(held.x + sheet.width / 6, held.y, { steps: 8 });
  await expect(page.locator('[data-guides]')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('[data-selected]')).toHaveCount(2);
  const after = await columnsOf(page, opening);
  const way = after[0]! - before[0]!;
  expect(way).toBeGreaterThan(0);
  expect(after).toEqual([before[0]! + way, before[1]! + way, before[2]]);
  await page.keyboard.press('Control+Z');
  expect(await columnsOf(page, opening)).toEqual(before);

  // A press on one chooses both, until they are taken apart.
  await canvas(page).getByRole('heading', { level: 1 }).click();
  await expect(page.locator('[data-selected]')).toHaveCount(2);
  await page.keyboard.press('Control+Shift+G');
  await canvas(page).getByRole('heading', { level: 1 }).click();
  await expect(page.locator('[data-selected]')).toHaveCount(1);
  await untilSaved(page);
});

test('blocks are carried to another page on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsOwner(page);
  await addPage(page, `From ${Date.now()}`);
  await addSection(page, 'Opening');
  await canvas(page).getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  const count = await canvas(page).locator('#sections .sqs-block').count();
  await untilSaved(page);
  await addPage(page, `To ${Date.now()}`);
  await addSection(page, 'Quote');
  const blocks = canvas(page).locator('#sections .sqs-block');
  const before = await blocks.count();
  await outline(page).getByRole('button', { name: 'Section 1' }).click();
  await page.keyboard.press('Control+V');
  await expect(blocks).toHaveCount(before + count);
  await page.keyboard.press('Control+Z');
  await expect(blocks).toHaveCount(before);
  await untilSaved(page);
});

test('EDIT-02 code is written by keys, completed, and shows mistakes in place', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Code ${Date.now()}`);
  await addSection(page, 'Quote');
  await insertBlock(page, 'Code');
  const code = side(page).getByRole('textbox', { name: 'Code' });
  await expect(side(page).locator('[data-code-editor]')).toBeVisible();
  await code.click();
  await page.keyboard.type('<sec');
  await expect(page.getByRole('option', { name: 'section' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('><b>In one room');
  // What closes by itself is taken away: nothing closes the tag any more.
  await page.keyboard.press('Shift+Control+End');
  await page.keyboard.press('Delete');
  await expect(canvas(page).getByText('In one room')).toBeVisible();
  await expect(side(page).locator('.cm-lintRange-error').first()).toBeVisible();
  await expectNoViolations(page);
  // Tab indents; Escape lets it go on to the next field.
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  await untilSaved(page);
});

test('EDIT-02 a template is written over the posts of a blog, completed, checked in place, and seen by visitors', async ({
  page,
}) => {
  await signInAsOwner(page);
  const address = `template-${Date.now()}`;
  await addPage(page, address);
  await addSection(page, 'Quote');
  await insertBlock(page, 'Code');
  await choose(page, /Shown as$/, 'Template');
  await choose(page, /Blog or store page$/, 'Journal');
  const code = side(page).getByRole('textbox', { name: 'Template' });
  await expect(side(page).locator('[data-code-editor]')).toBeVisible();
  await code.click();
  await page.keyboard.type('{.rep');
  // The language loads when its field shows.
  await expect(async () => {
    await page.keyboard.press('Control+Space');
    const word = page.getByRole('option', { name: 'repeated section' });
    await expect(word).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('<ol class="own">{.repeated section items}<li>{title|htmlt');
  await page.keyboard.type('a');
  await page.getByRole('option', { name: 'htmltag' }).click();
  await page.keyboard.insertText('}</li>');
  // Nothing ends the section yet.
  await expect(side(page).locator('.cm-lintRange-error').first()).toBeVisible();
  await page.keyboard.insertText('{.end}</ol>');
  await expect(side(page).locator('.cm-lintRange-error')).toHaveCount(0);
  const items = canvas(page).locator('ol.own li');
  await expect(items.first()).toBeVisible();
  const drawn = await items.allTextContents();
  await expectNoViolations(page);
  await untilSaved(page);
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await moved).status()).toBe(200);
  await page.goto(`/${address}`);
  expect(await page.locator('ol.own li').allTextContents()).toEqual(drawn);
});
