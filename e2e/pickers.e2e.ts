/** What is chosen while pages are built: where links lead, colours, and the fonts of the site. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, saveEdit } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

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
  await expectNoViolations(page, ['light', 'dark']);

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
  await expectNoViolations(page, ['light', 'dark']);
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
