/** The settings of a page, from the list and from the editor: what is told of it elsewhere. */
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, insertBlock } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const overlay = (page: Page) => page.locator('html').getAttribute('data-open-overlay');
const expectOverlay = (page: Page, name: string) => expect.poll(() => overlay(page)).toBe(name);

/** A picture of one colour. */
const paint = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a4552d' } })
    .png()
    .toBuffer();

for (const width of widthsOf('settings of a page')) {
  test(`EDIT-04 a page is told to search engines and to who shares it, from its editor at ${width}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsOwner(page);
    const title = `Kiln ${Date.now()}`;
    await addPage(page, title);
    await addSection(page, 'Opening');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(
      page.locator('[data-editor-bar]').getByText('Published', { exact: true }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Page settings' }).click();
    const dialog = page.getByRole('dialog', { name: `Settings of ${title}` });
    await expectOverlay(page, 'page-settings');
    const path = `/${await dialog.getByLabel('Address').inputValue()}`;
    await page.screenshot({ path: `test-results/page-settings-${width}.png` });
    await dialog.getByRole('tab', { name: 'Search engines' }).click();
    await expectOverlay(page, 'seo');
    await dialog.getByLabel('Title for search engines').fill('A kiln for one day');
    await dialog.getByLabel('Description for search engines').fill('Fire with us, by the hour.');
    const preview = dialog.getByRole('region', { name: 'In search results' });
    await expect(preview).toContainText('A kiln for one day');
    await expectNoViolations(page, ['light', 'dark'], '[role=dialog]');
    await page.screenshot({ path: `test-results/page-search-${width}.png` });
    await dialog.getByRole('tab', { name: 'Sharing' }).click();
    await expectOverlay(page, 'share');
    const card = dialog.getByRole('region', { name: 'Where it is shared' });
    await expect(card).toContainText('A kiln for one day');
    await expect(card).toContainText('Fire with us, by the hour.');
    await dialog.getByRole('button', { name: 'Choose a picture' }).click();
    await expectOverlay(page, 'media');
    const picker = page.getByRole('dialog').last();
    await picker
      .getByLabel('Choose File')
      .setInputFiles({ name: `kiln-${width}.png`, mimeType: 'image/png', buffer: await paint() });
    await picker.getByRole('button', { name: 'Use them' }).click();
    await expect(card.locator('img')).toHaveAttribute('src', /\?format=750w$/);
    await expect(dialog.locator('img')).toHaveCount(2);
    await expectNoViolations(page, ['light', 'dark'], '[role=dialog]');
    await page.screenshot({ path: `test-results/page-share-${width}.png` });
    await dialog.getByRole('tab', { name: 'General' }).click();
    await dialog.getByLabel('Title', { exact: true }).fill(`${title} day`);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: `${title} day` })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);

    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(path);
    await expect(visitor).toHaveTitle('A kiln for one day');
    const meta = (name: string) => visitor.locator(`meta[property="${name}"]`);
    await expect(meta('og:description')).toHaveAttribute('content', 'Fire with us, by the hour.');
    await expect(meta('og:title')).toHaveAttribute('content', 'A kiln for one day');
    await expect(meta('og:image')).toHaveAttribute('content', /\?format=1500w$/);
    await context.close();
  });
}

test('EDIT-04 what is open in the editor has the name of the specification, and an address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await addPage(page, `Named ${Date.now()}`);
  await expectOverlay(page, 'none');
  const address = page.url().split('?')[0]!;
  await addSection(page, 'Opening');
  await page.getByRole('button', { name: 'Section 1' }).click();
  await expectOverlay(page, 'section-settings');
  await canvas(page).getByText('Begin here').click();
  await expectOverlay(page, 'block-settings');
  await page.getByRole('button', { name: 'Add link' }).click();
  await expectOverlay(page, 'link');
  await page.keyboard.press('Escape');
  await expectOverlay(page, 'block-settings');
  await insertBlock(page, 'Code');
  await expectOverlay(page, 'code');

  for (const name of ['page-settings', 'seo', 'share', 'history', 'publish']) {
    await page.goto(`${address}?overlay=${name}`);
    await expectOverlay(page, name);
  }
  await page.keyboard.press('Escape');
  await expectOverlay(page, 'none');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Site styles' }).click();
  await expectOverlay(page, 'site-styles');
});
