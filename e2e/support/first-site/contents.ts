/** The pages of the first site, each with what it is for. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { canvas, saveEdit, untilSaved } from '../editor.ts';
import type { Hand } from '../hands.ts';
import { office, save } from '../month/begin.ts';
import { beginPage, chooseShown, publish, putBlock, putSection, typeOver } from './build.ts';

/** Brings pictures into the library. */
export async function uploadPictures(page: Page): Promise<void> {
  await page.goto(`${office}/media`);
  const files = await Promise.all(['oat', 'moss', 'sea'].map((name, at) => paint(name, at)));
  await page.getByLabel('Choose File').setInputFiles(files);
  for (const { name } of files) await expect(page.getByRole('link', { name })).toBeVisible();
}

async function paint(name: string, at: number) {
  const background = { r: 120 + 30 * at, g: 110, b: 90 };
  const create = { width: 900, height: 600, channels: 3 as const, background };
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

/** A page whose heading is typed on it, and whose button leads to the shop. */
export async function makeWelcome(page: Page, hand: Hand): Promise<void> {
  await beginPage(page, hand, { title: 'Welcome' });
  await putSection(page, hand, 'Opening');
  await typeOver(page, hand, { from: 'Say it in one line', to: 'Pots from the harbour' });
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await hand.press(outline.getByRole('button', { name: /^Button/ }));
  await hand.press(page.getByRole('button', { name: 'Add link' }));
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await hand.write(dialog.getByLabel('Search pages, products and posts'), 'Shop');
  await hand.press(dialog.getByRole('option', { name: /^Shop/ }).first());
  await saveEdit(page, () => hand.press(dialog.getByRole('button', { name: 'Save' })));
  await expect(dialog).toHaveCount(0);
  await publish(page, hand);
}

/** A gallery of three pictures. */
export async function makeGallery(page: Page, hand: Hand): Promise<void> {
  await beginPage(page, hand, { title: 'Pictures' });
  await putSection(page, hand, 'Opening');
  await putBlock(page, hand, 'Gallery');
  await hand.press(page.getByRole('button', { name: 'Add pictures' }));
  const dialog = page.getByRole('dialog');
  const pictures = dialog.locator('button[aria-pressed]');
  await expect(pictures.nth(2)).toBeVisible();
  for (const at of [0, 1, 2]) await hand.press(pictures.nth(at));
  await saveEdit(page, () => hand.press(dialog.getByRole('button', { name: 'Use' })));
  await expect(canvas(page).locator('.sqs-gallery .slide')).toHaveCount(3);
  await publish(page, hand);
}

/** A form with two questions, on a page. */
export async function makeContact(page: Page, hand: Hand): Promise<void> {
  await page.goto(`${office}/forms`);
  await hand.press(page.getByRole('link', { name: 'New form' }).first());
  await hand.write(page.getByLabel('Name', { exact: true }), 'Contact');
  for (const [kind, title] of [
    ['Email', 'Your email'],
    ['Long text', 'Your words'],
  ] as const) {
    await hand.pick(page.getByRole('button', { name: 'Add field' }), kind);
    await hand.write(page.getByLabel('Title', { exact: true }), title);
  }
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.keyboard.press('Control+s');
  expect((await saved).ok()).toBe(true);
  await beginPage(page, hand, { title: 'Write to us' });
  await putSection(page, hand, 'Opening');
  await putBlock(page, hand, 'Form');
  await chooseShown(page, hand, 'Form', 'Contact');
  await expect(canvas(page).locator('.sw-page-form')).toBeVisible();
  await publish(page, hand);
}

/** A chart of two rows. */
export async function makeNumbers(page: Page, hand: Hand): Promise<void> {
  await beginPage(page, hand, { title: 'Numbers' });
  await putSection(page, hand, 'Opening');
  await putBlock(page, hand, 'Chart');
  await hand.press(page.getByRole('button', { name: 'Edit data' }));
  const dialog = page.getByRole('alertdialog', { name: 'Data of the chart' });
  const cells: readonly (readonly [label: string, text: string])[] = [
    ['Name of the first column', 'Month'],
    ['Name of column 1', 'Pots'],
    ['Name of row 1', 'May'],
    ['Row 1, column 1', '12'],
    ['Name of row 2', 'June'],
    ['Row 2, column 1', '30'],
  ];
  for (const [label, text] of cells) {
    const cell = dialog.getByLabel(label, { exact: true });
    if ((await cell.count()) === 0) {
      await hand.press(dialog.getByRole('button', { name: 'Add row' }));
    }
    await hand.write(cell, text);
  }
  await saveEdit(page, () => hand.press(dialog.getByRole('button', { name: 'Apply' })));
  await expect(canvas(page).locator('.sw-chart-bars path')).toHaveCount(2);
  await publish(page, hand);
}

/** A product on a page of its own. */
export async function makeOffer(page: Page, hand: Hand): Promise<void> {
  await beginPage(page, hand, { title: 'Offer' });
  await putSection(page, hand, 'Opening');
  await putBlock(page, hand, 'Product');
  await hand.write(page.getByLabel('Find a product'), 'Mug');
  const add = page.getByRole('button', { name: 'Add Harbour Mug' });
  await expect(add).toBeVisible();
  await saveEdit(page, () => hand.press(add));
  await expect(canvas(page).locator('.product-block .product-title')).toHaveText('Harbour Mug');
  await publish(page, hand);
}

/** A blog with a post, and a calendar page with an event. */
export async function makePosts(page: Page, hand: Hand): Promise<void> {
  for (const [title, holds, add, entry] of [
    ['Journal', 'Posts (a blog)', 'Add post', 'First firing'],
    ['Evenings', 'Events', 'Add event', 'Open kiln'],
  ] as const) {
    await beginPage(page, hand, { title, holds });
    await hand.press(page.getByRole('button', { name: add }).first());
    const dialog = page.getByRole('dialog');
    await hand.write(dialog.getByLabel('Title'), entry);
    // The date is filled in by the keys of the device, whatever the hand.
    if (holds === 'Events') await dialog.getByLabel('Begins').fill('2099-05-06T19:00');
    await hand.press(dialog.getByRole('button', { name: 'Begin' }));
    await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
    await putSection(page, hand, 'Opening');
    await publish(page, hand);
  }
}

/** A popup with a newsletter that shows at once. */
export async function makePopup(page: Page, hand: Hand): Promise<void> {
  await page.goto(`${office}/popup`);
  await hand.press(page.getByRole('link', { name: 'Edit content' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Popup' })).toBeVisible();
  await putSection(page, hand, 'Newsletter on dark ground');
  await untilSaved(page);
  await publish(page, hand);
  await page.goto(`${office}/popup`);
  await hand.press(page.getByRole('switch', { name: 'Visitors see the popup' }));
  await hand.write(page.getByLabel('Seconds', { exact: true }), '0');
  await save(page, hand);
}
