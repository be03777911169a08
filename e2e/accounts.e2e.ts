/** A visitor with an account: from the mailed link to the cart on another device. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  addAndCheckOut,
  addButton,
  cards,
  cartCount,
  chooseOptions,
  fillCard,
  payButton,
} from './support/buy.ts';
import { findPhysical } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';

const password = 'correct horse battery';

/** The journeys have no mail server: the owner reads the mail that was kept. */
async function readLink(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext();
  const owner = await context.newPage();
  await signInAsOwner(owner);
  await owner.goto('/config/sites/alder-loom/mails');
  const links = owner.locator('a').filter({ hasText: 'Create your account' });
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const href of hrefs) {
    const body = await (await owner.request.get(`${href.replace(/\/$/, '')}/body`)).text();
    const found = /\/account\/link\?token=[\w-]+/.exec(body)?.[0];
    if (found && (await (await owner.request.get(found)).text()).includes(email)) {
      await context.close();
      return found;
    }
  }
  throw new Error(`No mail leads to an account for ${email}`);
}

for (const size of sizesOf('accounts')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size] });

    test('AUTH-01 CART-24 PROD-03 signs up by mail, buys, signs out, and finds the cart elsewhere', async ({
      page,
      browser,
    }) => {
      const email = `${size}-account@example.com`;
      await page.goto('/account/create');
      await expectNoViolations(page);
      await page.getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toContainText(email);
      await page.goto(await readLink(browser, email));
      await page.getByLabel('Password').fill(password);
      await expectNoViolations(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/account$/);
      await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

      const product = await findPhysical(page.request, 2);
      await page.goto(product.fullUrl);
      await chooseOptions(page, product);
      await addAndCheckOut(page);
      await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
      await expectNoViolations(page);
      await fillShipping(page);
      await fillCard(page, cards.good);
      await payButton(page).click();
      await expect(page).toHaveURL(/order-confirmed/);
      await page.goto('/account');
      await expectNoViolations(page);
      await page.getByRole('link', { name: /^Order #/ }).click();
      await expect(page).toHaveURL(/order-status/);
      await expect(page.getByText('12 Harbour Street').first()).toBeVisible();

      // What was bought may have been the last of its kind.
      const another = await findPhysical(page.request, 2);
      await page.goto(another.fullUrl);
      await chooseOptions(page, another);
      await addButton(page).click();
      await expect(cartCount(page)).toHaveText('1');
      for (const path of ['/account/addresses', '/account/details']) {
        await page.goto(path);
        await expectNoViolations(page);
      }
      await page.getByRole('button', { name: 'Sign out' }).first().click();
      await expect(page).toHaveURL(/sign-in/);

      const elsewhere = await browser.newContext({ viewport: sizes[size] });
      const phone = await elsewhere.newPage();
      await phone.goto('/account/sign-in');
      await expectNoViolations(phone);
      await phone.getByLabel('Email').fill(email);
      await phone.getByLabel('Password').fill(password);
      await phone.keyboard.press('Enter');
      await expect(phone).toHaveURL(/\/account$/);
      await expect(cartCount(phone)).toHaveText('1');
      await elsewhere.close();
    });
  });
}

test('the shop signs an account out everywhere, and closes it: no browser is in any more', async ({
  page,
  browser,
}) => {
  const email = `leaving-${Date.now()}@example.com`;
  await page.goto('/account/create');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(email);
  await page.goto(await readLink(browser, email));
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  const phone = await (await browser.newContext({ viewport: sizes.phone })).newPage();
  const signIn = async () => {
    await phone.goto('/account/sign-in');
    await phone.getByLabel('Email').fill(email);
    await phone.getByLabel('Password').fill(password);
    await phone.keyboard.press('Enter');
  };
  await signIn();
  await expect(phone.getByText(`Signed in as ${email}`)).toBeVisible();

  const owner = await (await browser.newContext({ viewport: sizes.desktop })).newPage();
  await signInAsOwner(owner);
  await owner.goto('/config/sites/alder-loom/customers');
  await owner.getByRole('searchbox').fill(email);
  await owner.getByRole('link', { name: email }).press('Enter');
  const contact = owner.getByRole('region', { name: 'Account', exact: true });
  await expect(contact).toContainText('signed in on 2 devices');
  await contact.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(contact).toContainText('signed in nowhere');
  for (const visitor of [page, phone]) {
    await visitor.goto('/account/addresses');
    await expect(visitor).toHaveURL(/\/account\/sign-in/);
  }
  // Signed out is not closed.
  await signIn();
  await expect(phone.getByText(`Signed in as ${email}`)).toBeVisible();

  await contact.getByRole('button', { name: 'Close the account' }).press('Enter');
  const sure = owner.getByRole('alertdialog', { name: 'Close the account' });
  await expectNoViolations(owner, ['light', 'dark'], '[role=alertdialog]');
  await sure.getByRole('button', { name: 'Cancel' }).press('Enter');
  await phone.reload();
  await expect(phone.getByText(`Signed in as ${email}`)).toBeVisible();
  await contact.getByRole('button', { name: 'Close the account' }).press('Enter');
  await sure.getByRole('button', { name: 'Close the account' }).press('Enter');
  await expect(owner.getByText('The account was closed')).toBeVisible();
  await phone.goto('/account');
  await expect(phone).toHaveURL(/\/account\/sign-in/);
  await signIn();
  await expect(phone.getByRole('alert')).toBeVisible();
  await expect(phone).toHaveURL(/\/account\/sign-in/);
  await phone.context().close();
  await owner.context().close();
});

/** All but the email, which is that of the account. */
async function fillShipping(page: Page): Promise<void> {
  const field = (part: string) => page.locator(`[name="shippingAddress.${part}"]`);
  await field('country').selectOption('US');
  await field('firstName').fill('Robin');
  await field('lastName').fill('Marlow');
  await field('line1').fill('12 Harbour Street');
  await field('city').fill('Portland');
  await field('region').selectOption('ME');
  await field('postalCode').fill('04101');
  await field('postalCode').blur();
  const option = page.locator('.sw-option.is-sent [name="shippingOptionId"]').first();
  await expect(option).toBeAttached();
  await option.check();
}
