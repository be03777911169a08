/** Mailing lists: made, chosen for a place, signed up for by a visitor, read and ended by staff. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addButton, chooseOptions } from './support/buy.ts';
import { findStocked, listProducts } from './support/catalogue.ts';
import { makeThing } from './support/make-thing.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { shopOfWorker } from './support/shops.ts';

const site = '/config/sites/alder-loom';

/** That no other journey makes lists for. */
const secondSite = '/config/sites/second';

test('CONN-03 CONN-04 CONN-05 a list is made, chosen and signed up for; who is on it is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await page.goto(`${secondSite}/mailing-lists`);
  await page.getByRole('button', { name: 'Page for signing up: choose list' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    "You don't have any mailing lists. Please create one before continuing",
  );
  await dialog.getByRole('button', { name: 'Create list', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Studio letters');
  await expectNoViolations(page, ['light', 'dark']);
  await dialog.getByText('Require double opt-in').click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Page for signing up: choose list' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('A List must be selected.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Select a list|List$/ }).click();
  await page.getByRole('option', { name: 'Studio letters' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expectNoViolations(page, ['light', 'dark']);

  await page.goto(`http://second.localhost:${shopOfWorker.port}/newsletter`);
  await page.getByRole('textbox', { name: 'Email' }).fill('marketing-ann@example.test');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Thank you. You are on the list.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`http://localhost:${shopOfWorker.port}${secondSite}/mailing-lists`);
  await page.getByRole('link', { name: 'Studio letters' }).click();
  await expect(page.getByText('marketing-ann@example.test')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await page.getByRole('button', { name: 'Actions for marketing-ann@example.test' }).click();
  await page.getByRole('menuitem', { name: 'Take off the list' }).click();
  await expect(page.getByRole('link', { name: 'Left (1)' })).toBeVisible();
});

// Other journeys meet no banner.
test.afterAll(() =>
  setSettings('alder-loom', { 'marketing.metaPixelId': '', 'marketing.googleTagId': '' }),
);

/** Stands where Google's script is fetched from: tells each event to where that one would. */
const tagDouble = `const tell = (args) => args[0] === 'event' && (new Image().src =
  'https://www.google-analytics.com/g/collect?en=' + args[1] + '&tid=' + args[2].send_to);
dataLayer.forEach(tell); dataLayer.push = (args) => tell(args);`;

test('FEED-02 FEED-03 EVT-05 saved ids are told what visitors do, once they agree', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await page.goto(`${site}/marketing`);
  await page.getByRole('textbox', { name: 'Meta pixel id' }).fill('1234567890');
  await page.getByRole('textbox', { name: 'Google tag id' }).fill('G-SHOP1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();

  const context = await browser.newContext();
  const told: string[] = [];
  await context.route(/facebook\.com|googletagmanager\.com|google-analytics\.com/, (route) => {
    const url = new URL(route.request().url());
    const { hostname, searchParams } = url;
    const id = searchParams.get('tid') ?? searchParams.get('id');
    told.push(`${hostname} ${id} ${searchParams.get('en') ?? searchParams.get('ev') ?? 'script'}`);
    const body = hostname === 'www.googletagmanager.com' ? tagDouble : '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const both = (meta: string, google: string) => [
    `www.facebook.com 1234567890 ${meta}`,
    `www.google-analytics.com G-SHOP1 ${google}`,
  ];
  const visitor = await context.newPage();
  const products = await listProducts(visitor.request);
  const product = products.find((one) => findStocked(one) && one.fullUrl)!;
  await visitor.goto(product.fullUrl);
  await expect(visitor.getByRole('region', { name: 'Cookies and ads' })).toBeVisible();
  await expectNoViolations(visitor);
  await visitor.getByRole('button', { name: 'Decline' }).click();
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Cookie choice' })).toBeVisible();
  expect(told).toEqual([]);
  await visitor.getByRole('button', { name: 'Cookie choice' }).click();
  await visitor.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => told)
    .toEqual(
      expect.arrayContaining([
        'www.googletagmanager.com G-SHOP1 script',
        ...both('ViewContent', 'view_item'),
      ]),
    );
  await chooseOptions(visitor, product);
  await addButton(visitor).click();
  await expect.poll(() => told).toEqual(expect.arrayContaining(both('AddToCart', 'add_to_cart')));
  await visitor.goto('/search?q=oak');
  await expect.poll(() => told).toEqual(expect.arrayContaining(both('Search', 'search')));
  const before = told.length;
  await visitor.goto('/checkout');
  expect(told).toHaveLength(before);
  await context.close();
});

test('MSG-02 MSG-03 CONN-01 CONN-02 CONN-07 each failure says its sentence', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
  await makeThing(page, 'mailing-lists', { name: `Letters ${Date.now()}` });
  await page.goto(`${site}/mailing-lists`);
  await page.getByRole('button', { name: 'Connect Mailchimp' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'API key' }).fill('a key of nobody');
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByText('Unable to connect. Please try again')).toBeVisible();
  await expectNoViolations(page, ['light', 'dark']);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();

  await page.goto(`${site}/marketing`);
  const pixel = page.getByRole('textbox', { name: 'Meta pixel id' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await pixel.fill('no number');
  await save.click();
  await expect(page.getByText('Update the missing or invalid information above.')).toBeVisible();
  await page.route('**/settings/edits', (route) => route.abort());
  await pixel.fill('7654321');
  await save.click();
  await expect(page.getByText('Please check your internet connection.').first()).toBeVisible();
  await page.unroute('**/settings/edits');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.route(/mailing-lists-screen/, (route) => route.abort());
  await page.getByRole('link', { name: 'Mailing lists', exact: true }).click();
  await expect(page.getByText('Please try again.')).toBeVisible();
});
