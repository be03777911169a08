/** The first steps of an owner: who it is, the site, how it is paid. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import type { Hand } from '../hands.ts';

/** The site that {@link makeSite} makes. */
export const office = '/config/sites/harbour-pottery';

/** Follows the first link and says who the owner is. */
export async function makeOwner(page: Page, hand: Hand, link: string): Promise<void> {
  await page.goto(link);
  await hand.press(page.getByRole('button', { name: 'Sign in' }));
  await hand.write(page.getByLabel('Name'), 'Ada');
  await hand.write(page.getByLabel('Email'), 'ada@example.com');
  await hand.write(page.getByLabel('Password', { exact: true }), 'a long way to go 7');
  await expectNoViolations(page, ['light', 'dark']);
  await hand.goOn(page.locator('main button[type="submit"]'));
}

/** A shop in the United States. */
export async function makeSite(page: Page, hand: Hand): Promise<void> {
  await expect(page.getByRole('heading', { name: 'New site' })).toBeVisible();
  await hand.write(page.getByLabel('Name', { exact: true }), 'Harbour Pottery');
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue('harbour-pottery');
  await hand.complete(page.getByRole('combobox', { name: 'Country' }), 'United States');
  await expect(page.getByRole('button', { name: /Currency/ })).toContainText('USD');
  await expectNoViolations(page, ['light', 'dark']);
  await hand.press(page.getByRole('button', { name: 'Create site' }));
  await expect(page.getByRole('region', { name: 'Until the first sale' })).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
}

/** Real cards instead of those that take no money, and notices of new stock. */
export async function offerStripe(page: Page, hand: Hand): Promise<void> {
  await page.goto(`${office}/settings/payments`);
  await hand.press(page.getByRole('switch', { name: 'Offer Stripe' }));
  await hand.write(page.getByLabel('Publishable key'), 'pk_live_double');
  await hand.write(page.getByLabel('Secret key'), 'sk_live_double');
  await hand.write(page.getByLabel('Signing secret'), 'whsec_double');
  await hand.press(page.getByRole('switch', { name: 'Offer test cards' }));
  await save(page, hand);
  await page.goto(`${office}/settings/merchandising`);
  await hand.press(page.locator('[id="merchandising:restockNotificationsEnabled"] input'));
  await save(page, hand);
}

/** A tax of the state that the buyers of the month live in, on top of prices. */
export async function chargeTax(page: Page, hand: Hand): Promise<void> {
  await page.goto(`${office}/taxes/new`);
  await hand.write(page.getByLabel('Name', { exact: true }), 'Maine sales tax');
  await hand.write(page.getByLabel('Rate', { exact: true }), '5.5');
  await hand.complete(page.getByRole('combobox', { name: 'Country' }), 'United States');
  await hand.write(page.getByLabel('States or regions'), 'ME');
  await expectNoViolations(page, ['light', 'dark']);
  await save(page, hand);
  await expect(page.getByRole('heading', { name: 'Maine sales tax', level: 1 })).toBeVisible();
}

/** Saves what was changed on this screen. */
export async function save(page: Page, hand: Hand): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await hand.press(button);
  await expect(button).toHaveCount(0);
}
