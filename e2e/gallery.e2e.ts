/** A gallery: twelve pictures at once, put in order, shown in four designs, opened large by a visitor. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { dragOnto } from './support/drag.ts';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, saveEdit, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

/** Chooses another value in a list of the panel. */
async function choose(page: Page, label: string, { from, to }: { from: string; to: string }) {
  await page.getByRole('button', { name: `${from} ${label}` }).click();
  await page.getByRole('option', { name: to, exact: true }).click();
}

const styleOf = (place: Locator, name: string) =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** Adds an empty gallery to the page and leaves it chosen. */
async function insertGallery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).first().click();
  await page.getByLabel('Find a block').fill('Gallery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeVisible();
}

/** Chooses so many pictures of the library: the first, and with Shift the last. */
async function addPictures(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const dialog = page.getByRole('dialog');
  const pictures = dialog.locator('button[aria-pressed]');
  await expect(pictures.nth(count - 1)).toBeVisible();
  await pictures.first().click();
  await pictures.nth(count - 1).click({ modifiers: ['Shift'] });
  await dialog.getByRole('button', { name: 'Use' }).click();
  await expect(dialog).toHaveCount(0);
}

test('GLRY-01 GLRY-03 GLRY-11 a gallery is filled, put in order, changed and seen by a visitor', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const address = `gallery-${Date.now()}`;
  await addPage(page, address);
  await addSection(page, 'Opening');
  await insertGallery(page);
  const frame = canvas(page);
  const slides = frame.locator('.sqs-gallery .slide');
  await addPictures(page, 12);
  await expect(slides).toHaveCount(12);
  // GLRY-13: all of them were in the library before.
  await expect(slides.and(frame.locator('[data-media-type="imageReused"]'))).toHaveCount(12);

  // One gesture, one step back.
  const history = page.getByRole('group', { name: 'History' });
  await history.getByRole('button', { name: 'Undo' }).click();
  await expect(slides).toHaveCount(0);
  await history.getByRole('button', { name: 'Redo' }).click();
  await expect(slides).toHaveCount(12);

  // In order, by keys and by the pointer.
  const idAt = (at: number) => slides.nth(at).getAttribute('id');
  const first = (await idAt(0)) ?? '';
  await page.getByRole('button', { name: 'Move Picture 1', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(slides.nth(1)).toHaveId(first);
  await expect(page.getByRole('button', { name: 'Move Picture 2', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(slides.nth(2)).toHaveId(first);
  const picture = (number: number) =>
    page.getByRole('button', { name: `Move Picture ${number}`, exact: true });
  await dragOnto(page, picture(3), picture(1));
  await expect(slides.nth(0)).toHaveId(first);

  // Each design is on the canvas at once.
  const list = frame.locator('.sqs-gallery');
  await expect(list).toHaveCSS('display', 'grid');
  const columns = async () => (await styleOf(list, 'grid-template-columns')).split('px').length - 1;
  await expect.poll(columns).toBe(4);
  await choose(page, 'Design', { from: 'Grid', to: 'Stacked' });
  await expect(frame.locator('.sqs-gallery-block-stacked')).toBeVisible();
  await expect.poll(columns).toBe(1);
  await choose(page, 'Design', { from: 'Stacked', to: 'Carousel' });
  await expect(frame.locator('.sqs-gallery-block-slider')).toBeVisible();
  await expect(list).toHaveCSS('overflow-x', 'auto');
  await expect(slides.first()).toHaveCSS('scroll-snap-align', 'center');
  await choose(page, 'Design', { from: 'Carousel', to: 'Slideshow' });
  await choose(page, 'Shape', { from: 'Square', to: '16:9' });
  await expect(slides.first().locator('img')).toHaveCSS('aspect-ratio', '16 / 9');
  for (const name of ['Show arrows', 'Move by itself', 'Show small pictures below']) {
    await page.getByRole('switch', { name }).press('Space');
  }
  await page.getByLabel('Height of the small pictures (0–200)').fill('60');
  const small = frame.locator('.sqs-gallery-thumbnails img').first();
  await expect(small).toHaveCSS('height', '60px');
  await expect(small).toHaveCSS('aspect-ratio', '1 / 1');
  await expect(frame.getByRole('button', { name: 'Next picture' })).toBeVisible();
  await saveEdit(page, () =>
    page.getByRole('switch', { name: 'Open pictures large' }).press('Space'),
  );
  await untilSaved(page);
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await moved).status()).toBe(200);

  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  await visitor.goto(`/${address}`);
  // Where less motion is asked for, it waits to be played.
  await expect(visitor.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
  const marks = visitor.locator('.sqs-gallery-thumbnails a');
  await expect(marks.first()).toHaveAttribute('aria-current', 'true');
  await visitor.getByRole('button', { name: 'Next picture' }).click();
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true');
  await visitor.keyboard.press('Shift+Tab');
  await visitor.locator('.sqs-gallery').focus();
  await visitor.keyboard.press('End');
  await expect(marks.last()).toHaveAttribute('aria-current', 'true');
  await marks.first().click();
  await expect(marks.first()).toHaveAttribute('aria-current', 'true');

  const opener = visitor.locator('.sw-lightbox-opener').first();
  // Before its script is there it is a link to the picture.
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await opener.focus();
  await visitor.keyboard.press('Enter');
  const box = visitor.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByText('1 of 12')).toBeVisible();
  await expect(box).toHaveCSS('background-color', 'rgb(17, 17, 17)');
  await visitor.keyboard.press('ArrowLeft');
  await expect(box.getByText('12 of 12')).toBeVisible();
  // The focus goes round inside of it.
  for (let turn = 0; turn < 5; turn += 1) await visitor.keyboard.press('Tab');
  expect(await box.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectNoViolations(visitor);
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(opener).toBeFocused();
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    expect(await visitor.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThan(1);
    await expectNoViolations(visitor);
  }
  await context.close();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const reader = await plain.newPage();
  await reader.goto(`/${address}`);
  await expect(reader.locator('.sqs-gallery .slide')).toHaveCount(12);
  await expect(reader.locator('.sw-gallery-next')).toBeHidden();
  await reader.locator('.sw-lightbox-opener').first().click();
  await expect(reader).toHaveURL(/\.(?:webp|jpe?g|png|avif)$/);
  await plain.close();
});
