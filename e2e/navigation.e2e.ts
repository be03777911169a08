/** Menus in the back office: reordered by keyboard, seen by a visitor. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const site = '/config/sites/alder-loom';

test('NAVL-01 NAVL-04 the menu is reordered by keyboard, seen by a visitor and taken back', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await page.goto(`${site}/navigation`);
  const handles = page.getByRole('button', { name: /^Move / });
  await expect(handles.first()).toBeVisible();
  const nameOf = async (place: number) =>
    (await handles.nth(place).getAttribute('aria-label'))?.replace(/^Move /, '') ?? '';
  const [first, second] = [await nameOf(0), await nameOf(1)];
  await handles.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(handles.nth(1)).toBeFocused();
  await expect(handles.nth(1)).toHaveAccessibleName(`Move ${first}`);
  await page.keyboard.press('Control+S');
  await expect(page.getByText('The menu was saved.')).toBeVisible();

  const visitor = await context.browser()!.newPage();
  const shown = visitor.locator('.site-nav > .nav-list > li');
  await visitor.goto('/');
  await expect(shown.first()).toContainText(second);
  await expect(shown.nth(1)).toContainText(first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await visitor.goto('/?again');
  await expect(shown.first()).toContainText(first);
  await visitor.close();
});

for (const width of widthsOf('navigation')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object);

    test('axe finds nothing on these screens, in light and dark colours', async ({ page }) => {
      await signInAsOwner(page);
      for (const path of ['navigation', 'billing', 'languages', 'marketing', 'api-keys']) {
        await page.goto(`${site}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
        await expectNoViolations(page, ['light', 'dark']);
        const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}
