/** The frame of the back office and its settings: by keyboard, in two tabs, on a phone, in German. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { undoOf } from './support/messages.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';

const home = '/config/sites/alder-loom';

async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`${home}${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

for (const size of sizesOf('back-office')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size], reducedMotion: 'reduce' } as object);

    test('ROUT-04 the frame and all settings: axe finds nothing, light and dark', async ({
      page,
    }) => {
      // Each screen in one of the two: they share their colours.
      const scheme = size === 'phone' ? 'light' : 'dark';
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await signInAsOwner(page);
      await open(page, '', /Hello/);
      await expectNoViolations(page, ['light', 'dark']);
      await open(page, '/settings', 'Settings');
      await expect(page.locator('main li a').first()).toBeVisible();
      const hrefs = await page
        .locator('main li a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThanOrEqual(9);
      for (const href of hrefs) {
        await page.goto(href);
        await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
        await expect(page.locator('main h2').first()).toBeVisible();
        await expectNoViolations(page, [scheme]);
        const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
        expect(overflow, href).toBeLessThanOrEqual(0);
      }
      // Its policy refuses nothing that the screens need.
      expect(problems).toEqual([]);
    });
  });
}

test('by keyboard alone: a setting is found, changed, seen by visitors, and taken back', async ({
  page,
  request,
}) => {
  const threshold = async () => {
    const { website } = await (await request.get('/shop?format=json')).json();
    return website?.storeSettings?.continueShoppingLinkUrl as unknown;
  };
  await signInAsOwner(page);
  await open(page, '', /Hello/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('all sett');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');

  await page.keyboard.press('/');
  await page.keyboard.type('continue shopping');
  const found = page.getByRole('link', { name: /Continue Shopping/ });
  await expect(found).toBeVisible();
  await found.focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel(/Continue Shopping/);
  await expect(field).toBeFocused();
  const before = await field.inputValue();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/journal');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(threshold).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(field).toHaveValue(before);
});

test('Ctrl K: a product, one setting, a page and an action are a few letters away', async ({
  page,
}) => {
  await signInAsOwner(page);
  await open(page, '', /Hello/);
  const jump = async (typed: string, line: string | RegExp) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('searchbox').pressSequentially(typed);
    const found = palette.getByRole('menuitem', { name: line });
    await expect(found).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
  };
  await jump('pour-over c', /Pour-Over Cone/);
  await expect(page).toHaveURL(/\/products\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pour-Over Cone/);
  // Tab goes on in the screen, and Ctrl S saves what is being typed.
  await expect(page.locator('main')).toBeFocused();
  const price = page.getByLabel(/^Price of/).first();
  const before = await price.inputValue();
  await price.fill('77');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await undoOf(page).click();
  await expect(price).toHaveValue(before);
  await jump('new disc', 'New discount');
  await expect(page).toHaveURL(/\/discounts\/new$/);
  await jump('vat ident', /VAT identification number/);
  await expect(page).toHaveURL(/\/settings\/business#/);
  await expect(page.getByLabel('VAT identification number')).toBeFocused();
  await jump('delivery and ret', /Delivery and returns/);
  await expect(page).toHaveURL(/\/pages\/[\w-]+$/);
  await expect(page.locator('iframe[data-canvas]')).toBeVisible();
});

test('the commands fit a phone: more of them than it shows are reached by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await signInAsOwner(page);
  await open(page, '', /Hello/);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const line = palette.getByRole('menuitem').last();
  await expect(line).toBeAttached();
  await expectNoViolations(page, ['light'], '[role="dialog"]');
  await page.keyboard.press('ArrowUp');
  await expect(line).toBeInViewport();
  await expect(palette.getByRole('searchbox')).toBeInViewport();
});

test('what is missing in a form is told in words, and the keyboard is there', async ({ page }) => {
  await signInAsOwner(page);
  await open(page, '/discounts/new', 'New discount');
  await page.getByLabel('Code', { exact: true }).fill('NOBODY');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('two tabs: other fields merge, the same field shows both, a closed tab loses nothing', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await open(page, '/settings/business', 'Business information');
  const other = await context.newPage();
  await open(other, '/settings/business', 'Business information');

  await page.getByLabel('Phone').fill('555 0100');
  await other.getByLabel('Email for visitors').fill('hello@alder.example');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  // The other tab is in step, and what is typed there stays.
  await expect(page.getByLabel('Email for visitors')).toHaveValue('hello@alder.example');
  await expect(page.getByLabel('Phone')).toHaveValue('555 0100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(other.getByLabel('Phone')).toHaveValue('555 0100');

  await page.getByLabel('VAT identification number').fill('DE111');
  await other.getByLabel('VAT identification number').fill('DE222');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else changed VAT identification number')).toBeVisible();
  await expect(page.getByText('DE222')).toBeVisible();
  await expect(page.getByLabel('VAT identification number')).toHaveValue('DE111');

  // What is typed waits on this device.
  const before = await page.getByLabel('Tax number').inputValue();
  await page.getByLabel('Tax number').fill('12/345');
  await page.waitForFunction(() =>
    Object.values(localStorage).some((draft) => String(draft).includes('12/345')),
  );
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await open(again, '/settings/business', 'Business information');
  await expect(again.getByLabel('Tax number')).toHaveValue('12/345');
  await expect(again.getByText(/was restored/)).toBeVisible();
  await again.getByRole('button', { name: 'Discard' }).click();
  await expect(again.getByLabel('Tax number')).toHaveValue(before);
});

test('EDIT-03 unsaved changes ask before they are left: Save or Discard; offline, a save waits', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await open(page, '/settings/mails', 'Mails');
  await page.getByLabel('At most one mail in').fill('33');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('At most one mail in')).toHaveValue('33');

  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);

  // Discard leaves what was saved, Save writes it; both go on to where somebody wanted to go.
  const leave = async (typed: string, button: string) => {
    await open(page, '/settings/mails', 'Mails');
    await page.getByLabel('At most one mail in').fill(typed);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await question.getByRole('button', { name: button }).press('Enter');
    await expect(page).toHaveURL(/\/settings$/);
    await open(page, '/settings/mails', 'Mails');
    return page.getByLabel('At most one mail in');
  };
  await expect(await leave('44', 'Discard')).toHaveValue('33');
  await expect(await leave('45', 'Save')).toHaveValue('45');
});

test('home shows its cards once it knows what stands above them, so that nothing jumps', async ({
  page,
}) => {
  await signInAsOwner(page);
  const answers = [await hold(page, '**/set-up'), await hold(page, '**/orders/alerts')];
  await page.goto(home);
  const main = page.getByRole('main');
  const card = main.getByRole('heading', { name: 'To send' });
  await expect(main.getByRole('status', { name: 'Loading…' })).toBeVisible();
  for (const letThrough of answers) {
    await expect(card).toBeHidden();
    letThrough();
  }
  await expect(card).toBeVisible();
  await expect(main.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
});

test('I18N German: chosen once, all screens speak it, and it stays', async ({ page }) => {
  await signInAsOwner(page);
  await open(page, '/settings', 'Settings');
  await page.getByRole('button', { name: 'Owner' }).click();
  // It is shown before it is kept.
  const isKept = () => page.waitForResponse((answer) => answer.request().method() !== 'GET');
  const german = isKept();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await german;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
  // The language is the account's, on all devices: other journeys are in English.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Owner' }).click();
  const english = isKept();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await english;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});
