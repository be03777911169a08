/** Forms of products: built by owners, chosen at products, filled in by buyers. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { dragOnto } from './support/drag.ts';
import { expectNoViolations } from './support/axe.ts';
import { findPhysical, findStocked } from './support/catalogue.ts';
import { undoOf } from './support/messages.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';
const isWrite =
  (method: string) => (response: { request: () => { method: () => string }; url: () => string }) =>
    response.request().method() === method &&
    /\/forms(?:\/|$)/.test(new URL(response.url()).pathname);

async function addField(
  page: Page,
  kind: string,
  title: string,
  where: Page | Locator = page,
): Promise<void> {
  await where.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const field = where.getByLabel('Title', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(title);
}

/** The titles of the fields, from the first to the last. */
const titles = (page: Page) =>
  page
    .getByRole('button', { name: /^Move /, exact: false })
    .evaluateAll((grips) =>
      grips.map((grip) => (grip.getAttribute('aria-label') ?? '').slice('Move '.length)),
    );

/** A form of that name that nobody has made before, for tries that follow one another. */
const unused = (name: string) => `${name} ${Date.now().toString(36)}`;

for (const width of widthsOf('forms')) {
  test(`FBLD-02 FORM-02 a form is built by keyboard, ordered and saved at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await page.goto(`${office}/forms`);
    await page.getByRole('link', { name: 'New form' }).first().click();
    const name = unused('Engraving');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await addField(page, 'Short text', 'Your words');
    await page.getByText('Must be answered').click();
    await addField(page, 'One of several', 'Letters');
    // It cannot be asked without choices: the save says so at its control.
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Enter at least one choice.')).toBeVisible();
    await page.getByLabel('Choices, one a line').fill('Round\nSquare\n');
    await addField(page, 'Long text', 'Anything else');
    await page.getByText('Limit its length').click();
    await page.getByLabel('Most characters').fill('80');

    await page.getByRole('button', { name: 'Move Anything else' }).press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Move Anything else' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => titles(page)).toEqual(['Anything else', 'Your words', 'Letters']);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => titles(page)).toEqual(['Your words', 'Anything else', 'Letters']);
    const saved = page.waitForResponse(isWrite('POST'));
    await page.keyboard.press('Control+s');
    expect((await saved).ok()).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('No product asks this form.')).toBeVisible();

    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Your words', 'Anything else', 'Letters']);
    await page.getByRole('button', { name: /^Letters/ }).click();
    await expect(page.getByLabel('Choices, one a line')).toHaveValue('Round\nSquare');
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await page.screenshot({ path: `test-results/form-${width}.png`, fullPage: true });

    const removed = page.waitForResponse(isWrite('DELETE'));
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    expect((await removed).ok()).toBe(true);
    await expect(page).toHaveURL(/\/forms$/);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await undoOf(page).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');
  });
}

test('FBLD-01 the tabs of a form keep where answers go and what is read before, at 390', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signInAsOwner(page);
  await page.goto(`${office}/forms/new`);
  const tabs = page.getByRole('tablist', { name: 'Parts of the form' });
  await expect(tabs.getByRole('tab')).toHaveText([
    'Build',
    'Storage',
    'Advanced',
    'Captcha',
    'Disclaimer',
  ]);
  await page.getByLabel('Name', { exact: true }).fill(unused('Fitting'));
  await addField(page, 'Short text', 'When');
  // By keys from tab to tab; what was typed behind another one stays.
  await tabs.getByRole('tab', { name: 'Build' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Send each answer to').fill('nobody');
  await page.getByLabel('Delete answers after').fill('30');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enter email addresses, at most ten.')).toBeVisible();
  await page.getByLabel('Send each answer to').fill('desk@example.test, second@example.test');
  // Of a row that is wider than a phone, the chosen one is in sight, and none moves for being chosen.
  const widthOf = async () => (await tabs.getByRole('tab').first().boundingBox())?.width;
  const before = await widthOf();
  await tabs.getByRole('tab', { name: 'Storage' }).press('End');
  await expect(tabs.getByRole('tab', { name: 'Disclaimer' })).toBeInViewport({ ratio: 0.95 });
  expect(await widthOf()).toBe(before);
  await tabs.getByRole('tab', { name: 'Advanced' }).click();
  await page.getByLabel('Subject of the mail to you').fill('A fitting');
  await tabs.getByRole('tab', { name: 'Captcha' }).click();
  await page.getByText('Ask for the captcha').click();
  await expect(page.getByRole('link', { name: 'Keys of the captcha' })).toBeVisible();
  await tabs.getByRole('tab', { name: 'Disclaimer' }).click();
  await page.getByLabel('Text before the button').fill('We call you back.');
  const saved = page.waitForResponse(isWrite('POST'));
  await page.keyboard.press('Control+s');
  expect((await saved).ok()).toBe(true);
  await expect(page).not.toHaveURL(/new$/);

  await page.reload();
  await tabs.getByRole('tab', { name: 'Storage' }).click();
  await expect(page.getByLabel('Send each answer to')).toHaveValue(
    'desk@example.test, second@example.test',
  );
  await expect(page.getByLabel('Delete answers after')).toHaveValue('30');
  await expectNoViolations(page, ['light', 'dark'], 'main');
  await page.screenshot({ path: 'test-results/form-storage-390.png', fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tabs.getByRole('tab', { name: 'Captcha' }).click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expectNoViolations(page, ['light', 'dark'], 'main');
  await tabs.getByRole('tab', { name: 'Disclaimer' }).click();
  await expect(page.getByLabel('Text before the button')).toHaveValue('We call you back.');
});

test('FBLD-02 fields are dragged to their place by the mouse', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto(`${office}/forms/new`);
  for (const title of ['One', 'Two', 'Three']) await addField(page, 'Short text', title);
  await page.getByRole('button', { name: /^Three/ }).click();
  const grip = page.getByRole('button', { name: 'Move One' });
  await dragOnto(page, grip, page.getByRole('button', { name: /^Three/ }), { x: 40, y: 28 });
  await expect.poll(() => titles(page)).toEqual(['Two', 'Three', 'One']);
  await page.getByRole('button', { name: 'More about Two' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect.poll(() => titles(page)).toEqual(['Two', 'Two', 'Three', 'One']);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => titles(page)).toEqual([]);
});

test('ATC-18 ENT-02 a product is given a new form, its buyer answers it, and it stays while asked', async ({
  page,
}) => {
  await signInAsOwner(page);
  const product = await findPhysical(page.request, 0);
  const variant = findStocked(product);
  expect(variant).toBeDefined();
  await page.goto(`${office}/products/${product.id}`);
  const name = unused('Gift note');
  await page.getByRole('button', { name: 'New form' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await addField(page, 'Short text', 'For whom', dialog);
  await page.getByText('Must be answered').click();
  const made = page.waitForResponse(isWrite('POST'));
  await dialog.getByRole('button', { name: 'Create form' }).click();
  expect((await made).ok()).toBe(true);
  await expect(
    page.getByRole('button', { name: new RegExp(`${name} Form for buyers`) }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(product.id),
  );
  await page.keyboard.press('Control+s');
  expect((await saved).ok()).toBe(true);

  await page.goto(product.fullUrl);
  await page.getByRole('button', { name: `Add To Cart : ${product.title}` }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText('For whom')).toBeVisible();
  await asked.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(asked.getByText('Required', { exact: true })).toBeVisible();
  await asked.getByLabel(/For whom/).fill('Ada');
  await asked.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(asked).toBeHidden();

  // It is not deleted while a product asks it, and says which.
  await page.goto(`${office}/forms`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const explained = page.getByRole('dialog');
  await expect(explained.getByText('A product asks this form.')).toBeVisible();
  await explained.getByRole('link', { name: product.title }).click();
  await page.getByRole('button', { name: /Form for buyers/ }).click();
  await page.getByRole('option', { name: 'None', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const taken = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('Control+s');
  expect((await taken).ok()).toBe(true);
});
