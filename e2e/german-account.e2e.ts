/** An account and a review as somebody sees them who reads German. */
import { expect, test, type Browser } from '@playwright/test';
import { addButton, chooseOptions } from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { look } from './support/look.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

test.use({ viewport: sizes.phone, locale: 'de-DE' });

test.beforeAll(() =>
  setSettings('alder-loom', {
    'languages.languages': '[{"code":"de"}]',
    'merchandising.productReviewsEnabled': true,
    'merchandising.reviewWriters': 'accounts',
  }),
);
test.afterAll(() =>
  setSettings('alder-loom', {
    'languages.languages': '[]',
    'merchandising.productReviewsEnabled': false,
    'merchandising.reviewWriters': 'buyers',
  }),
);

const password = 'ein langes Passwort';

/** The journeys have no mail server: the owner reads the mail that was kept. */
async function readLink(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext({ locale: 'en-US' });
  const owner = await context.newPage();
  await signInAsOwner(owner);
  await owner.goto('/config/sites/alder-loom/mails');
  const mail = owner.locator('a').filter({ hasText: 'Legen Sie Ihr Konto an' }).first();
  const href = (await mail.getAttribute('href')) ?? '';
  const body = await (await owner.request.get(`${href.replace(/\/$/, '')}/body`)).text();
  await context.close();
  const found = /\/de\/account\/link\?token=[\w-]+/.exec(body)?.[0];
  if (!found) throw new Error(`No mail leads to an account for ${email}`);
  return found;
}

test('I18N-05 AUTH-01 PROD-03 an account is made, used and looked at in German', async ({
  page,
  browser,
}) => {
  const email = `konto-${Date.now()}@example.com`;
  await page.goto('/de/account/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto anlegen');
  await look(page, 'konto-anlegen');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Link per E-Mail schicken' }).click();
  await expect(page.getByRole('status')).toContainText('Bitte sehen Sie in Ihre E-Mails');
  await page.goto(await readLink(browser, email));
  await page.getByLabel('Passwort').fill(password);
  await look(page, 'passwort-waehlen');
  await page.getByRole('button', { name: 'Dieses Passwort nehmen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto');

  const product = await findPhysical(page.request, 1);
  await page.goto(`/de${product.fullUrl}`);
  await chooseOptions(page, product);
  await addButton(page).click();
  await expect(addButton(page)).toContainText('Hinzugefügt!');
  await page.goto('/de/cart');
  await look(page, 'warenkorb');
  await page.locator('#sqs-cart-root').getByRole('link', { name: 'Kasse' }).click();
  await expect(page.getByRole('heading', { name: 'Kontakt' })).toBeVisible();
  await look(page, 'kasse');

  await page.goto('/de/account');
  await look(page, 'konto');
  await page.goto('/de/account/addresses');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await look(page, 'adressen');
  await page.goto('/de/account/details');
  await look(page, 'details');

  await page.goto(`/de/reviews/product/${product.id}`);
  await expect(page.getByRole('group', { name: 'Wie viele Sterne?' })).toBeVisible();
  await look(page, 'bewertung');
  await page.goto('/de/account');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('nicht das richtige');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.');
  await look(page, 'anmelden');
});
