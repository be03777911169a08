/** The library of sections and the templates of pages, as they look on the site. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, canvas, pagesPath, saveEdit } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

test('sections are found, seen in the style of the site and put on a page by keys alone', async ({
  page,
}) => {
  await signInAsOwner(page);
  await addPage(page, `Sections ${Date.now()}`);
  await page.getByRole('button', { name: 'Add section' }).first().click();
  const dialog = page.getByRole('dialog');
  const offered = dialog.getByRole('list', { name: 'Sections' }).getByRole('button');
  await expect(offered.first()).toBeVisible();
  expect(await offered.count()).toBeGreaterThanOrEqual(60);

  // The preview is a page of the site.
  const preview = dialog.locator('iframe').first().contentFrame();
  await expect(preview.getByText('Say it in one line')).toBeAttached();
  await expectNoViolations(page, ['light', 'dark']);

  await dialog.getByRole('searchbox').fill('nothing is called this');
  await expect(dialog.getByText('No section is called that')).toBeVisible();
  await dialog.getByRole('searchbox').fill('questions');
  await expect(offered.first()).toHaveText('Questions below a heading');
  await offered.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(offered.nth(1)).toBeFocused();
  await saveEdit(page, () => page.keyboard.press('Enter'));
  await expect(canvas(page).getByText('Do you repair what you sell?')).toBeVisible();
});

test('a page begins with a template, whose canvas and published page have the same places', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto(pagesPath);
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Begin with/ }).click();
  await page.getByRole('option', { name: 'A template' }).click();
  await dialog.getByRole('button', { name: 'Price list' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Price list');
  await dialog.getByLabel('Address').fill(`prices-${Date.now()}`);
  const address = await dialog.getByLabel('Address').inputValue();
  await dialog.getByRole('button', { name: 'Make page' }).click();
  const sections = canvas(page).locator('#sections');
  await expect(sections.getByText('Which one is yours?')).toBeVisible();
  const published = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await published).status()).toBe(200);

  // Each at the width of the canvas, alone on a page without the editor around it.
  const frame = await page.locator('iframe[title="The page"]').boundingBox();
  const built = await sections.innerHTML();
  const visitor = await page.context().browser()!.newPage();
  await visitor.setViewportSize({ width: Math.round(frame!.width), height: 900 });
  await visitor.goto(`/${address}`);
  // Fonts that come late are used from the second page on.
  await visitor.waitForLoadState('networkidle');
  await visitor.reload();
  const seen = visitor.locator('#sections');
  expect(await seen.innerHTML()).toBe(built);
  const places = (elements: Element[]) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height];
    });
  const block = '#sections .fe-block';
  expect(await visitor.locator(block).evaluateAll(places)).toEqual(
    await canvas(page).locator(block).evaluateAll(places),
  );
  await visitor.close();
});
