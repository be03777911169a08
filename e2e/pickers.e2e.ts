/** What is chosen while pages are built: where links lead, colours, and the fonts of the site. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, saveEdit } from './support/editor.ts';
import { look } from './support/look.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';

test('LINK-01 LINK-02 LINK-07 a button is linked by keyboard, wrong links are told, visitors follow it', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  const address = `linked-${Date.now()}`;
  await addPage(page, address);
  await saveEdit(page, () => addSection(page, 'Opening'));
  await canvas(page).getByText('Begin here').click();
  await page.getByRole('button', { name: 'Add link' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page, ['light'], '[role="dialog"]');

  const search = dialog.getByLabel('Search pages, products and posts');
  await search.fill('/nowhere');
  await search.press('Enter');
  await expect(dialog.getByText('/nowhere is not a valid page URL.')).toBeVisible();

  await dialog.getByRole('tab', { name: 'Page' }).press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await dialog.getByLabel('Email address').fill('anna');
  await dialog.getByLabel('CC', { exact: true }).fill('ben');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a valid email.')).toBeVisible();
  await expect(dialog.getByText('Emails must be formatted as name@example.com.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoViolations(page, ['dark'], '[role="dialog"]');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel('Email address').fill('anna@example.com');
  await dialog.getByLabel('CC', { exact: true }).fill('ben@example.com');
  await dialog.getByLabel('Subject').fill('Bowls & plates');
  await saveEdit(page, () => dialog.getByRole('button', { name: 'Save' }).click());

  const published = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await published).status()).toBe(200);
  const visitor = await context.browser()!.newPage();
  await visitor.goto(`/${address}`);
  await expect(visitor.getByRole('link', { name: 'Begin here' })).toHaveAttribute(
    'href',
    'mailto:anna@example.com?subject=Bowls%20%26%20plates&cc=ben@example.com',
  );
  await visitor.close();
});

test('LINK-01 FILE-01 a file that is uploaded for a link is chosen at once', async ({ page }) => {
  await signInAsOwner(page);
  await addPage(page, `filed-${Date.now()}`);
  await saveEdit(page, () => addSection(page, 'Opening'));
  await canvas(page).getByText('Begin here').click();
  await page.getByRole('button', { name: 'Add link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('tab', { name: 'File' }).click();
  await dialog.getByRole('button', { name: 'Choose File' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose File' });
  const name = `prices-${Date.now()}.txt`;
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`Bowl 24, ${name}`) };
  await picker.locator('input[type="file"]').setInputFiles(file);
  await picker.getByRole('button', { name: 'Use them' }).click();
  await expect(picker).toHaveCount(0);
  await expect(dialog.getByText(name)).toBeVisible();
  await saveEdit(page, () => dialog.getByRole('button', { name: 'Save' }).click());
  await expect(page.getByText(`File: ${name}`)).toBeVisible();
});

test('COLR-01 a section gets its colour by keyboard, digits are checked, and visitors see it', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  const address = `coloured-${Date.now()}`;
  await addPage(page, address);
  await saveEdit(page, () => addSection(page, 'Opening'));
  await page.getByRole('button', { name: 'Section 1' }).click();
  await page.getByRole('button', { name: 'Background colour: None' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Background colour' });
  await expect(picker).toBeVisible();
  const hex = picker.getByRole('textbox', { name: 'Hex' });
  await hex.fill('#1f2');
  await hex.fill('#1f24');
  await expect(picker.getByText('#1f24 is no colour: write 3 or 6 hex digits')).toBeVisible();
  await hex.fill('#1f241f');
  await expect(picker.getByText('Text of the site is hard to read on it')).toBeVisible();
  await expectNoViolations(page, ['light'], '[role="dialog"]');
  await picker.getByRole('button', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'RGB' }).click();
  await expect(picker.getByLabel('Green')).toHaveValue('36');
  await picker.getByRole('slider', { name: 'Hue' }).press('ArrowRight');
  await picker
    .getByRole('group', { name: 'Swatches of the site' })
    .getByRole('button')
    .nth(1)
    .press('Enter');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoViolations(page, ['dark'], '[role="dialog"]');
  await page.setViewportSize({ width: 1440, height: 900 });
  const alpha = picker.getByLabel('Alpha', { exact: true }).last();
  await saveEdit(page, async () => {
    await alpha.fill('50%');
    await alpha.press('Enter');
  });
  await page.keyboard.press('Escape');
  const color = await page
    .getByRole('button', { name: /^Background colour: #[\da-f]{6}80$/ })
    .textContent();
  const published = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await published).status()).toBe(200);
  const visitor = await context.browser()!.newPage();
  await visitor.goto(`/${address}`);
  const overlay = visitor.locator('.section-background-overlay');
  const alphaOf = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await overlay.evaluate(alphaOf)).toMatch(/0\.50?\d*\)$/);
  expect(color).toMatch(/80$/);
  await visitor.close();
});

test('FONT-01 FONT-02 FONT-03 headings of the whole site get a font, are looked at, saved and taken back', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  setSettings('alder-loom', { 'fonts.heading': '' });
  const slab = /^"Roboto Slab"/;
  await context.route('**/universal/fonts/bitter/**', (route) => route.abort());
  await page.goto('/config/sites/alder-loom/styles');
  await page.getByRole('button', { name: 'Change font: Headings' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change font: Headings' });
  await expect(dialog.getByRole('tab', { name: 'Browse all fonts' })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Fonts in Style Guide' })).toBeVisible();
  await expect(dialog.getByRole('option', { name: 'Albert Sans' })).toBeVisible();
  await expectNoViolations(page, ['light'], '[role="dialog"]');
  await dialog.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'Slab Serif', exact: true }).click();
  await expect(dialog.getByText('Unable to load preview for Bitter')).toBeVisible();
  await dialog.getByLabel('Search fonts').fill('roboto sl');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Use font' }).press('Enter');
  const preview = page.frameLocator('iframe[data-shown="true"]');
  await expect(preview.locator('h1').first()).toHaveCSS('font-family', slab);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoViolations(page, ['dark']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/settings/edits'));
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);

  const visitor = await context.browser()!.newPage();
  const heading = visitor.locator('h1').first();
  await visitor.goto('/about');
  await expect(heading).toHaveCSS('font-family', slab);
  const undone = page.waitForResponse((answer) => answer.url().endsWith('/undo'));
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await undone).status()).toBe(200);
  await visitor.goto('/about');
  await expect(heading).not.toHaveCSS('font-family', slab);
  await visitor.close();
});

test('FONT-01 buttons of the whole site get other letters, are looked at, saved and taken back', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  setSettings('alder-loom', { 'styles.values': '{}' });
  await page.goto('/config/sites/alder-loom/shapes');
  await page.locator('summary', { hasText: 'Buttons' }).press('Enter');
  await page.getByRole('button', { name: /Letters of buttons/ }).press('Enter');
  await page.getByRole('option', { name: 'Capitals' }).press('Enter');
  const shown = page.frameLocator('iframe[data-shown="true"]').locator('.sw-button').first();
  await expect(shown).toHaveCSS('text-transform', 'uppercase');
  await look(page, 'shapes');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/settings/edits'));
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);

  const visitor = await context.browser()!.newPage();
  const button = visitor.locator('.sw-button').first();
  await visitor.goto('/');
  await expect(button).toHaveCSS('text-transform', 'uppercase');
  const undone = page.waitForResponse((answer) => answer.url().endsWith('/undo'));
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await undone).status()).toBe(200);
  await visitor.goto('/');
  await expect(button).toHaveCSS('text-transform', 'none');
  await visitor.close();
});
