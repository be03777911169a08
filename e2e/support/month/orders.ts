/** An order at the desk: sent in parts, refunded in part, its goods back on the shelf. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import type { Hand } from '../hands.ts';
import { office } from './begin.ts';

/** Opens an order from the list. */
export async function openOrder(page: Page, hand: Hand, number: number): Promise<void> {
  await page.goto(`${office}/orders`);
  await expectNoViolations(page, ['light', 'dark']);
  await hand.press(page.getByRole('link', { name: `#${number}`, exact: true }));
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
}

/** Sends one unit of an item and nothing of the others, then all that is left. */
export async function fulfilInParts(page: Page, hand: Hand, item: RegExp): Promise<void> {
  await hand.press(button(page, 'Fulfil'));
  const dialog = page.getByRole('dialog', { name: 'Fulfil' });
  const units = dialog.getByLabel(/^Units of/);
  await expect(units.first()).toBeVisible();
  for (const field of await units.all()) {
    const isSent = item.test((await field.evaluate(labelOf)) ?? '');
    await hand.write(field, isSent ? '1' : '0');
  }
  await hand.write(dialog.getByLabel('Tracking number'), 'TRACK-1');
  await expectNoViolations(page, ['light', 'dark']);
  await hand.press(dialog.getByRole('button', { name: 'Fulfil', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Partly fulfilled')).toBeVisible();
  await expect(page.getByText('TRACK-1').first()).toBeVisible();
  await hand.press(button(page, 'Fulfil'));
  await hand.write(dialog.getByLabel('Tracking number'), 'TRACK-2');
  await hand.press(dialog.getByRole('button', { name: 'Fulfil', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Fulfilled', { exact: true })).toBeVisible();
}

function labelOf(field: SVGElement | HTMLElement): string | null {
  return field instanceof HTMLInputElement ? (field.labels?.[0]?.textContent ?? null) : null;
}

/** One unit of an item goes back into the stock and its money to the buyer. */
export async function refundOne(page: Page, hand: Hand, item: RegExp): Promise<void> {
  await hand.press(button(page, 'Refund'));
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await hand.write(dialog.getByLabel(item), '1');
  await expect(dialog.getByLabel('Put the units back into the stock')).toBeChecked();
  await hand.write(dialog.getByLabel('Reason'), 'Chipped');
  const goesBack = dialog.locator('output', { hasText: 'Goes back' });
  const told = /\$[\d,.]+/.exec(await goesBack.innerText())?.[0];
  await expectNoViolations(page, ['light', 'dark']);
  await hand.press(dialog.getByRole('button', { name: 'Refund', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Partly refunded')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `${told} went back` })).toBeVisible();
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}
