/** Redirects, the checklist for search engines, and carts that were left: by staff and visitors. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';

const site = '/config/sites/alder-loom';

test('an old address is sent on: written, tried, visited, imported and taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await page.goto(`${site}/redirects`);
  await page.getByRole('button', { name: 'Add redirect' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'From' }).fill('/cart');
  await dialog.getByRole('textbox', { name: 'To' }).fill('/shop');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('The shop itself answers at this address.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'From' })).toBeFocused();
  await expectNoViolations(page, ['light', 'dark']);
  await dialog.getByRole('textbox', { name: 'From' }).fill('/old-page');
  await dialog.getByRole('textbox', { name: 'To' }).fill('/cart');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('cell', { name: '/old-page', exact: true })).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);

  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('/Old-Page/');
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await expect(page.getByText('Visitors are sent to /cart (301).')).toBeVisible();

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('textbox').fill('/older -> /old-page\n/checkout -> /shop');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('1 new, 0 changed, 0 as before')).toBeVisible();
  await expect(dialog.getByText('Line 2')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('cell', { name: '/older', exact: true })).toBeVisible();

  const visited = await page.context().newPage();
  await visited.goto('/older');
  await expect(visited).toHaveURL(/\/cart$/);
  await visited.close();
  const told = page.getByRole('status').filter({ hasText: 'Imported: 1 new' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: '/older', exact: true })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Actions for /old-page' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  // Other journeys may have left redirects of their own.
  await expect(page.getByRole('button', { name: 'Actions for /old-page' })).toHaveCount(0);
  await expectNoViolations(page, ['light', 'dark']);
});

test('the checklist for search engines leads to exactly what it counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsOwner(page);
  await page.goto(`${site}/seo`);
  await expect(page.getByText('Reached by HTTPS')).toBeVisible();
  await expect(page.getByText('Structured data of products')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await page.goto(`${site}/seo/page-description-missing`);
  await expect(
    page.getByRole('heading', { name: 'Pages without a description', level: 1 }),
  ).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
});

test('reminders of carts say what they will do, before they are switched on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await page.goto(`${site}/abandoned-carts`);
  await expect(page.getByText('No abandoned carts')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await page.getByRole('link', { name: 'Reminder', exact: true }).click();
  await expect(page.getByText('Nobody is reminded of it.')).toBeVisible();
  await page.getByText('Remind of carts that were left').click();
  await expect(page.getByText(/A cart left now is reminded of/)).toBeVisible();
  await expect(page.getByText('Only who asked for news gets it.')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nobody is reminded of it.')).toBeVisible();
});
