/** The month's report, beside the ledger. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import type { Hand } from '../hands.ts';
import { office } from './begin.ts';

type Sums = Readonly<Record<string, number>>;

interface Entry {
  account: string;
  amountCents: number;
}

/**
 * Opens the report of this month: its numbers are what the ledger holds, which is
 * the sum of those of its orders. @returns net sales in cents
 */
export async function readMonth(page: Page, hand: Hand): Promise<number> {
  await page.goto(office);
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Open analytics' }));
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  await page.goto(`${office}/analytics?period=month`);
  const ledger = await readLedger(page);
  expect(await sumOrders(page)).toEqual(ledger);
  const shown = (name: string) => readFigure(page, name);
  // A day's sums are gathered in the background.
  await expect
    .poll(async () => {
      await page.reload();
      return shown('Net sales');
    })
    .toBe(sumOf(ledger, ['sales', 'donations', 'refunds']));
  const refunded = await shown('Refunded');
  expect(refunded).toBeGreaterThan(0);
  expect(refunded).toBe(-sumOf(ledger, ['refunds']));
  expect(await shown('Shipping')).toBe(sumOf(ledger, ['shipping']));
  const taxes = await shown('Taxes');
  expect(taxes).toBeGreaterThan(0);
  expect(taxes).toBe(sumOf(ledger, ['tax']));
  expect(await shown('Gift cards')).toBe(sumOf(ledger, ['gift-cards']));
  await expectNoViolations(page, ['light', 'dark']);
  return shown('Net sales');
}

async function readCall<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(office.replace('/config/', '/api/') + path);
  return (await answer.json()) as Answer;
}

/** What the shop's own accounts come to; those of its provider move without its orders. */
async function readLedger(page: Page): Promise<Sums> {
  const { sums } = await readCall<{ sums: Entry[] }>(page, '/ledger');
  return sumUp(sums);
}

/** The same, of the ledger of each order. In each movement, debit and credit are the same. */
async function sumOrders(page: Page): Promise<Sums> {
  const { orders } = await readCall<{ orders: { number: number }[] }>(page, '/orders?limit=100');
  expect(orders.length).toBeGreaterThan(1);
  const all: Entry[] = [];
  for (const { number } of orders) {
    const { transactions } = await readCall<{ transactions: { entries: Entry[] }[] }>(
      page,
      `/orders/${number}/ledger`,
    );
    for (const { entries } of transactions) {
      expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
      all.push(...entries);
    }
  }
  return sumUp(all);
}

const ofProvider = new Set(['clearing', 'bank', 'fees']);

function sumUp(entries: readonly Entry[]): Sums {
  const sums: Record<string, number> = {};
  for (const { account, amountCents } of entries) {
    if (!ofProvider.has(account)) sums[account] = (sums[account] ?? 0) + amountCents;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}

/** What came in on the accounts, less what went back. */
function sumOf(sums: Sums, accounts: readonly string[]): number {
  return accounts.reduce((sum, account) => sum - (sums[account] ?? 0), 0);
}

/** Cents of the tile with that name. */
async function readFigure(page: Page, name: string): Promise<number> {
  const tile = page.locator('dl > div', { has: page.locator('dt', { hasText: name }) });
  const text = await tile.locator('dd').first().innerText();
  return Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);
}
