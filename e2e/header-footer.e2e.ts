/** Header and footer in the back office: changed there, seen by a visitor, taken back. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const screen = '/config/sites/alder-loom/header-footer';

test('NAVL-06 header and footer are changed on their screen, seen by a visitor and taken back', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await page.goto(screen);
  await page.getByRole('switch', { name: 'Link to the search' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Text of the button').fill('Visit us');
  await page.getByLabel('Where the button leads').fill('/shop');
  await page.getByLabel('Last line').fill('Made by hand');
  await page.keyboard.press('Control+S');
  // What has the focus does not go away.
  await page.getByRole('button', { name: 'Undo' }).focus();

  const visitor = await context.browser()!.newPage();
  await visitor.goto('/');
  await expect(visitor.locator('.site-actions').getByText('Visit us')).toBeVisible();
  await expect(visitor.locator('.site-actions a[href="/search"]')).toHaveCount(0);
  await expect(visitor.locator('.site-footer-note')).toHaveText('Made by hand');

  await page.getByRole('button', { name: 'Undo' }).click();
  // Both parts are taken back, one after the other.
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(page.getByLabel('Last line')).toHaveValue('');
  await visitor.goto('/?again');
  await expect(visitor.locator('.site-footer-note')).not.toHaveText('Made by hand');
  await expect(visitor.locator('.site-actions a[href="/search"]')).toBeVisible();
  await visitor.close();
});

for (const width of widthsOf('header-footer')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object);

    test('NAVL-06 axe finds nothing on the screen, in light and dark colours', async ({ page }) => {
      await signInAsOwner(page);
      await page.goto(screen);
      await expect(page.getByLabel('Last line')).toBeVisible();
      await expectNoViolations(page, ['light', 'dark']);
      const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
