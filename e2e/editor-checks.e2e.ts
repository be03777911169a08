/** What a page lacks is told while it is built, and a rule of the owner keeps it from visitors. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, saveEdit } from './support/editor.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';

const rule = 'content.stopsOnDeadLink';

test.afterAll(() => setSettings('alder-loom', { [rule]: false }));

test('a page with a link that leads nowhere is kept back, told why, mended and published', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await page.goto('/config/sites/alder-loom/settings/pages');
  await page.getByRole('switch', { name: 'a link leads nowhere' }).press('Space');
  const written = page.waitForResponse((answer) => answer.url().endsWith('/settings/edits'));
  await page.keyboard.press('Control+s');
  expect((await written).status()).toBe(200);

  const address = `checked-${Date.now()}`;
  await addPage(page, address);
  await saveEdit(page, () => addSection(page, 'Opening'));
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await refused).status()).toBe(409);
  await expect(
    page.getByText('This page is not published yet: a link leads nowhere.'),
  ).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Checks' });
  await expect(panel.getByText('1 thing to look at')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);

  // The line leads to its block, which is mended in the panel that stood there before.
  await panel.getByRole('button', { name: /A link leads nowhere/ }).click();
  await expect(page.locator('[data-selected]')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('tab', { name: 'Web Address' }).click();
  await page.getByLabel('Address', { exact: true }).fill('/nowhere-at-all');
  await saveEdit(page, () => page.getByRole('button', { name: 'Save', exact: true }).click());

  // An address of the site where nothing stands is told too, by the panel and by the rule.
  const openChecks = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Checks' }).click();
  };
  await openChecks();
  await expect(panel.getByRole('button', { name: /A link leads nowhere/ })).toBeVisible();
  const again = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await again).status()).toBe(409);
  await panel.getByRole('button', { name: /A link leads nowhere/ }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Edit link' }).click();
  await page.getByLabel('Address', { exact: true }).fill('/shop');
  await saveEdit(page, () => page.getByRole('button', { name: 'Save', exact: true }).click());
  await openChecks();
  await expect(panel.getByText('Nothing is missing on this page.')).toBeVisible();
  const published = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await published).status()).toBe(200);
  const visitor = await context.browser()!.newPage();
  await visitor.goto(`/${address}`);
  await expect(visitor.getByRole('link', { name: 'Begin here' })).toHaveAttribute('href', '/shop');
  await visitor.close();
  await expect(canvas(page).getByText('Begin here')).toBeVisible();
});

test('by Tab nobody comes to the navigation that the editor covers', async ({ page }) => {
  await signInAsOwner(page);
  await addPage(page, `covered-${Date.now()}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-editor-bar] a').first()).toBeFocused();
});
