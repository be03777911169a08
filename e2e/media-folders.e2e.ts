/** The media library put in order: folders, files that are replaced and cut, all of it as a ZIP. */
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from './support/axe.ts';
import { messagesOf } from './support/messages.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

function picture(color: string, width = 240): Promise<Buffer> {
  return sharp({ create: { width, height: 160, channels: 3, background: color } })
    .png()
    .toBuffer();
}

async function expectSound(page: Page): Promise<void> {
  await expectNoViolations(page, ['light', 'dark']);
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const width of widthsOf('media-folders')) {
  test(`FILE-01 FILE-12 folders, a new version, a part of a picture at ${width} px`, async ({
    page,
    request,
  }) => {
    const file = `hero-${width}.png`;
    const folder = `Season ${width}`;
    const messages = messagesOf(page);
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await page.goto(`${office}/media`);

    // A folder, and a file that is uploaded into it.
    await page.getByRole('button', { name: 'New folder' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill(folder);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: new RegExp(folder) }).press('Enter');
    await expect(page.getByText('Nothing lies in this folder')).toBeVisible();
    await expectSound(page);
    const buffer = await picture('#c03020', width);
    await page
      .getByLabel('Choose File')
      .setInputFiles({ name: file, mimeType: 'image/png', buffer });
    await expect(page.getByRole('link', { name: file })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the list' }).press('Enter');

    // A second folder of the same name is refused in words, and what was typed stays.
    await page.getByRole('link', { name: 'All files' }).press('Enter');
    await page.getByRole('button', { name: 'New folder' }).press('Enter');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill(folder.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is a folder of this name here already.')).toBeVisible();
    await expect(name).toHaveValue(folder.toUpperCase());
    await page.keyboard.press('Escape');

    // Moved out and back again by Undo.
    await page.getByRole('link', { name: new RegExp(folder) }).press('Enter');
    await page.getByRole('checkbox', { name: `Select ${file}` }).press(' ');
    await page.getByRole('button', { name: 'Move 1 file' }).press('Enter');
    const place = page.getByRole('combobox', { name: 'Move to' });
    await place.fill('In no');
    await page.getByRole('option', { name: 'In no folder' }).click();
    await expectSound(page);
    await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await expect(page.getByText('Nothing lies in this folder')).toBeVisible();
    await messages.getByRole('button', { name: 'Undo' }).last().press('Enter');
    await page.getByRole('link', { name: file }).press('Enter');
    await expect(page.getByRole('link', { name: folder })).toBeVisible();

    // Cut to the right half, by typed pixels; the address changes, the id does not.
    const address = page.getByRole('link', { name: file });
    const before = String(await address.getAttribute('href'));
    await page.getByRole('button', { name: 'Edit picture' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Edit picture/ });
    await dialog.getByRole('textbox', { name: 'From the left, px' }).fill(String(width / 2));
    await expect(dialog.getByRole('textbox', { name: 'Width, px' })).toHaveValue(String(width / 2));
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save everywhere' }).press('Enter');
    await expect(page.getByText(`${width / 2} × 160`)).toBeVisible();
    await expect(address).not.toHaveAttribute('href', before);
    await messages.getByRole('button', { name: 'Undo' }).last().press('Enter');
    await expect(page.getByText(`${width} × 160`)).toBeVisible();

    // By pointer: a corner is dragged to the middle.
    await page.getByRole('button', { name: 'Edit picture' }).press('Enter');
    const corner = dialog.locator('[data-corner="bottom-right"]');
    await corner.scrollIntoViewIfNeeded();
    const from = await corner.boundingBox();
    const shown = await dialog.locator('img').first().boundingBox();
    if (!from || !shown) throw new Error('The picture is not shown');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2, { steps: 4 });
    await page.mouse.up();
    const cut = Number(await dialog.getByRole('textbox', { name: 'Width, px' }).inputValue());
    expect(Math.abs(cut - width / 2)).toBeLessThanOrEqual(width / 40);
    await page.keyboard.press('Escape');

    // Replaced by another picture.
    await page.getByRole('button', { name: 'Replace' }).press('Enter');
    const replacing = page.getByRole('dialog', { name: `Replace: ${file}` });
    const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
    await replacing.getByLabel('Choose File').first().setInputFiles(wrong);
    await expect(replacing.getByText('A file is replaced by one of its kind')).toBeVisible();
    await expectSound(page);
    const next = await picture('#2040c0', width + 20);
    await replacing
      .getByLabel('Choose File')
      .first()
      .setInputFiles({ name: 'another.png', mimeType: 'image/png', buffer: next });
    await expect(replacing.getByText('It is replaced everywhere.')).toBeVisible();
    await replacing.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.getByText(`${width + 20} × 160`)).toBeVisible();
    const served = await request.get(
      `${String(await address.getAttribute('href'))}?format=original`,
    );
    expect((await served.body()).equals(next)).toBe(true);
    // The log of the file tells of it, and takes it back.
    await expect(page.getByText(/replaced the file/).first()).toBeVisible();
    await expectSound(page);

    // All of it as one file.
    await page.goto(`${office}/media`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download all' }).click();
    expect((await download).suggestedFilename()).toBe('files.zip');
    await expectSound(page);
  });
}
