/** All that is chosen is archived, and everybody who waits is told, however many are on the screen. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';
import { readCrumb, staffCall } from './support/staff-calls.ts';

const office = '/config/sites/alder-loom';
const path = '/api/site-users/account/notifications/restock';
/** More than one call takes. */
const many = 104;
/** More than one page of those who wait. */
const waiting = 53;

for (const width of widthsOf('all at once')) {
  test(`PROD-08 RSTK-10 all that is chosen is archived, and everybody is told at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    const stamp = `${width}x${Date.now().toString(36)}`;
    for (let number = 0; number < many; number += 1) {
      await staffCall(page, 'POST', '/products', {
        title: `Spoon ${stamp} ${number}`,
        variants: [{ priceCents: 500 }],
      });
    }
    await page.goto(`${office}/products?search=Spoon+${stamp}`);
    await expect(page.getByText(`${many} products`, { exact: true })).toBeVisible();
    const more = page.getByRole('button', { name: 'Load More' });
    await expect(more).toBeVisible();
    while (await more.isVisible()) {
      const rows = await page.getByRole('row').count();
      await more.press('Enter');
      await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(rows);
    }
    for (const box of await page.getByRole('checkbox', { name: /^Select Spoon/ }).all()) {
      await box.press('Space');
    }
    await expect(page.getByText(`${many} selected`)).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
    await expect(page.getByText(`${many} products archived`)).toBeVisible();
    await page.screenshot({ path: `test-results/archived-${width}.png` });
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 30_000 });
    // As they were: visible.
    const found = async (query: string) => {
      const counted = await page.request.get(
        `/api/sites/alder-loom/products/count?search=Spoon+${stamp}&${query}`,
      );
      return ((await counted.json()) as { count: number }).count;
    };
    expect(await found('visible=true')).toBe(many);

    const { id } = await staffCall<{ id: string }>(page, 'POST', '/products', {
      title: `Cup ${stamp}`,
      isVisible: true,
      optionNames: ['Size'],
      variants: Array.from({ length: waiting }, (_, at) => {
        return { attributes: { Size: `No. ${at}` }, priceCents: 1000, stock: 0 };
      }),
    });
    const product = await page.request.get(`/api/sites/alder-loom/products/${id}`);
    const { variants } = (await product.json()) as { variants: { id: string }[] };
    const crumb = await readCrumb(page);
    for (const [at, variant] of variants.entries()) {
      const data = {
        productId: id,
        variantId: variant.id,
        siteVisitorEmail: `at-${at}-${stamp}@example.com`,
      };
      const signed = await page.request.post(path, { headers: { 'X-CSRF-Token': crumb }, data });
      expect(signed.ok(), await signed.text()).toBe(true);
    }
    await page.goto(`${office}/restock`);
    await expect(more).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await page.getByRole('button', { name: 'Notify all', exact: true }).press('Enter');
    const sure = page.getByRole('alertdialog', { name: 'Notify everybody who waits?' });
    await expect(sure).toContainText(/\d\d people wait for \d\d variants/);
    await expectNoViolations(page, ['light', 'dark'], '[role=alertdialog]');
    await page.screenshot({ path: `test-results/notify-all-${width}.png` });
    await sure.getByRole('button', { name: 'Notify all', exact: true }).press('Enter');
    await expect(page.getByText(/people are told by mail/)).toBeVisible();
    const left = async () => {
      const groups = await page.request.get(`${path}/groups?site=alder-loom`);
      return ((await groups.json()) as { signUpGroups: unknown[] }).signUpGroups.length;
    };
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
    // Others want room on the store page.
    const filter = { search: `Spoon ${stamp}` };
    await staffCall(page, 'POST', '/bulk-edits', {
      choice: { filter },
      edit: { isArchived: true },
    });
    await expect.poll(() => found('archived=true')).toBe(many);
  });
}
