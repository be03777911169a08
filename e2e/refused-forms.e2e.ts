/** Forms that are refused in browsers without scripts come back with what was typed. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { addPage, addSection, insertBlock, untilSaved } from './support/editor.ts';
import { expectNoViolations } from './support/axe.ts';
import { makeThing } from './support/make-thing.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

test.beforeAll(() => setSettings('alder-loom', { 'languages.languages': '[{"code":"de"}]' }));
test.afterAll(() => setSettings('alder-loom', { 'languages.languages': '[]' }));

const fields = [
  { id: 'mail', type: 'email', title: 'Mail', required: true },
  { id: 'name', type: 'name', title: 'Name' },
  { id: 'text', type: 'textarea', title: 'Message', maxLength: 20, description: 'In short' },
  { id: 'pick', type: 'checkbox', title: 'Colours', options: ['Red', 'Blue'] },
  { id: 'word', type: 'password', title: 'Word' },
];

/** Without scripts, on a phone. */
async function visit(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    viewport: sizes.phone,
  });
  return context.newPage();
}

/** No wider than its window, and nothing for axe, which needs scripts: it looks at a copy. */
async function look(visitor: Page, scripted: Page, name: string): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    const overflow = await visitor.evaluate(() => document.body.scrollWidth - innerWidth);
    expect([name, width, overflow <= 0]).toEqual([name, width, true]);
    const folder = process.env['PICTURES'];
    if (folder)
      await visitor.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  await scripted.setContent(await visitor.content());
  await expectNoViolations(scripted);
}

test('FORM-14 FORM-23 FORM-32 a form of a page is shown with what was typed, errors at their fields', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const stamp = Date.now().toString(36);
  await makeThing(page, 'forms', { name: `Ask ${stamp}`, fields });
  await addPage(page, `refused-${stamp}`);
  await addSection(page, 'Opening');
  await insertBlock(page, 'Form');
  await page.getByRole('button', { name: 'None chosen Form' }).click();
  await page.getByRole('option', { name: `Ask ${stamp}`, exact: true }).click();
  await untilSaved(page);
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await moved).status()).toBe(200);

  const visitor = await visit(browser, baseURL);
  await visitor.goto(`/de/refused-${stamp}`);
  const form = visitor.locator('.sw-page-form');
  const message = form.getByLabel('Message');
  await form.getByLabel(/^Mail/).fill('ann@forms.test');
  await form.getByLabel('Nachname').fill('Lee');
  await message.fill('Longer than twenty letters');
  await form.getByLabel('Blue').check();
  await form.getByLabel('Word').fill('hush');
  const answered = visitor.waitForResponse((answer) => answer.url().includes('/api/form/'));
  await form.getByRole('button', { name: 'Senden' }).click();
  expect((await answered).status()).toBe(400);

  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
  await expect(message).toHaveValue('Longer than twenty letters');
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveAccessibleDescription('Das sind mehr Zeichen als erlaubt. In short');
  await expect(message).toBeFocused();
  await expect(form.getByLabel(/^Mail/)).toHaveValue('ann@forms.test');
  await expect(form.getByLabel('Nachname')).toHaveValue('Lee');
  await expect(form.getByLabel('Blue')).toBeChecked();
  await expect(form.getByLabel('Red')).not.toBeChecked();
  await expect(form.getByLabel('Word')).toHaveValue('');
  await expect(form.getByRole('alert').first()).toContainText('Etwas stimmt noch nicht.');
  await look(visitor, page, 'refused-form');

  await message.fill('Short');
  await form.getByRole('button', { name: 'Senden' }).click();
  await expect(visitor).toHaveURL(new RegExp(`/de/refused-${stamp}#form-sent-`));
  await expect(visitor.getByText('Danke! Wir antworten bald.')).toBeVisible();
  await visitor.context().close();
});

test('ATC-18 FORM-14 what a product must be told is asked on a page, and asked again with what was typed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const stamp = Date.now().toString(36);
  const formId = await makeThing(page, 'forms', {
    name: `Engraving ${stamp}`,
    fields: [
      { id: 'words', type: 'textarea', title: 'Words', required: true, maxLength: 5 },
      { id: 'who', type: 'text', title: 'For whom' },
    ],
  });
  const title = `Ring ${stamp}`;
  await makeThing(page, 'products', {
    title,
    urlId: `ring-${stamp}`,
    isVisible: true,
    formId,
    variants: [{ sku: `RING-${stamp}`, priceCents: 2_000, stock: 'unlimited' }],
  });

  const visitor = await visit(browser, baseURL);
  await visitor.goto(`/shop/p/ring-${stamp}`);
  await visitor.locator('.sqs-add-to-cart-button').click();
  await expect(visitor).toHaveURL(/\/cart\/details\?/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await visitor.getByLabel(/^Words/).fill('Too many words');
  await visitor.getByLabel('For whom').fill('Ada');
  await visitor.getByRole('button', { name: 'Add To Cart' }).click();
  const words = visitor.getByLabel(/^Words/);
  await expect(words).toHaveValue('Too many words');
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription('You have exceeded the character limit.');
  await expect(visitor.getByLabel('For whom')).toHaveValue('Ada');
  await look(visitor, page, 'item-details');
  await words.fill('Oak');
  await visitor.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(visitor).toHaveURL(/\/cart$/);
  await expect(visitor.locator('#sqs-cart-root')).toContainText(title);
  await expect(visitor.locator('#sqs-cart-root')).toContainText('Oak');
  await visitor.context().close();
});
