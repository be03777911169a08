/** Small things of the back office, each seen to do what it says: what is saved, shown, shared. */
import { expect, test } from '@playwright/test';
import { look } from './support/look.ts';
import { staffCall } from './support/staff-calls.ts';
import { openAsStaff, setSettings, signInAsOwner } from './support/owner.ts';

const site = '/config/sites/alder-loom';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
});

test('how many backups the schedule keeps is saved', async ({ page }) => {
  await page.goto(`${site}/backups`);
  const keep = page.getByLabel('Backups of the schedule to keep');
  const wanted = (await keep.inputValue()) === '3' ? '4' : '3';
  await keep.fill(wanted);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await saved;
  await page.reload();
  await expect(keep).toHaveValue(wanted);
});

test('a file that is no backup says why it failed', async ({ page }) => {
  await page.goto(`${site}/backups`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'holiday.backup',
    mimeType: 'application/gzip',
    buffer: Buffer.from('no backup'),
  });
  const row = page.getByRole('row').filter({ hasText: 'Uploaded' }).first();
  await expect(row).toContainText('Failed');
  await expect(row).toContainText(/is no(?:t a whole)? backup/);
});

test('a redirect that is for now from then on is one', async ({ page }) => {
  const from = `/for-good-${Date.now()}`;
  await page.goto(`${site}/redirects`);
  await page.getByRole('button', { name: 'Add redirect' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'From' }).fill(from);
  await dialog.getByRole('textbox', { name: 'To' }).fill('/shop');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `Actions for ${from}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: /Kind$/ }).click();
  await page.getByRole('option', { name: 'For now (302)' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const visited = await page.request.get(from, { maxRedirects: 0 });
  expect(visited.status()).toBe(302);
});

test('who is never reminded again shows so at once', async ({ page }) => {
  const email = `left-${Date.now()}@example.com`;
  const cart = {
    id: '0'.repeat(24),
    email,
    leftOn: Date.now() - 7_200_000,
    currency: 'USD',
    totalCents: 2500,
    units: 1,
    lines: [],
    state: 'open',
    mailCount: 0,
    mailedOn: null,
    dueOn: null,
    order: null,
  };
  // A cart is left after an hour, which a journey does not wait for; the address is stopped for real.
  let refusal: string | null = null;
  page.on('response', (answer) => {
    if (answer.url().endsWith('/mail-suppressions') && answer.ok()) refusal = 'suppressed';
  });
  await page.route(/\/left-carts(?:\?|$)/, (route) =>
    route.fulfill({
      json: { carts: [{ ...cart, refusal }], count: { count: 1, isMore: false } },
    }),
  );
  await page.goto(`${site}/abandoned-carts`);
  const actions = page.getByRole('button', { name: `Actions for ${email}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Never remind this address' }).click();
  await expect(page.getByText(`${email} gets no more reminders`)).toBeVisible();
  await actions.click();
  const stop = page.getByRole('menuitem', { name: 'Never remind this address' });
  await expect(stop).toHaveAttribute('aria-disabled', 'true');
});

test('of two versions of a field theirs is kept', async ({ page, context }) => {
  await page.goto(`${site}/settings/business`);
  const field = page.getByLabel('Phone');
  await expect(field).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site}/settings/business`);
  await field.fill('555 0001');
  await other.getByLabel('Phone').fill('555 0002');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(field).toHaveValue('555 0002');
  await field.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('the sheet of keys names those of the screen', async ({ page }) => {
  await page.goto(`${site}/taxes`);
  const fresh = page.locator('[data-keys="n"]');
  await expect(fresh).toBeVisible();
  const label = (await fresh.innerText()).trim();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText(label, { exact: true })).toBeVisible();
});

test('AUTH-08 staff of a parked site are told that visitors do not see it', async ({ page }) => {
  try {
    setSettings('alder-loom', { 'host.websiteStatus': 12 });
    await page.goto(site);
    await expect(page.getByText('Visitors see a parking page instead of this site.')).toBeVisible();
  } finally {
    setSettings('alder-loom', { 'host.websiteStatus': 8 });
  }
});

test('Ctrl K leads to another site', async ({ page }) => {
  await page.goto(site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('searchbox').pressSequentially('second');
  await palette.getByRole('menuitem', { name: /Second Street Books/ }).click();
  await expect(page).toHaveURL(/\/config\/sites\/second/);
});

test('the log shows what one person did, and not what a command did', async ({ page }) => {
  setSettings('alder-loom', { 'papers.taxNumber': `7/${Date.now()}` });
  const told = page.getByRole('listitem').filter({ hasText: 'Command of the operator' });
  await page.goto(`${site}/activity?kind=settings`);
  await expect(told.first()).toBeVisible();
  await page.getByRole('button', { name: /Person$/ }).click();
  await page.getByRole('option', { name: 'Owner' }).click();
  await expect(page).toHaveURL(/person=/);
  await expect(told).toHaveCount(0);
});

test('AUTH-05 an invitation that is taken back is gone from the list', async ({ page }) => {
  const email = `back-${Date.now()}@alder.test`;
  await page.goto(`${site}/permissions`);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('checkbox', { name: 'Store manager' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const invited = page.getByRole('cell', { name: email, exact: true });
  await expect(invited).toBeVisible();
  await page.getByRole('button', { name: `Take back the invitation of ${email}` }).click();
  await expect(invited).toHaveCount(0);
});

test('a webhook hears of other topics once they are chosen', async ({ page }) => {
  const address = `https://hooks.example.com/${Date.now()}`;
  await page.goto(`${site}/connections`);
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address (https)' }).fill(address);
  await dialog.getByRole('checkbox', { name: 'order.paid' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add a webhook', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: address }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'review.published' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('order.paid, review.published')).toBeVisible();
});

test('INVT-02 from when on stock counts as low is saved', async ({ page }) => {
  await page.goto(`${site}/inventory`);
  const open = page.getByRole('button', { name: 'Low stock settings' });
  const dialog = page.getByRole('dialog');
  const low = dialog.getByLabel('Low stock from');
  const change = async (units: string) => {
    await open.click();
    await low.fill(units);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await open.click();
  const before = await low.inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await change(String(Number(before) + 2));
  await page.reload();
  await open.click();
  await expect(low).toHaveValue(String(Number(before) + 2));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await change(before);
});

test('a view of a list is shared with everybody, and opened from its tab', async ({ page }) => {
  const name = `Few ${Date.now()}`;
  await page.goto(`${site}/products?search=cup`);
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: /Share with everybody/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${site}/products`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/search=cup/);
  await page.getByRole('button', { name: 'More about this view' }).click();
  await page.getByRole('menuitem', { name: 'Edit view' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Share with everybody/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More about this view' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('the key of somebody who left is taken over, with a new secret that is shown once', async ({
  page,
}) => {
  const person = { site: 'alder-loom', name: 'Till Maker' };
  const other = await openAsStaff(page, { ...person, role: 'admin' });
  const body = { name: 'Till', scopes: ['orders:read'], expiresOn: null };
  const { secret } = await staffCall<{ secret: string }>(other, 'POST', '/api-keys', body);
  await other.context().close();
  await (await openAsStaff(page, { ...person, role: 'viewer' })).context().close();
  await page.goto(`${site}/api-keys`);
  const key = page.getByRole('row', { name: /Till/ });
  await expect(key.getByText('Its maker has left')).toBeVisible();
  await look(page, 'key-of-who-left', [390, 1440]);
  await page.getByRole('button', { name: 'Take over Till' }).click();
  await page
    .getByRole('alertdialog', { name: 'Take over Till' })
    .getByRole('button', { name: 'Take over' })
    .click();
  const shown = page.getByRole('textbox', { name: 'Key' });
  await expect(shown).toHaveValue(/.{30,}/);
  expect(await shown.inputValue()).not.toBe(secret);
  await expect(page.getByText('Its maker has left')).toHaveCount(0);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('button', { name: 'Take over Till' })).toHaveCount(0);
  // The button is gone that had the keyboard, which is not at what deletes.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Till' })).not.toBeFocused();
  await look(page, 'key-taken-over', [390, 1440]);
});
