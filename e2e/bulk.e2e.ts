/** Many products at once: seen before, seen by a visitor, taken back. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, widthsOf } from './support/sizes.ts';
import { readCrumb, staffCall } from './support/staff-calls.ts';

const office = '/config/sites/alder-loom';

const calls = '/api/sites/alder-loom';

/** Products of that kind, by a file. @returns the import that brought them, done */
async function bringProducts(page: Page, kind: string, many: number): Promise<string> {
  const rows = Array.from({ length: many }, (_, at) => `${kind} ${at},${kind} ${at},9.50`);
  const sent = await page.request.post(`${calls}/imports/file?name=many.csv`, {
    headers: {
      'X-CSRF-Token': await readCrumb(page),
      'content-type': 'application/octet-stream',
    },
    data: Buffer.from(['Handle,Title,Variant Price', ...rows].join('\n')),
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { id } = (await sent.json()) as { id: string };
  const state = async () =>
    ((await (await page.request.get(`${calls}/imports/${id}`)).json()) as { state: string }).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  await staffCall(page, 'POST', `/imports/${id}/start`, { withPictures: false });
  await expect.poll(state, { timeout: 120_000 }).toBe('done');
  return id;
}

for (const width of widthsOf('bulk')) {
  test(`PROD-08 prices change together, visitors see it, and it is undone at ${width}`, async ({
    page,
  }, { retry }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    const name = `Together ${width + retry}`;
    await page.goto(`${office}/products/new`);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Price').fill('12.50');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('switch', { name: 'Visible in the shop' }).press('Space');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    const path = `/shop/p/together-${width + retry}`;

    await page.goto(`${office}/products?search=Together+${width + retry}`);
    await page.getByRole('link', { name: 'Edit all of the list' }).click();
    const price = page.getByRole('region', { name: 'Price', exact: true });
    await price.getByRole('button', { name: /Change/ }).click();
    await page.getByRole('option', { name: 'Raise by per cent' }).click();
    await page.getByRole('textbox', { name: 'Per cent' }).fill('10');
    await expect(page.getByRole('cell', { name: '$13.75' })).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await page.getByRole('button', { name: 'Change 1 product' }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');
    expect(await (await page.request.get(path)).text()).toContain('13.75');

    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    expect(await (await page.request.get(path)).text()).toContain('12.50');
  });
}

test('PROD-08 a change is stopped while it runs: what was written stays and is undone, the rest is as it was', async ({
  page,
}) => {
  const many = 6_000;
  const kind = `Midway${Date.now().toString(36)}`;
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  const brought = await bringProducts(page, kind, many);
  const found = async (query = '') => {
    const answer = await page.request.get(`${calls}/products/count?search=${kind}&${query}`);
    return ((await answer.json()) as { count: number }).count;
  };
  expect(await found()).toBe(many);

  await page.goto(`${office}/products?search=${kind}`);
  await page.getByRole('link', { name: 'Edit all of the list' }).click();
  await page.getByRole('textbox', { name: 'Add tags' }).fill(kind);
  await page.getByRole('button', { name: /^Change 6,?000 products$/ }).press('Enter');
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  // Some are written, others are not yet.
  const edit = `${calls}/bulk-edits/${new URL(page.url()).pathname.split('/').at(-1)!}`;
  const reached = async () =>
    ((await (await page.request.get(edit)).json()) as { written: number }).written;
  await expect.poll(reached, { intervals: [20] }).toBeGreaterThan(0);
  await stop.press('Enter', { timeout: 5_000 });
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await expectNoViolations(page, ['light', 'dark'], 'main');
  const written = await found(`tag=${kind}`);
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(many);
  const told = page.locator('dl > div', { hasText: /^Changed\d/ }).locator('dd');
  await expect(told).toHaveText(String(written));
  // It does not go on by itself.
  await page.reload();
  await expect(told).toHaveText(String(written));
  expect(await found(`tag=${kind}`)).toBe(written);

  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(await found(`tag=${kind}`)).toBe(0);
  expect(await found()).toBe(many);
  // Others want room on the store page.
  await staffCall(page, 'POST', `/imports/${brought}/undo`, {});
  await expect.poll(found, { timeout: 120_000 }).toBe(0);
});
