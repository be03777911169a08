/** Pages of an account, a review and a subscription as somebody sees them who reads German. */
import { expect, test } from '@playwright/test';
import { addButton, chooseOptions } from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { look } from './support/look.ts';
import { setSettings } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

test.use({ viewport: sizes.phone, locale: 'de-DE' });

test.beforeAll(() => setSettings('alder-loom', { 'languages.languages': '[{"code":"de"}]' }));
test.afterAll(() => setSettings('alder-loom', { 'languages.languages': '[]' }));

test('I18N-05 AUTH-03 an account is made, filled and left in German', async ({ page }) => {
  const email = `konto-${Date.now()}@example.com`;
  await page.goto('/de/account/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto anlegen');
  await look(page, 'konto-anlegen');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Link zuschicken' }).click();
  await expect(page.getByRole('status')).toContainText('Bitte sehen Sie in Ihre E-Mails');

  await page.goto('/de/account/sign-in');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('nicht das richtige');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.');
  await look(page, 'anmelden');

  const product = await findPhysical(page.request, 1);
  await page.goto(`/de${product.fullUrl}`);
  await chooseOptions(page, product);
  await addButton(page).click();
  await expect(addButton(page)).toContainText('Hinzugefügt!');
  await page.goto('/de/cart');
  await look(page, 'warenkorb');
});
