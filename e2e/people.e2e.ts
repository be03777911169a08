/** The first owner, people and keys, by keyboard alone; axe looks at every screen. Ownership is handed over. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { Mouse } from './support/hands.ts';
import { giveMailedShop } from './support/mailed-shop.ts';
import { makeOwner, makeSite, office } from './support/month/begin.ts';
import { signInAsOwner } from './support/owner.ts';
import { shopOfWorker } from './support/shops.ts';
import { sizes, widthsOf } from './support/sizes.ts';
import { readCrumb } from './support/staff-calls.ts';

const site = '/config/sites/alder-loom';

/** Goes to it with Tab, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'checkbox', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${role} ${name}`);
}

for (const width of widthsOf('people')) {
  test(`AUTH-05 APIK-01 APIK-02 people and keys by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/config/sign-in');
    await expectNoViolations(page);
    await signInAsOwner(page);

    await page.goto(`${site}/api-keys`);
    await tabTo(page, 'button', 'Create key');
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=dialog] input:focus')).toHaveCount(1);
    await page.keyboard.type(`Warehouse ${width}`);
    await tabTo(page, 'checkbox', 'orders:read');
    await page.keyboard.press('Space');
    await expectNoViolations(page);
    await tabTo(page, 'button', 'Next');
    await page.keyboard.press('Enter');
    const secret = page.getByRole('textbox', { name: 'Key' });
    await expect(secret).toHaveValue(/.{30,}/);
    const key = await secret.inputValue();
    await tabTo(page, 'button', 'Complete');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Warehouse ${width}`)).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
    await expectNoViolations(page);

    await page.goto(`${site}/permissions`);
    await tabTo(page, 'button', 'Invite');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.type(`nia-${width}@alder.test`);
    await tabTo(page, 'checkbox', 'Store manager');
    await page.keyboard.press('Space');
    await expectNoViolations(page);
    await tabTo(page, 'button', 'Send invitation');
    await page.keyboard.press('Enter');
    const invited = page.getByRole('cell', { name: `nia-${width}@alder.test`, exact: true });
    await expect(invited).toBeVisible();
    await expectNoViolations(page);

    await page.goto(`${site}/account`);
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expectNoViolations(page);
  });
}

test.describe('ownership', () => {
  const origin = `http://localhost:${shopOfWorker.ownPort}`;
  test.use({ baseURL: origin, viewport: sizes.desktop });
  const mailed = giveMailedShop();

  /** The link of a mail to somebody, once it has come. */
  async function linkTo(email: string, link: RegExp): Promise<string> {
    const mail = await mailed.mailTo(email, link);
    return link.exec(mail)![0].replaceAll('&amp;', '&');
  }

  test('AUTH-05 somebody is invited by mail and takes the installation over; who had it may less', async ({
    page,
    browser,
  }) => {
    const mouse = new Mouse(page);
    await makeOwner(page, mouse, mailed.shop.ownerLink);
    await makeSite(page, mouse);
    await page.goto(`${office}/permissions`);
    // The only owner stays: no menu offers anything else, and the call says why.
    const adaRow = page.getByRole('row', { name: /ada@example\.com/ });
    await expect(adaRow).toContainText('Owner');
    await expect(adaRow.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    const people = `/api${office.slice('/config'.length)}/people`;
    const { people: listed } = (await (await page.request.get(people)).json()) as {
      people: { id: string }[];
    };
    const refused = await page.request.delete(`${people}/${listed[0]!.id}`, {
      headers: { 'X-CSRF-Token': await readCrumb(page) },
    });
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toContain('The owner stays until somebody else takes over.');

    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel('Email').fill('nia@example.com');
    await mouse.press(dialog.getByRole('checkbox', { name: /^Admin/ }));
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog).toHaveCount(0);

    const nia = await (await browser.newContext({ baseURL: origin })).newPage();
    await nia.goto(await linkTo('nia@example.com', /http\S+\/config\/invitation\?[\w=&;%-]+/));
    await nia.getByLabel('Name').fill('Nia');
    await nia.getByLabel('Password', { exact: true }).fill('another long way 8');
    await nia.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(nia).toHaveURL(/\/config\/sites\/harbour-pottery$/);
    // An admin backs nothing up, and adds no site.
    const may = async (who: Page) => {
      const asked = [await who.request.get(`/api${office.slice('/config'.length)}/backups`)];
      asked.push(await who.request.get('/api/staff/new-site?identifier=elsewhere'));
      return asked.map((answer) => answer.ok());
    };
    expect(await may(nia)).toEqual([false, false]);
    expect(await may(page)).toEqual([true, true]);

    await page.reload();
    await page.getByRole('button', { name: 'Actions for Nia' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Hand over to Nia' }).press('Enter');
    const sure = page.getByRole('alertdialog', { name: 'Hand over to Nia' });
    await expectNoViolations(page, ['light', 'dark'], '[role=alertdialog]');
    await sure.getByRole('button', { name: 'Offer' }).press('Enter');
    await expect(page.getByText('You offered the installation to Nia.')).toBeVisible();
    // Offered is not given.
    expect(await may(nia)).toEqual([false, false]);

    await nia.goto(await linkTo('nia@example.com', /http\S+\/config\/account/));
    await expect(nia.getByText(/^Ada wants to hand the installation over to you/)).toBeVisible();
    await expectNoViolations(nia, ['light', 'dark']);
    await nia.getByRole('button', { name: 'Accept', exact: true }).press('Enter');
    await expect(nia.getByText(/wants to hand the installation over/)).toHaveCount(0);
    await expect.poll(() => may(nia)).toEqual([true, true]);
    await nia.goto(`${office}/backups`);
    await expect(nia.getByRole('button', { name: 'Back up now' })).toBeVisible();

    // Who had it is signed out, signs in again, and is an admin.
    await page.goto(`${office}/permissions`);
    await expect(page).toHaveURL(/\/config\/sign-in/);
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password').fill('a long way to go 7');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/permissions$/);
    await expect(page.getByRole('row', { name: /nia@example\.com/ })).toContainText('Owner');
    await expect(adaRow).toContainText('Admin');
    await expect(adaRow).not.toContainText('Owner');
    await expect(page.getByRole('button', { name: 'Actions for Nia' })).toHaveCount(0);
    expect(await may(page)).toEqual([false, false]);
    await page.goto(`${office}/backups`);
    await expect(page.getByRole('button', { name: 'Back up now' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nia.context().close();
  });
});
