/** The editor by touch alone: on a tablet everything, on a phone texts, pictures and the order of blocks. */
import { expect, test, type Page } from '@playwright/test';
import { addPage, addSection, canvas, insertBlock, saveEdit } from './support/editor.ts';
import { Finger } from './support/hands.ts';
import { look } from './support/look.ts';
import { signInAsOwner } from './support/owner.ts';
import { dragByTouch, restOn } from './support/touch.ts';

const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' });
const side = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const several = (page: Page) => page.getByRole('button', { name: 'Choose several' });
const chosen = (page: Page) => page.locator('[data-selected]');

/** Where the chosen block lies, as its fields say. */
const placeOf = (page: Page) =>
  Promise.all(
    ['Column', 'Row', 'Columns wide', 'Rows high'].map(async (name) =>
      Number(await page.getByLabel(name, { exact: true }).inputValue()),
    ),
  );

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('EDIT-06 a block is dragged, made larger, and comes from the palette by a finger', async ({
    page,
  }) => {
    await signInAsOwner(page);
    await addPage(page, `Touch ${Date.now()}`);
    await saveEdit(page, () => addSection(page, 'Opening'));
    await canvas(page).getByRole('heading', { name: 'Say it in one line' }).tap();
    await expect(chosen(page)).toHaveCount(1);
    const [column = 0, row = 0, wide = 0] = await placeOf(page);

    // A finger that moves on the block scrolls the page; by its name it drags.
    const tag = chosen(page).getByRole('button');
    const drag = await dragByTouch(page, tag, ({ x, y }) => ({ x: x + 160, y: y + 90 }));
    await expect(page.locator('[data-guides] span').first()).toBeVisible();
    await saveEdit(page, () => drag.lift());
    await expect(page.locator('[data-guides]')).toHaveCount(0);
    const [columnNow = 0, rowNow = 0, wideNow = 0] = await placeOf(page);
    expect(columnNow).toBeGreaterThan(column);
    expect(rowNow).toBeGreaterThan(row);
    expect(wideNow).toBe(wide);

    const pull = await dragByTouch(page, page.locator('[data-grip="w"]'), ({ x, y }) => ({
      x: x - 120,
      y,
    }));
    await saveEdit(page, () => pull.lift());
    const [, , widest = 0] = await placeOf(page);
    expect(widest).toBeGreaterThan(wide);

    // Beside the list a finger drags from the palette; along it, it scrolls.
    const hand = new Finger(page);
    await hand.press(page.getByRole('button', { name: 'Add block' }));
    const quote = page.getByRole('button', { name: 'Quote', exact: true });
    // The list stands still once its examples have come.
    const example = page.getByRole('dialog').locator('li', { has: quote }).locator('iframe');
    await expect(example.contentFrame().locator('.sqs-block-quote')).toBeVisible();
    const sheet = (await page.locator('iframe[data-canvas]').boundingBox())!;
    const carry = await dragByTouch(page, quote, () => ({ x: sheet.x + 330, y: sheet.y + 300 }));
    await expect(page.locator('[data-guides]')).toBeVisible();
    await saveEdit(page, () => carry.lift());
    await expect(canvas(page).locator('#sections .sqs-block-quote')).toHaveCount(1);
    await expect(chosen(page)).toHaveCount(1);
  });

  test('EDIT-06 several blocks are chosen by taps, aligned, grouped, and copied to another page', async ({
    page,
  }) => {
    await signInAsOwner(page);
    const hand = new Finger(page);
    await addPage(page, `From ${Date.now()}`);
    await saveEdit(page, () => addSection(page, 'Opening'));
    const heading = canvas(page).getByRole('heading', { name: 'Say it in one line' });
    const button = outline(page).getByRole('button', { name: /^Button/ });

    // Taps take blocks in and out, on the page and in the outline.
    await hand.press(several(page));
    await expect(several(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(side(page).getByText(/Press the blocks/)).toBeVisible();
    await heading.tap();
    await hand.press(button);
    await expect(chosen(page)).toHaveCount(2);
    await heading.tap();
    await expect(chosen(page)).toHaveCount(1);
    await heading.tap();
    await expect(side(page).getByRole('heading', { name: '2 blocks' })).toBeVisible();
    await look(page, 'editor-several', [390, 768, 1440]);
    await page.setViewportSize({ width: 1180, height: 820 });

    await saveEdit(page, () => hand.press(side(page).getByRole('button', { name: 'Align right' })));
    const rights = await chosen(page).evaluateAll((boxes) =>
      boxes.map((box) => Math.round(box.getBoundingClientRect().right)),
    );
    expect(new Set(rights).size).toBe(1);
    await saveEdit(page, () =>
      hand.press(side(page).getByRole('button', { name: 'Group', exact: true })),
    );
    await hand.press(several(page));
    await expect(several(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(chosen(page)).toHaveCount(2);

    // A press takes the group; what is copied comes in on another page as often as it is pasted.
    await hand.press(side(page).getByRole('button', { name: 'Copy' }));
    await expect(page.getByText('Copied')).toBeVisible();
    await hand.press(page.getByRole('link', { name: 'Pages' }).first());
    await page.getByRole('button', { name: 'Add page' }).tap();
    await page.getByLabel('Title').fill(`To ${Date.now()}`);
    await page.getByRole('button', { name: 'Make page' }).tap();
    await expect(page.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
    const more = page.getByRole('button', { name: 'More', exact: true });
    await hand.pick(more, 'Paste');
    await expect(page.getByText('There is no section for it yet.')).toBeVisible();
    await saveEdit(page, () => addSection(page, 'A text'));
    await saveEdit(page, () => hand.pick(more, 'Paste'));
    await expect(heading).toBeVisible();
    await expect(chosen(page)).toHaveCount(2);

    // Cut takes them away, and they come back by Paste.
    await saveEdit(page, () => hand.press(side(page).getByRole('button', { name: 'Cut' })));
    await expect(heading).toHaveCount(0);
    await saveEdit(page, () => hand.press(side(page).getByRole('button', { name: 'Paste' })));
    await expect(heading).toHaveCount(1);

    // A whole section too.
    await hand.press(outline(page).getByRole('button', { name: 'Section 1' }));
    await hand.pick(more, 'Copy');
    await saveEdit(page, () => hand.pick(more, 'Paste'));
    await expect(heading).toHaveCount(2);
  });

  test('EDIT-06 a finger that rests on a block begins to choose several, and no menu opens', async ({
    page,
  }) => {
    await signInAsOwner(page);
    await addPage(page, `Rest ${Date.now()}`);
    await saveEdit(page, () => addSection(page, 'Opening'));
    const heading = canvas(page).getByRole('heading', { name: 'Say it in one line' });
    await heading.evaluate(({ ownerDocument }) => {
      ownerDocument.addEventListener('contextmenu', ({ defaultPrevented }) => {
        ownerDocument.body.dataset['menus'] = String(defaultPrevented);
      });
    });
    await restOn(page, heading);
    await expect(several(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(chosen(page)).toHaveCount(1);
    const menus = await canvas(page)
      .locator('body')
      .evaluate(({ dataset }) => dataset['menus']);
    expect(menus ?? 'true').toBe('true');
    await outline(page)
      .getByRole('button', { name: /^Button/ })
      .tap();
    await expect(chosen(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(several(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(chosen(page)).toHaveCount(2);
  });
});

test('EDIT-06 several blocks are chosen, copied and pasted by keyboard alone; the sheet names the keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await addPage(page, `Keys ${Date.now()}`);
  await saveEdit(page, () => addSection(page, 'Opening'));
  await several(page).focus();
  await page.keyboard.press('Enter');
  for (const name of [/^Heading/, /^Button/]) {
    await outline(page).getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(chosen(page)).toHaveCount(2);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Ctrl X')).toBeVisible();
  await look(page, 'editor-keys', [1440]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('duplicate');
  await saveEdit(page, () => page.keyboard.press('Enter'));
  await expect(canvas(page).getByRole('heading', { name: 'Say it in one line' })).toHaveCount(2);
});

test('EDIT-06 who begins to type while several are chosen chooses one again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await addPage(page, `Typing ${Date.now()}`);
  await saveEdit(page, () => addSection(page, 'Opening'));
  await several(page).click();
  await canvas(page).getByRole('heading', { name: 'Say it in one line' }).click();
  await expect(several(page)).toHaveAttribute('aria-pressed', 'true');
  await saveEdit(page, async () => {
    await insertBlock(page, 'Text');
    await expect(several(page)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.type('Alone');
  });
  await canvas(page).getByRole('heading', { name: 'Say it in one line' }).click();
  await expect(chosen(page)).toHaveCount(1);
});
