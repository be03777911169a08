/** What an owner sets for the whole shop: backups that come back, policies, the cookie question, domains. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { look } from './support/look.ts';
import { undoOf } from './support/messages.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const site = '/config/sites/alder-loom';

const undo = (page: Page) => undoOf(page).last();

test('a backup is made, and brings back what was changed after it; the state before is kept too', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await page.goto(`${site}/settings/policies`);
  const returns = page.getByLabel('Return policy');
  await returns.fill('Thirty days');
  await page.keyboard.press('Control+S');
  await expect(undo(page)).toBeVisible();

  await page.goto(`${site}/backups`);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('Ready').first()).toBeVisible({ timeout: 60_000 });

  await page.goto(`${site}/settings/policies`);
  await returns.fill('Ten days');
  await page.keyboard.press('Control+S');
  await expect(undo(page)).toBeVisible();
  const visitor = await context.browser()!.newPage();
  await visitor.goto('/policies/returns');
  await expect(visitor.getByText('Ten days')).toBeVisible();

  await page.goto(`${site}/backups`);
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Restore', exact: true })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Alder & Loom');
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(async () => {
    await visitor.goto('/policies/returns?again');
    await expect(visitor.getByText('Thirty days')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await visitor.close();

  await signInAsOwner(page);
  await page.goto(`${site}/backups`);
  await expect(page.getByText('Before a restore').first()).toBeVisible();
  await expect(page.getByText('Restored', { exact: true }).first()).toBeVisible();
  await page.goto(`${site}/settings/policies`);
  await expect(returns).toHaveText('Thirty days');
  await returns.fill('');
  await page.keyboard.press('Control+S');
  await expect(undo(page)).toBeVisible();
});

test('the policies of a shop are read by their addresses, and linked at the foot of its pages', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await page.goto(`${site}/settings/policies`);
  // Written as on a page, not as its HTML.
  const shipping = page.getByRole('textbox', { name: 'Shipping policy' });
  await expect(shipping).toHaveAttribute('contenteditable', 'true');
  await shipping.fill('By post, in three days.');
  await page.keyboard.press('Control+S');
  await expect(undo(page)).toBeVisible();
  const visitor = await context.browser()!.newPage();
  await visitor.goto('/');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Shipping policy' }).click();
  await expect(visitor.getByText('By post, in three days.')).toBeVisible();
  await undo(page).click();
  await expect(shipping).toHaveText('');

  // Or it stands on a page of its own; who thinks again has the words back.
  await shipping.fill('By hand');
  const toAddress = page.getByRole('button', { name: 'Use the address of a page instead' });
  await toAddress.nth(1).press('Enter');
  await expect(shipping).toHaveValue('');
  await page.getByRole('button', { name: 'Write it here instead' }).press('Enter');
  await expect(shipping).toHaveText('By hand');
  await toAddress.nth(1).press('Enter');
  await shipping.fill('/about');
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await visitor.goto('/');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Shipping policy' }).click();
  await expect(visitor).toHaveURL(/\/about$/);
  await visitor.close();
  await look(page, 'policies', [390, 1440]);
  await undo(page).click();
  await expect(shipping).toHaveText('');
});

test('language and time zone are picked by keyboard from names, and the log says them', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto(`${site}/settings/site`);
  const language = page.getByRole('combobox', { name: 'Language and region' });
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(language).toHaveValue('English (United States) · en-US');
  await expect(zone).toHaveValue(/^America\/New York · Eastern Time, GMT-[45]$/);

  // What is typed narrows the list; Escape gives back what was chosen.
  await language.press('Control+a');
  await page.keyboard.type('switz');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'German (Switzerland)' })).toBeVisible();
  await expect(options.filter({ hasText: 'Austria' })).toHaveCount(0);
  // While the list is open, only it and its field are there for assistive programs.
  await expectNoViolations(page, ['light', 'dark'], '[role="listbox"]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(language).toHaveValue('English (United States) · en-US');

  await language.press('Control+a');
  await page.keyboard.type('united k');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(language).toHaveValue(/\(United Kingdom\) · \w+-GB$/);
  await language.press('Control+a');
  await page.keyboard.type('en-GB');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(language).toHaveValue('English (United Kingdom) · en-GB');
  await zone.press('Control+a');
  await page.keyboard.type('berlin');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue(/^Europe\/Berlin · Central European Time, GMT\+[12]$/);
  await expect(zone).toBeFocused();
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  // A draft outlives the tab, as what is typed elsewhere does.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(zone).toHaveValue(/^Europe\/Berlin/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await look(page, 'site-and-language', [390, 1440]);
  await page.goto(`${site}/activity`);
  await page.getByRole('button', { name: 'Details' }).first().press('Enter');
  await expect(page.getByText('English (United Kingdom) · en-GB').first()).toBeVisible();
  await expect(page.getByText(/Europe\/Berlin · Central European Time/).first()).toBeVisible();

  // Back to where it was, by the same pickers.
  await page.goto(`${site}/settings/site`);
  for (const [field, typed, shown] of [
    [language, 'en-US', /en-US$/],
    [zone, 'america/new york', /^America\/New York/],
  ] as const) {
    await field.press('Control+a');
    await page.keyboard.type(typed);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(shown);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test('a domain is added, looked at, and removed', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto(`${site}/settings/domains`);
  await page.getByRole('textbox', { name: 'New domain' }).fill('shop.example.test');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('shop.example.test').first()).toBeVisible();
  await page.getByRole('button', { name: /^Check .*shop\.example\.test/ }).click();
  await expect(page.getByText('The domain leads nowhere yet').first()).toBeVisible();
  await page.getByRole('button', { name: /^Remove .*shop\.example\.test/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No domain yet' })).toBeVisible();
});

test('CONN-08 SOCL-04 an account elsewhere is one of a known service, or of another one', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto(`${site}/settings/social`);
  const accounts = page.getByRole('group', { name: 'Accounts' });
  const add = accounts.getByRole('button', { name: 'Add' });
  await add.press('Enter');
  await accounts.getByRole('button', { name: /Service$/ }).press('Enter');
  await page.getByRole('option', { name: 'Instagram' }).press('Enter');
  await accounts.getByLabel('Address').fill('https://instagram.example/alder');
  await add.press('Enter');
  await accounts.getByLabel('Its name').fill('Kiln Club');
  await accounts.getByLabel('Address').last().fill('https://kiln.example/alder');
  await expectNoViolations(page, ['light', 'dark']);
  await page.keyboard.press('Control+S');
  await expect(undo(page)).toBeVisible();
  const answer = await page.request.get('/?format=json');
  const { website } = (await answer.json()) as { website: { socialAccounts: object[] } };
  expect(website.socialAccounts).toMatchObject([
    { serviceId: 'instagram', serviceName: 'instagram', screenname: 'Instagram' },
    { serviceName: 'Kiln Club', profileUrl: 'https://kiln.example/alder' },
  ]);
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  const links = visitor.locator('[data-content-field="connected-accounts"]').getByRole('link');
  await expect(links).toHaveText(['Instagram', 'Kiln Club']);
  await undo(page).press('Enter');
  await expect(accounts.getByLabel('Address')).toHaveCount(0);
});

test('every setting is found, wherever it stands, from the screen of settings and from anywhere', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto('/config/sites/alder-loom/settings');
  await page.getByRole('searchbox').fill('Meta pixel');
  await page.getByRole('link', { name: /Meta pixel id/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Feeds and ads' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('visitors see the popup');
  await page.getByRole('menuitem', { name: /Visitors see the popup/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Popup' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Visitors see the popup' })).toBeFocused();
});

test('PROD-11 who builds on the site finds its data, its calls and its keys', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto(`${site}/settings`);
  await page.getByRole('searchbox').fill('OpenAPI');
  await page.getByRole('link', { name: /For developers/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
  for (const [name, shown] of [
    ['Data of the home page', '"collection"'],
    ['All calls', 'OpenAPI'],
    ['OpenAPI document', '"openapi"'],
  ] as const) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await page.request.get(new URL(address!, page.url()).href);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(shown);
  }
  const modeOfPages = async () => {
    const home = await page.request.get('/?format=json');
    return ((await home.json()) as { website: { developerMode: boolean } }).website.developerMode;
  };
  expect(await modeOfPages()).toBe(false);
  const mode = page.getByRole('switch', { name: /developers are at work/ });
  for (const isOn of [true, false]) {
    await mode.press('Space');
    await page.keyboard.press('Control+s');
    await expect.poll(modeOfPages).toBe(isOn);
  }
  await page.getByRole('link', { name: 'API keys' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
});

const screens = [
  'backups',
  'settings/policies',
  'settings/cookies',
  'settings/domains',
  'settings/developer',
  'settings/pages',
  'settings/site',
];

for (const width of widthsOf('settings')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on backups and screens of settings', async ({ page }) => {
      await signInAsOwner(page);
      for (const path of screens) {
        await page.goto(`${site}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page, ['light', 'dark']);
      }
    });
  });
}
