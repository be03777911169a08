/** What is sold out comes in again, and who waits for it is told. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import type { Hand } from '../hands.ts';
import { office } from './begin.ts';

/** Tells by hand whoever waits for the variant, among them that email. */
export async function tellWaiting(
  page: Page,
  hand: Hand,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.goto(`${office}/restock`);
  const notify = page.getByRole('button', { name: `Notify who waits for ${name}` });
  await expect(notify).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await hand.press(notify);
  await expect(page.getByText(/told by mail/)).toBeVisible();
  await page.goto(`${office}/restock/log`);
  await expect(page.getByText(email)).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
}

/** Units come in. */
export async function restock(page: Page, hand: Hand, name: string, units: string): Promise<void> {
  await page.goto(`${office}/inventory`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await hand.press(page.getByRole('button', { name: `Adjust stock of ${name}`, exact: true }));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel('Units more or less'), units);
  await expectNoViolations(page, ['light', 'dark']);
  await hand.goOn(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Stock of .* adjusted$/)).toBeVisible();
}
