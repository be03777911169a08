/** Comments below a post: allowed by its blog, written by a visitor, read and shown by staff. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';

const site = '/config/sites/alder-loom';

for (const size of sizesOf('comments')) {
  test(`SOCL-01 a visitor comments on a post by keys, staff show it, and the blog ends it, on a ${size}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(sizes[size]);
    await signInAsOwner(page);
    await page.goto(`${site}/settings/social`);
    const allowed = page.getByRole('switch', { name: 'Show comments' });
    if (!(await allowed.isChecked())) {
      await allowed.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Control+S');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    }

    const visitor = await browser.newPage({ viewport: sizes[size] });
    await visitor.goto('/journal');
    await visitor.locator('article a').first().press('Enter');
    const comments = visitor.locator('.squarespace-comments');
    await comments.scrollIntoViewIfNeeded();
    const text = `Lovely work ${Date.now()}`;
    await comments.getByRole('button', { name: 'Send comment' }).press('Enter');
    const name = comments.getByLabel('Your name, as everybody sees it');
    await expect(name).toBeFocused();
    await expect(comments.getByText('Please enter your name.')).toBeVisible();
    await name.fill('Ann');
    await comments.getByLabel('Your comment').fill(text);
    await expectNoViolations(visitor);
    await comments.getByRole('button', { name: 'Send comment' }).press('Enter');
    await expect(comments.getByRole('status')).toContainText('once somebody has read it');

    await page.goto(`${site}/comments?state=waiting`);
    await page.getByRole('row').filter({ hasText: text }).getByRole('checkbox').press('Space');
    await expectNoViolations(page, ['light', 'dark']);
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: text })).toHaveCount(0);
    await visitor.reload();
    await comments.scrollIntoViewIfNeeded();
    await expect(comments.getByRole('listitem').filter({ hasText: text })).toBeVisible();

    await page.goto(`${site}/pages`);
    await page.getByRole('button', { name: 'Settings of Journal' }).first().press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Close after days').fill('1');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await visitor.reload();
    await comments.scrollIntoViewIfNeeded();
    await expect(comments.getByText('Comments are closed.')).toBeVisible();
    await expect(comments.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('Undone')).toBeVisible();
    await visitor.close();
  });
}
