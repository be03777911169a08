/** Pictures are edited where they are shown, from their originals. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from './support/axe.ts';
import { addPage, canvas, insertBlock, untilSaved } from './support/editor.ts';
import { undoOf } from './support/messages.ts';
import { signInAsOwner } from './support/owner.ts';

const site = '/config/sites/alder-loom';
const side = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const editor = (page: Page) => page.getByRole('dialog', { name: /^Edit picture/ });

/** Saves, until the server has made the picture. */
async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/picture-edits'));
  await editor(page).getByRole('button', { name: 'Save everywhere' }).click();
  expect((await answered).status()).toBe(200);
  await expect(editor(page)).toHaveCount(0);
}

/** A page with a picture of its own copy, so that no other journey meets what is done to it. */
async function addPicture(page: Page, name = `edited-${Date.now()}.png`): Promise<Locator> {
  await addPage(page, `Pictured ${Date.now()}`);
  await page.getByRole('button', { name: 'Add section' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opening' }).click();
  await insertBlock(page, 'Image');
  await side(page).getByRole('button', { name: 'Choose a picture' }).click();
  const picker = page.getByRole('dialog');
  await picker
    .getByLabel('Choose File')
    .setInputFiles({ name, mimeType: 'image/png', buffer: await halves() });
  await picker.getByRole('button', { name: 'Use them' }).click();
  await untilSaved(page);
  return canvas(page).locator('img.thumb-image').last();
}

/** A picture that is red at the left and blue at the right, and like no other. */
async function halves(): Promise<Buffer> {
  const one = (width: number, background: string) =>
    sharp({ create: { width, height: 300, channels: 3, background } });
  const blue = await one(200, `rgb(20, 20, ${150 + (Date.now() % 100)})`)
    .png()
    .toBuffer();
  return one(400, `rgb(${150 + Math.floor(Math.random() * 100)}, 20, 20)`)
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toBuffer();
}

test('FILE-12 a picture of a block is cut, coloured and mirrored by mouse, shown at once, and reset', async ({
  page,
}) => {
  await signInAsOwner(page);
  const shown = await addPicture(page);
  const before = String(await shown.getAttribute('src'));
  await side(page).getByRole('button', { name: 'Edit picture' }).click();
  const dialog = editor(page);
  const width = dialog.getByRole('textbox', { name: 'Width, px' });
  await expect(width).toHaveValue('400');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: /Shape$/ }).click();
  await page.getByRole('option', { name: '1:1' }).click();
  await expect(width).toHaveValue('300');
  // By pointer: the part goes to the left.
  const part = dialog.locator('[data-part]');
  const box = (await part.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - box.width, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole('textbox', { name: 'From the left, px' })).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('textbox', { name: 'From the left, px' })).toHaveValue('50');
  await dialog.getByRole('button', { name: 'Redo' }).click();
  await dialog.getByRole('button', { name: 'Mirror across' }).click();
  await dialog.getByRole('tab', { name: 'Filters' }).click();
  await dialog.getByRole('button', { name: 'Mono' }).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Before' }).click();
  await expect(dialog.getByRole('button', { name: 'Before' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dialog.getByRole('button', { name: 'Before' }).click();
  await save(page);
  await expect(shown).not.toHaveAttribute('src', before);

  // What was done is there again, and the original comes back.
  await side(page).getByRole('button', { name: 'Edit picture' }).click();
  await expect(width).toHaveValue('300');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(width).toHaveValue('400');
  await save(page);
  await side(page).getByRole('button', { name: 'Edit picture' }).click();
  await expect(dialog.getByRole('button', { name: 'Reset' })).toBeDisabled();
  await page.keyboard.press('Escape');
});

test('FILE-12 a picture of the library is turned, straightened and brightened by keys alone, and taken back', async ({
  page,
}) => {
  await signInAsOwner(page);
  const name = `keyed-${Date.now()}.png`;
  await addPicture(page, name);
  await page.goto(`${site}/media`);
  await page.getByRole('link', { name }).press('Enter');
  await page.getByRole('button', { name: 'Edit picture' }).press('Enter');
  const dialog = editor(page);
  await dialog.getByRole('button', { name: 'Turn right' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Width, px' })).toHaveValue('300');
  const straighten = dialog.getByRole('slider', { name: 'Straighten' });
  await straighten.focus();
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight');
  await expect(straighten).toHaveAttribute('aria-valuetext', '3°');
  const part = dialog.getByRole('button', { name: /^The part that stays/ });
  await part.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(dialog.getByRole('textbox', { name: 'Height, px' })).not.toHaveValue('400');
  await page.keyboard.press('Control+Z');
  await expect(dialog.getByRole('textbox', { name: 'Height, px' })).toHaveValue('400');
  await dialog.getByRole('tab', { name: 'Crop' }).focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Brightness' }).focus();
  await page.keyboard.press('End');
  await expectNoViolations(page);
  await dialog.getByRole('tab', { name: 'Focal point' }).click();
  await dialog.getByRole('slider', { name: 'Focal point' }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expectNoViolations(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/picture-edits'));
  await dialog.getByRole('button', { name: 'Save everywhere' }).press('Enter');
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('300 × 400')).toHaveCount(0);
  await undoOf(page).last().press('Enter');
  await expect(page.getByText('400 × 300')).toBeVisible();
});
