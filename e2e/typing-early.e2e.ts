/** What is typed before the editor of a text has come, or while what blocks show comes, stays. */
import { expect, test, type Page } from '@playwright/test';
import { addPage, addSection, canvas, insertBlock, untilSaved } from './support/editor.ts';
import { hold } from './support/hold.ts';
import { signInAsOwner } from './support/owner.ts';

const side = (page: Page) => page.getByRole('complementary', { name: 'Properties' });

/** Adds a block; the keyboard is where that leaves it. */
async function addBy(page: Page, way: 'slash' | 'press' | 'drag', name: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Add block' });
  if (way === 'slash') {
    await page.getByRole('button', { name: 'Section 1' }).press('/');
    await expect(page.getByLabel('Find a block')).toBeFocused();
    await page.keyboard.type(name.toLowerCase());
    await page.keyboard.press('Enter');
    return;
  }
  if ((await palette.count()) === 0) {
    await page.getByRole('button', { name: 'Add block' }).first().click();
  }
  const choice = palette.getByRole('button', { name, exact: true });
  if (way === 'press') {
    await choice.click();
    return;
  }
  await choice.hover();
  const sheet = (await page.locator('iframe[data-canvas]').boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(sheet.x + 400, sheet.y + 300, { steps: 5 });
  await page.mouse.up();
}

test('EDIT-01 keys that are pressed on the page before rich text has come are its first', async ({
  page,
}) => {
  await signInAsOwner(page);
  const letThrough = await hold(page, '**/edit-text-*.js');
  await addPage(page, `Early ${Date.now()}`);
  await addSection(page, 'Opening');
  const frame = canvas(page);
  const text = frame.locator('#sections .sqs-html-content').nth(1);
  await text.dblclick();
  // None of them is a key of the editor: that would choose all blocks, and take them away.
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('No word of this');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Every bowl / is thrownn');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' here.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('By hand.');
  letThrough();
  await expect(text.locator('p')).toHaveText(['Every bowl / is thrown here.', 'By hand.']);
  await page.keyboard.type(' Always.');
  await page.keyboard.press('Escape');
  await expect(text.locator('p').last()).toHaveText('By hand. Always.');
  await untilSaved(page);

  // Who goes on elsewhere meanwhile types there.
  await page.reload();
  const open = await hold(page, '**/edit-text-*.js');
  await text.dblclick();
  await frame.getByRole('heading').dblclick();
  await page.keyboard.type('A workshop');
  open();
  await page.keyboard.type(' of two');
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('heading')).toHaveText('A workshop of two');
  await expect(text.locator('p').first()).toHaveText('Every bowl / is thrown here.');
});

test('EDIT-01 a space that is typed last before rich text has come stays between the words', async ({
  page,
}) => {
  await signInAsOwner(page);
  const letThrough = await hold(page, '**/edit-text-*.js');
  await addPage(page, `Spaced ${Date.now()}`);
  await addSection(page, 'Opening');
  const frame = canvas(page);
  const text = frame.locator('#sections .sqs-html-content').nth(1);
  await text.dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('From ');
  letThrough();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type('a ');
  await page.keyboard.type('phone');
  await page.keyboard.press('Escape');
  await expect(text.locator('p')).toHaveText('From a phone');
  await untilSaved(page);
});

test('who goes on elsewhere before rich text has come is left there, and comes back later', async ({
  page,
}) => {
  await signInAsOwner(page);
  const open = await hold(page, '**/edit-text-*.js');
  await addPage(page, `Elsewhere ${Date.now()}`);
  await addSection(page, 'Opening');
  const frame = canvas(page);
  const text = frame.locator('#sections .sqs-html-content').nth(1);
  const before = (await text.textContent()) ?? '';
  const outline = page.getByRole('navigation', { name: 'Outline' });

  // Nothing to cut yet, and no block goes in its place.
  await text.dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+X');
  await expect(outline.getByRole('button', { name: /^Text/ })).toBeVisible();

  // Another block was chosen: keys are those of the editor again.
  await outline.getByRole('button', { name: /^Button/ }).click();
  await frame.locator('#sections .sqs-block-button-element').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2, name: 'Button' })).toHaveCount(0);

  // At the side, about the same text: the words stay there.
  await text.dblclick();
  const rich = side(page).getByRole('textbox', { name: 'Text' });
  await rich.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' By');
  open();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  await page.keyboard.type(' hand.');
  await expect(text).toHaveText(`${before} By hand.`);
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);

  await text.dblclick();
  await expect(frame.locator('[contenteditable]')).toBeFocused();
  await page.keyboard.type(' Always.');
  await expect(text).toHaveText(`${before} By hand. Always.`);
});

test('EDIT-01 what is pasted on the page before rich text has come is pasted then', async ({
  page,
}) => {
  await signInAsOwner(page);
  const open = await hold(page, '**/edit-text-*.js');
  await addPage(page, `Pasted ${Date.now()}`);
  await addSection(page, 'Opening');
  await page.getByRole('button', { name: /^Button/ }).click();
  const label = side(page).getByLabel('Text', { exact: true });
  await label.fill('From the clipboard');
  await label.press('Control+A');
  await label.press('Control+C');
  const text = canvas(page).locator('#sections .sqs-html-content').nth(1);
  await text.dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  await page.keyboard.type(', with love');
  open();
  await expect(text).toHaveText('From the clipboard, with love');
});

for (const way of ['slash', 'press', 'drag'] as const) {
  test(`EDIT-06 what is typed right after a text was added stands in it: by ${way}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInAsOwner(page);
    const letThrough = await hold(page, '**/edit-text-*.js');
    await addPage(page, `Added by ${way} ${Date.now()}`);
    await addSection(page, 'Opening');
    const frame = canvas(page);
    const outline = page.getByRole('navigation', { name: 'Outline' });
    const selected = () => page.locator('[data-selected]').getAttribute('data-selected');

    // Rich text is on its way: no key is one of the canvas meanwhile, and none is lost.
    await addBy(page, way, 'Text');
    const text = frame.locator(`[id="block-${await selected()}"] .sqs-html-content`);
    await page.keyboard.type('A/B');
    for (const key of ['Delete', 'ArrowUp', 'Backspace']) await page.keyboard.press(key);
    await page.keyboard.type(']ob');
    letThrough();
    await expect(text).toHaveText('A/]ob');
    await expect(text).toBeFocused();
    await page.keyboard.type('!');
    await expect(text).toHaveText('A/]ob!');
    await page.keyboard.press('Escape');
    await expect(frame.locator('[contenteditable]')).toHaveCount(0);
    await expect(page.locator('[data-selected]')).toHaveCount(1);
    // The words go back first, then the block.
    await page.keyboard.press('Control+z');
    await expect(text).toHaveText('');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveCount(0);

    const kinds = [
      ['Heading', 'h2'],
      ['Quote', 'blockquote'],
      ['Button', '.sqs-block-button-element'],
    ] as const;
    for (const [name, within] of kinds) {
      const lines = outline.getByRole('button', { name: new RegExp(`^${name}`) });
      const before = await lines.count();
      await addBy(page, way, name);
      const words = frame.locator(`[id="block-${await selected()}"] ${within}`);
      await page.keyboard.type('By / hands');
      await page.keyboard.press('Backspace');
      await expect(words).toHaveText(name === 'Quote' ? '“By / hand”' : 'By / hand');
      // All words go back, then the block, and nothing else.
      await expect(async () => {
        await page.keyboard.press('Control+z');
        await expect(words).toHaveText(name === 'Quote' ? '“”' : '', { timeout: 500 });
      }).toPass();
      await expect(lines).toHaveCount(before + 1);
      await page.keyboard.press('Control+z');
      await expect(lines).toHaveCount(before);
      await page.keyboard.press('Control+Shift+z');
      await expect(lines).toHaveCount(before + 1);
    }
  });
}

test('EDIT-06 Escape before rich text has come goes back to the block that was added', async ({
  page,
}) => {
  await signInAsOwner(page);
  const letThrough = await hold(page, '**/edit-text-*.js');
  await addPage(page, `Left early ${Date.now()}`);
  await addSection(page, 'Opening');
  await addBy(page, 'slash', 'Text');
  const lines = page.getByRole('navigation', { name: 'Outline' }).getByText(/^Text/);
  const before = await lines.count();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-selected]')).toHaveCount(1);
  letThrough();
  await page.keyboard.press('Delete');
  await expect(lines).toHaveCount(before - 1);
  await expect(canvas(page).locator('[contenteditable]')).toHaveCount(0);
});

test('a picker of colours that cannot be loaded is a field for a colour', async ({ page }) => {
  await signInAsOwner(page);
  await page.route('**/color-panel-*.js', (route) => route.abort());
  await addPage(page, `Colour ${Date.now()}`);
  await addSection(page, 'Opening');
  await page.getByRole('button', { name: 'Section 1' }).click();
  await side(page)
    .getByRole('button', { name: /^Background colour/ })
    .click();
  await page.getByLabel('Hex').fill('#123456');
  await page.keyboard.press('Escape');
  await expect(
    side(page).getByRole('button', { name: 'Background colour: #123456' }),
  ).toBeVisible();
});

test('somebody types on while what other blocks show arrives', async ({ page }) => {
  await signInAsOwner(page);
  await addPage(page, `Late ${Date.now()}`);
  await addSection(page, 'Opening');
  await untilSaved(page);
  const frame = canvas(page);
  for (const [name, block, first, second] of [
    ['heading', 'Map', 'Made in', ' one room'],
    ['text', 'Newsletter', 'Every bowl', ' is thrown here.'],
  ] as const) {
    const letThrough = await hold(page, '**/block-source*');
    await insertBlock(page, block);
    const typed = frame.locator('#sections .sqs-html-content').nth(name === 'heading' ? 0 : 1);
    await typed.dblclick();
    await expect(frame.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(first);
    const came = page.waitForResponse('**/block-source*');
    letThrough();
    await came;
    await page.unroute('**/block-source*');
    // Drawn anew by then.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await page.keyboard.type(second);
    await page.keyboard.press('Escape');
    await expect(typed).toHaveText(first + second);
  }
});

test('EDIT-02 what is typed into a field at the side while its editor loads stays', async ({
  page,
}) => {
  await signInAsOwner(page);
  const letRichThrough = await hold(page, '**/rich-text-editor-*.js');
  const letCodeThrough = await hold(page, '**/code-editor-*.js');
  await addPage(page, `Side ${Date.now()}`);
  await addSection(page, 'Opening');
  await page.getByRole('button', { name: /^Text/ }).click();
  const rich = side(page).getByRole('textbox', { name: 'Text' });
  await rich.click();
  await page.keyboard.type(' By hand.');
  letRichThrough();
  await expect(rich).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type(' Always.');
  await expect(canvas(page).locator('#sections .sqs-html-content').nth(1)).toHaveText(
    /why it matters\. By hand\. Always\.$/,
  );

  await insertBlock(page, 'Code');
  const code = side(page).getByRole('textbox', { name: 'Code' });
  await code.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('One for all');
  await page.keyboard.press('Home');
  letCodeThrough();
  await expect(side(page).locator('[data-code-editor]')).toBeVisible();
  await page.keyboard.type('All for one, ');
  await expect(code).toContainText('All for one, One for all');
});

test('EDIT-02 spaces that are typed last stay while the text is saved', async ({ page }) => {
  await signInAsOwner(page);
  await addPage(page, `Spaces ${Date.now()}`);
  await addSection(page, 'Opening');
  const text = canvas(page).locator('#sections .sqs-html-content').nth(1);
  await text.dblclick();
  await page.keyboard.press('Control+A');
  // The second space is one that does not break: what is saved writes it in another way.
  await page.keyboard.type('Every  bowl');
  await expect(text).toHaveText('Every  bowl'.replace('  ', '\u00a0 '), { useInnerText: true });
  await page.keyboard.press('Escape');
  await untilSaved(page);
  const rich = side(page).getByRole('textbox', { name: 'Text' });
  await rich.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' is ');
  await untilSaved(page);
  await page.waitForTimeout(500);
  await page.keyboard.type('thrown');
  await expect(rich).toHaveText(/bowl is thrown$/);
});

test('EDIT-02 what is typed in on the page has one frame', async ({ page }) => {
  await signInAsOwner(page);
  await addPage(page, `Frames ${Date.now()}`);
  await addSection(page, 'Opening');
  for (const name of ['Heading', 'Text', 'Quote', 'Button']) {
    await addBy(page, 'slash', name);
    const typed = canvas(page).locator('[contenteditable]');
    await expect(typed).toBeFocused();
    await expect(typed).toHaveCSS('outline-style', 'none');
    await page.keyboard.type(name);
    await page.keyboard.press('Escape');
  }
});
