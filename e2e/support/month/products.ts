/** Products, made in the screens. */
import { expect, type Page } from '@playwright/test';
import type { Hand } from '../hands.ts';
import { office, save } from './begin.ts';

export interface WantedProduct {
  title: string;
  type: 'Physical' | 'Digital' | 'Service' | 'Gift card';
  price: string;
  /** An option with its values; those after the first one may have units, others are not counted. */
  options?: { name: string; values: readonly { value: string; units?: string }[] };
  /** How often it is paid, if not once. */
  every?: 'Every week' | 'Every month' | 'Every year';
}

/** Makes a product and shows it in the shop. */
export async function makeProduct(page: Page, hand: Hand, wanted: WantedProduct): Promise<void> {
  await page.goto(`${office}/products`);
  await hand.press(page.getByRole('link', { name: 'Add product' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Add product' })).toBeVisible();
  await hand.write(page.getByLabel('Name'), wanted.title);
  if (wanted.type !== 'Physical')
    await hand.choose(page.getByRole('button', { name: /Type/ }), wanted.type);
  await hand.write(page.getByLabel('Price'), wanted.price);
  await hand.goOn(page.getByRole('button', { name: 'Create product' }));
  await expect(page.getByRole('heading', { level: 1, name: wanted.title })).toBeVisible();
  if (wanted.options) await setOptions(page, hand, wanted.options);
  await hand.press(page.getByRole('switch', { name: 'Visible in the shop' }));
  if (wanted.every)
    await hand.choose(page.getByRole('button', { name: /Subscription/ }), wanted.every);
  await save(page, hand);
}

async function setOptions(
  page: Page,
  hand: Hand,
  { name, values }: NonNullable<WantedProduct['options']>,
): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Edit options' }));
  const dialog = page.getByRole('dialog', { name: 'Options' });
  await hand.write(dialog.getByLabel('Option 1', { exact: true }), name);
  const field = dialog.getByLabel('Values of option 1');
  for (const { value } of values) {
    await hand.write(field, value);
    await field.press('Enter');
  }
  await hand.press(dialog.getByRole('button', { name: 'Apply' }));
  await expect(dialog).toHaveCount(0);
  for (const { value, units } of values)
    if (units) await hand.write(page.getByLabel(`Stock of ${value}`), units);
}
