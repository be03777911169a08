/** The styles of the whole site: a palette from one colour, own fonts, and what comes in; beside the page, too. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sectionDesigns } from '@sitewright/blocks';
import { expect, test } from '@playwright/test';
import { comparePage } from '../scripts/compare-canvas/compare-pages.ts';
import { makeDesignPages, readShown } from '../scripts/compare-canvas/make-pages.ts';
import { preparePhotographs } from '../scripts/compare-canvas/photograph.ts';
import { OfficeCalls } from '../scripts/screens/office-calls.ts';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, saveEdit } from './support/editor.ts';
import { look } from './support/look.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';

const { resolve } = createRequire(import.meta.url);
const fontFile = join(
  dirname(resolve('@fontsource-variable/caveat/package.json')),
  'files/caveat-latin-wght-normal.woff2',
);
const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

test('site styles: a palette is made from one colour by keys, tried on pages, saved at once and taken back', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  setSettings('alder-loom', { 'styles.values': '{}' });
  await page.goto('/config/sites/alder-loom/shapes');
  await page.getByRole('button', { name: /^Your colour: / }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Your colour' });
  await picker.getByRole('textbox', { name: 'Hex' }).fill('#8a2be2');
  await page.keyboard.press('Escape');
  const proposals = page.getByRole('list', { name: 'Proposals' });
  await expect(proposals.getByRole('button')).toHaveCount(6);
  const visitor = await context.browser()!.newPage();
  await visitor.goto('/');
  const before = await visitor.locator('body').evaluate(groundOf);
  await proposals.getByRole('button', { name: 'Tinted' }).press('Enter');
  await expect(proposals.getByRole('button', { name: 'Tinted' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const shown = page.frameLocator('iframe[data-shown="true"]').locator('body');
  await expect.poll(() => shown.evaluate(groundOf)).not.toBe(before);
  const tinted = await shown.evaluate(groundOf);
  await visitor.reload();
  expect(await visitor.locator('body').evaluate(groundOf)).toBe(before);
  await look(page, 'site-styles-palette');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await visitor.reload();
  expect(await visitor.locator('body').evaluate(groundOf)).toBe(tinted);
  await expectNoViolations(visitor, ['light', 'dark']);
  await visitor.goto('/shop');
  await expectNoViolations(visitor, ['light', 'dark']);
  // The toast that takes it back goes by itself.
  await proposals.getByRole('button', { name: 'Night' }).press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await visitor.goto('/');
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.locator('body').evaluate(groundOf);
    })
    .toBe(tinted);
  await visitor.close();
  setSettings('alder-loom', { 'styles.values': '{}' });
});

test('site styles: the colours of a picture of the library make palettes', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto('/config/sites/alder-loom/shapes');
  await page.getByRole('button', { name: 'Colours of a picture' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Choose (?!File)/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Use/ }).click();
  const found = page.getByRole('group', { name: 'Colours of the picture' });
  await expect(found.getByRole('button').first()).toBeVisible();
  await found.getByRole('button').last().press('Enter');
  await expect(found.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true');
});

test('site styles: beside a page that is edited each change is seen on it before it is saved', async ({
  page,
}) => {
  await signInAsOwner(page);
  setSettings('alder-loom', { 'styles.values': '{}' });
  await addPage(page, `styled-${Date.now()}`);
  await saveEdit(page, () => addSection(page, 'Opening'));
  const body = canvas(page).locator('body');
  const before = await body.evaluate(groundOf);
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Site styles' }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Site styles' });
  await expect(page.locator('html')).toHaveAttribute('data-open-overlay', 'site-styles');
  await panel.getByRole('button', { name: 'Night' }).press('Enter');
  await expect.poll(() => body.evaluate(groundOf)).not.toBe(before);
  const night = await body.evaluate(groundOf);
  await panel.getByText('Motion', { exact: true }).click();
  await panel.getByRole('button', { name: /How content comes in/ }).click();
  await page.getByRole('option', { name: 'Rise' }).click();
  await panel.getByText('Type', { exact: true }).click();
  await panel.getByLabel('Size of text').fill('20');
  await expect(body).toHaveCSS('font-size', '20px');
  await expectNoViolations(page, ['light', 'dark'], 'aside[aria-label="Site styles"]');
  // Nothing moves while it is edited.
  const content = canvas(page).locator('.page-section > .content-wrapper').first();
  await expect(content).toHaveCSS('animation-name', 'none');
  await panel.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => body.evaluate(groundOf)).toBe(before);

  await panel.getByRole('button', { name: 'Night' }).press('Enter');
  await expect.poll(() => body.evaluate(groundOf)).toBe(night);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Unsaved changes')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(() => body.evaluate(groundOf)).toBe(night);
  await expect(canvas(page).locator('link[rel="stylesheet"][href*="look.css"]')).toHaveCount(0);
  setSettings('alder-loom', { 'styles.values': '{}' });
});

test('site styles: a font is uploaded, chosen among the uploaded ones, seen by visitors, and removed', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  setSettings('alder-loom', { 'fonts.heading': '' });
  await page.goto('/config/sites/alder-loom/styles');
  const files = page.locator('input[type="file"]');
  await files.setInputFiles({
    name: 'broken.woff2',
    mimeType: 'font/woff2',
    buffer: Buffer.from('wOF2 no font'),
  });
  await expect(page.getByText('This is no font that can be read.')).toBeVisible({
    timeout: 60_000,
  });
  await files.setInputFiles(fontFile);
  const own = page.getByRole('list', { name: 'Your own fonts' });
  await expect(own.getByText('Caveat')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/the font puts no limits|may be embedded/)).toBeVisible();
  await page.getByRole('button', { name: 'Change font: Headings' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change font: Headings' });
  await dialog.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'Uploaded', exact: true }).click();
  await dialog.getByRole('option', { name: /Caveat/ }).click();
  await dialog.getByRole('button', { name: 'Use font' }).press('Enter');
  const preview = page.frameLocator('iframe[data-shown="true"]');
  await expect(preview.locator('h1').first()).toHaveCSS('font-family', /^"?own-caveat/);
  await look(page, 'site-styles-fonts');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  const visitor = await context.browser()!.newPage();
  const loaded = visitor.waitForResponse((answer) => answer.url().endsWith('/font.woff2'));
  await visitor.goto('/');
  expect((await loaded).status()).toBe(200);
  await expect(visitor.locator('h1').first()).toHaveCSS('font-family', /^"?own-caveat/);
  await own.getByRole('button', { name: 'Remove Caveat' }).press('Enter');
  await expect(own).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.locator('h1').first()).not.toHaveCSS('font-family', /own-caveat/);
  await visitor.close();
  setSettings('alder-loom', { 'fonts.heading': '' });
});

test('site styles: what comes in is there without scripts and for who wants no motion, moves no line, and pictures and fields take their shape', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const values = {
    motion: 'rise',
    'picture-corners': 'arch',
    'picture-border': 'frame',
    'picture-hover': 'from-grey',
    'field-style': 'underlined',
    'type-scale': 'fourth',
  };
  setSettings('alder-loom', { 'styles.values': JSON.stringify(values) });
  const second =
    '.page-section:nth-of-type(2) > .content-wrapper, .page-section ~ .page-section > .content-wrapper';
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    const context = await browser.newContext({
      reducedMotion,
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const visitor = await context.newPage();
    await visitor.goto('/');
    const part = visitor.locator(second).first();
    await expect(part).toHaveCSS('animation-name', moves ? 'sw-come-in' : 'none');
    await part.scrollIntoViewIfNeeded();
    await part.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(part).toHaveCSS('opacity', '1');
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(visitor.locator('.page-section > .content-wrapper').last()).toHaveCSS(
      'opacity',
      '1',
    );
    await context.close();
  }
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
  });
  const visitor = await context.newPage();
  await visitor.goto('/shop');
  await expect(visitor.locator('.product-card-picture').first()).toHaveCSS(
    'border-top-style',
    'solid',
  );
  await expectNoViolations(visitor, ['light', 'dark']);
  await context.close();
  setSettings('alder-loom', { 'styles.values': '{}' });
});

test('site styles: with shapes, scales and motion canvas and published page differ in no pixel', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const origin = baseURL ?? '';
  await signInAsOwner(page);
  const values = {
    motion: 'fade',
    'motion-of': 'blocks',
    'picture-corners': 'leaf',
    'picture-border': 'line',
    'field-style': 'filled',
    'type-scale': 'golden',
    'body-size': '18px',
    'line-spacing': 'open',
  };
  setSettings('alder-loom', { 'styles.values': JSON.stringify(values) });
  const staff = page.context();
  const visitor = await browser.newContext({ reducedMotion: 'reduce' });
  for (const context of [staff, visitor]) context.setDefaultTimeout(60_000);
  const office = new OfficeCalls(staff, origin);
  const shown = await readShown(office, 'alder-loom');
  const designs = sectionDesigns.filter(({ kind }) => kind === 'voices').slice(0, 1);
  const pages = await makeDesignPages(office, 'alder-loom', shown, designs);
  await preparePhotographs(staff);
  await preparePhotographs(visitor);
  const comparing = {
    staff,
    visitor,
    origin,
    site: 'alder-loom',
    widths: [390, 1440] as const,
    outDir: testInfo.outputPath('canvas'),
  };
  for (const compared of pages) {
    for (const { width, count, where } of await comparePage(comparing, compared)) {
      expect(count, `${compared.name}, ${width}: ${where}`).toBe(0);
    }
  }
  await visitor.close();
  setSettings('alder-loom', { 'styles.values': '{}' });
});
