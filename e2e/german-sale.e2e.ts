/** Somebody who reads German buys on a phone, and reads the mail and the order in German. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  addButton,
  cards,
  cartCount,
  chooseOptions,
  fillCheckout,
  payButton,
} from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

test.use({ viewport: sizes.phone, locale: 'de-DE' });

test.beforeAll(() => setSettings('alder-loom', { 'languages.languages': '[{"code":"de"}]' }));
test.afterAll(() => setSettings('alder-loom', { 'languages.languages': '[]' }));

test('I18N-05 ROUT-24 ROUT-34 a visitor buys in German, and reads the mail and the order in German', async ({
  page,
  browser,
}, { outputDir }) => {
  const look = (name: string) =>
    page.screenshot({ path: `${outputDir}/${name}.png`, fullPage: true });
  const product = await findPhysical(page.request, 1);
  await page.goto(`/de${product.fullUrl}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await chooseOptions(page, product);
  await expectNoViolations(page);
  await look('product');
  await addButton(page).click();
  await expect(addButton(page)).toContainText('Hinzugefügt!');
  await expect(cartCount(page)).toHaveText('1');

  await page.goto('/de/cart');
  const cart = page.locator('#sqs-cart-root');
  await expect(cart.getByRole('heading').first()).toHaveText('Warenkorb');
  await cart.getByRole('button', { name: 'Menge erhöhen' }).click();
  await expect(cart.locator('input[name="quantity"]').first()).toHaveValue('2');
  await expectNoViolations(page);
  await look('cart');
  await cart.getByRole('link', { name: 'Kasse' }).click();

  await expect(page).toHaveURL(/\/de\/checkout\?cartToken=/);
  await expect(page.getByRole('heading', { name: 'Kontakt' })).toBeVisible();
  const email = `kauf-${Date.now()}@example.com`;
  await fillCheckout(page, email, cards.declined);
  await payButton(page).click();
  await expect(page.locator('.sw-pay [role="alert"]')).toContainText('Ihre Karte wurde abgelehnt.');
  await expectNoViolations(page);
  await look('checkout');
  await fillCheckout(page, email, cards.good);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/de\/checkout\/order-confirmed\?token=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, Robin!');
  await expectNoViolations(page);
  await look('confirmed');

  // Staff read the language of their own.
  const owner = await browser.newPage({ locale: 'en-US', viewport: sizes.desktop });
  await signInAsOwner(owner);
  const path = `/config/sites/alder-loom/mails?search=${encodeURIComponent(email)}`;
  await owner.goto(path);
  await owner.getByRole('row').filter({ hasText: email }).first().getByRole('link').click();
  const mail = owner.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Danke für Ihre Bestellung');
  const link = mail.getByRole('link', { name: 'Ihre Bestellung ansehen' });
  const url = new URL((await link.getAttribute('href'))!);
  expect(url.pathname).toMatch(/^\/de\/order-status\//);
  await owner.screenshot({ path: `${outputDir}/mail.png`, fullPage: true });
  await owner.close();

  await page.goto(url.pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Bestellung ist bezahlt.');
  await expect(page.getByText('Sie ist noch nicht verschickt.')).toBeVisible();
  await expectNoViolations(page);
  await look('order');
});
