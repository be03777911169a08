/** What a plan does not hold says so with the way to the plan; an experiment shows in lists. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

test('AUTH-09 a part that the plan does not hold says so, with the way to the plan', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  setSettings('alder-loom', { 'plan.entitlements': '["commerce"]' });
  try {
    await page.goto(`${office}/gift-cards`);
    const nav = page.getByRole('navigation', { name: 'Sections' });
    await expect(
      nav.getByRole('link', { name: /Gift cards.*Not in the plan of this site/ }),
    ).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Products', exact: true })).toBeVisible();
    await expect(page.getByText('The plan of this site does not hold this part.')).toBeVisible();
    await expectNoViolations(page, ['light', 'dark']);
    await page.screenshot({ path: 'test-results/plan-1440.png' });
    await page.getByRole('link', { name: 'Plan and usage' }).last().click();
    await expect(page.getByRole('heading', { name: 'Plan and usage' })).toBeVisible();

    setSettings('alder-loom', { 'plan.entitlements': '[]' });
    await page.setViewportSize(sizes.phone);
    await page.goto(`${office}/products/new`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Not in the plan of this site',
    );
    await expectNoViolations(page, ['light', 'dark']);
    await page.screenshot({ path: 'test-results/plan-390.png' });
  } finally {
    setSettings('alder-loom', { 'plan.entitlements': 'null' });
  }
});

test('AUTH-07 dense lists show more lines, for a site that tries experiments', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  const height = async (query: string) => {
    await page.goto(`${office}/products${query}`);
    const row = page.getByRole('row', { name: /Salt Cellar/ });
    await expect(row).toBeVisible();
    return () => row.evaluate((element) => element.getBoundingClientRect().height);
  };
  const usual = await (await height(''))();
  // Nothing changes where the installation has not switched it on.
  await expect.poll(await height('?experiment.dense-lists=on')).toBe(usual);
  setSettings('alder-loom', { 'host.experimentsEnabled': 'true' });
  try {
    await expect.poll(await height('?experiment.dense-lists=on')).toBeLessThan(usual - 4);
    await page.screenshot({ path: 'test-results/dense-1440.png' });
    // It holds on other screens, until the page is opened anew.
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Orders' })
      .click();
    await expect(page.locator('[data-dense-lists]')).toBeVisible();
    await expect.poll(await height('')).toBe(usual);
  } finally {
    setSettings('alder-loom', { 'host.experimentsEnabled': 'false' });
  }
});
