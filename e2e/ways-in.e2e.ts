/** How somebody of the staff signs in: password, passkey, codes of an app, recovery codes; and where. */
import { expect, test, type Page } from '@playwright/test';
import { codeOf } from '../apps/server/testing/test-person.ts';
import { expectNoViolations } from './support/axe.ts';
import { openAsStaff, signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

const site = 'alder-loom';
const account = `/config/sites/${site}/account`;
const password = 'a long one for this journey';

/** A device that knows its person, and makes passkeys. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/config\/sign-in/);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('AUTH-06 a password, a passkey and codes of an app open an account, each made on its screen', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  await page.goto(`/config/sites/${site}`);
  const name = 'Kim of the desk';
  const kim = await openAsStaff(page, { site, name, role: 'editor' });
  await addAuthenticator(kim);
  await kim.goto(account);
  await kim.getByRole('textbox', { name: 'New password' }).fill(password);
  await button(kim, 'Save').last().click();
  await expect(kim.getByText('Your password was changed.')).toBeVisible();
  const email = await kim.getByRole('textbox', { name: 'Email' }).inputValue();

  await button(kim, 'Add a passkey').click();
  await expect(kim.getByRole('button', { name: /^Remove / })).toBeVisible();
  await expectNoViolations(kim, ['light', 'dark']);
  await signOut(kim, name);
  await button(kim, 'Sign in with a passkey').click();
  await expect(kim).toHaveURL(/\/config(?!\/sign-in)/);

  // Another device: password, then the code.
  await kim.goto(account);
  await button(kim, 'Switch on').click();
  const dialog = kim.getByRole('dialog');
  const secret = await dialog.getByRole('textbox', { name: 'Key' }).inputValue();
  await expect(dialog.getByRole('figure', { name: 'QR code for the app' })).toBeVisible();
  await expectNoViolations(kim, ['light', 'dark']);
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await button(kim, 'Switch on').last().click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, new Date()));
  await button(kim, 'Switch on').last().click();
  const recovery = kim.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expect(recovery.getByRole('listitem').first()).toBeVisible();
  const [code = ''] = await recovery.getByRole('listitem').allTextContents();
  await button(kim, 'I have kept them').click();
  await expect(kim.getByText(/^On\. \d+ recovery codes are left\.$/)).toBeVisible();

  const phone = await browser.newContext({
    viewport: sizes.phone,
    baseURL: new URL(page.url()).origin,
  });
  const other = await phone.newPage();
  await other.goto('/config/sign-in');
  await other.getByRole('textbox', { name: 'Email' }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await button(other, 'Sign in').click();
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectNoViolations(other, ['light', 'dark']);
  await other.getByRole('textbox', { name: 'Code' }).fill(code);
  await button(other, 'Continue').click();
  await expect(other).toHaveURL(/\/config(?!\/sign-in)/);

  // The first device sees the other one, and signs it out.
  await kim.reload();
  await expect(kim.getByText('This one')).toBeVisible();
  await button(kim, 'Sign out all others').click();
  await expect(kim.getByText('Signed out.')).toBeVisible();
  await other.goto(account);
  await expect(other).toHaveURL(/\/config\/sign-in/);

  await kim.getByRole('button', { name: /^Remove / }).click();
  await button(kim, 'Remove').click();
  await expect(kim.getByText('Sign in with your finger')).toBeVisible();
  await phone.close();
  await kim.context().close();
});

test('how the back office looks is chosen by the person, and stays', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  await page.goto(`/config/sites/${site}`);
  const other = await openAsStaff(page, { site, name: 'Lou of the night', role: 'editor' });
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(`/config/sites/${site}`);
  const ground = () =>
    other.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await button(other, 'Lou of the night').click();
  await other.getByRole('menuitem', { name: 'Appearance: Dark' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await other.reload();
  await expect.poll(ground).toBe(dark);
  await other.context().close();
});
