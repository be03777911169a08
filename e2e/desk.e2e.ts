/** What lies on a desk: mails, addresses without mails, gift cards, webhooks; by keyboard, wide and narrow. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

/** Axe in both colours, and nothing beside the page. */
async function expectSound(page: Page): Promise<void> {
  await expectNoViolations(page, ['light', 'dark']);
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Presses a button of the page without a mouse. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

/** What is shown this once is copied by its button. */
async function expectCopied(page: Page, field: string): Promise<void> {
  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByRole('textbox', { name: field }).inputValue());
  await expectSound(page);
}

for (const width of widthsOf('desk')) {
  test(`mails, gift cards and webhooks by keyboard at ${width} px`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    const email = `desk-${width}@example.com`;

    await page.goto(`${office}/gift-cards`);
    await press(page, 'Issue a gift card');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
    await dialog.getByRole('textbox', { name: 'Email of whoever gets it' }).fill(email);
    await expectSound(page);
    await press(page, 'Issue and mail');
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(/\w{4}/);
    await expectCopied(page, 'Code');
    await press(page, 'Done');
    await page.getByRole('searchbox').fill(email);
    await page.getByRole('searchbox').press('Enter');
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('$25.00');
    await expectSound(page);
    await row.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Gift card •••• / })).toBeVisible();
    await expectSound(page);
    await press(page, 'End this card');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'End this card' })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Ended');

    // Its mail is in the outbox, kept while there is no mail server.
    await page.goto(`${office}/mails?search=${encodeURIComponent(email)}`);
    await expectSound(page);
    await page.getByRole('row').filter({ hasText: email }).first().getByRole('link').press('Enter');
    await expect(page.locator('iframe')).toBeVisible();
    // No script runs in the mail, so axe would wait for it without an end.
    await page.locator('iframe').evaluate((frame) => frame.remove());
    await expectSound(page);

    await page.goto(`${office}/mails/suppressions`);
    await press(page, 'Add an address');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Asked by phone');
    await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    const listed = page.getByRole('row').filter({ hasText: email });
    await expect(listed).toContainText('By hand');
    await expectSound(page);
    await press(page, `Remove ${email}`);
    await expect(listed).toBeHidden();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().press('Enter');
    await expect(listed).toContainText('Asked by phone');

    await page.goto(`${office}/connections`);
    await press(page, 'Add a webhook');
    const address = dialog.getByRole('textbox', { name: 'Address (https)' });
    await address.fill('https://127.0.0.1/x');
    await dialog.getByRole('checkbox', { name: 'order.paid' }).press('Space');
    await dialog.getByRole('button', { name: 'Add a webhook', exact: true }).press('Enter');
    await expect(dialog).toContainText('Webhooks go to public https addresses only.');
    await address.fill(`https://hooks.example.com/${width}`);
    await dialog.getByRole('button', { name: 'Add a webhook', exact: true }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
    await expectCopied(page, 'Secret');
    await press(page, 'Done');
    await expectSound(page);
    await page.getByRole('link', { name: `https://hooks.example.com/${width}` }).press('Enter');
    await press(page, 'Switch off');
    await expect(page.getByText('Off', { exact: true })).toBeVisible();
    await expectSound(page);
    await press(page, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page).toHaveURL(/\/connections$/);

    await page.goto(`${office}/subscriptions`);
    await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    await expectSound(page);
  });
}
