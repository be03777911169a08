/** The month's report, beside the ledger. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import type { Hand } from '../hands.ts';
import { office } from './begin.ts';

interface Ledger {
  sums: { account: string; amountCents: number }[];
}

/** Opens the report of this month: its numbers are what the ledger holds. @returns net sales in cents */
export async function readMonth(page: Page, hand: Hand): Promise<number> {
  await page.goto(office);
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Open analytics' }));
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  await page.goto(`${office}/analytics?period=month`);
  const ledger = await readLedger(page);
  const shown = (name: string) => readFigure(page, name);
  // A day's sums are gathered in the background.
  await expect
    .poll(async () => {
      await page.reload();
      return shown('Net sales');
    })
    .toBe(sumOf(ledger, ['sales', 'donations', 'refunds']));
  expect(await shown('Refunded')).toBeGreaterThan(0);
  expect(await shown('Shipping')).toBe(sumOf(ledger, ['shipping']));
  await expectNoViolations(page, ['light', 'dark']);
  return shown('Net sales');
}

async function readLedger(page: Page): Promise<Ledger> {
  const path = office.replace('/config/', '/api/');
  return (await (await page.request.get(`${path}/ledger`)).json()) as Ledger;
}

/** What came in on the accounts, less what went back. */
function sumOf({ sums }: Ledger, accounts: readonly string[]): number {
  return sums
    .filter(({ account }) => accounts.includes(account))
    .reduce((sum, { amountCents }) => sum - amountCents, 0);
}

/** Cents of the tile with that name. */
async function readFigure(page: Page, name: string): Promise<number> {
  const tile = page.locator('dl > div', { has: page.locator('dt', { hasText: name }) });
  const text = await tile.locator('dd').first().innerText();
  return Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);
}
