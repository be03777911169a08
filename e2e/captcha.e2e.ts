/** Forms of a site with a captcha: its keys are set, and every form is sent by keyboard. */
import { captchaActions, captchaMessages, formMessages } from '@sitewright/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { startCaptchaDouble, type CaptchaDouble } from '../apps/server/testing/captcha-double.ts';
import { expectNoViolations } from './support/axe.ts';
import { serveCaptcha } from './support/captcha-double.ts';
import { listProducts } from './support/catalogue.ts';
import { addPage, addSection, insertBlock } from './support/editor.ts';
import { makeThing } from './support/make-thing.ts';
import { setSettings, signInAsOwner } from './support/owner.ts';
import { shopOfWorker } from './support/shops.ts';

const keysPath = '/config/sites/alder-loom/settings/search-engines';

let double: CaptchaDouble;
test.beforeAll(async () => {
  double = await startCaptchaDouble(shopOfWorker.captchaPort);
  double.answers = Object.fromEntries(
    captchaActions.map((action) => [`token-${action}`, { success: true, score: 0.9, action }]),
  );
});
// Other journeys meet no captcha.
test.afterAll(() => {
  double.close();
  setSettings('alder-loom', { 'captcha.siteKey': '', 'captcha.kind': 'score' });
});

/** A page with a form and a newsletter; its address. */
async function buildForms(page: Page): Promise<string> {
  const stamp = Date.now().toString(36);
  await makeThing(page, 'forms', {
    name: `Question ${stamp}`,
    fields: [{ id: 'text', type: 'text', title: 'Question', required: true }],
  });
  const listId = await makeThing(page, 'mailing-lists', { name: `News ${stamp}` });
  await makeThing(page, 'sign-up-places/page', { listId });
  await addPage(page, `ask-${stamp}`);
  await addSection(page, 'Opening');
  await insertBlock(page, 'Newsletter');
  await insertBlock(page, 'Form');
  await page.getByRole('button', { name: 'None chosen Form' }).click();
  await page.getByRole('option', { name: `Question ${stamp}`, exact: true }).click();
  await expect(page.locator('output[data-state="saved"]')).toBeVisible();
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await moved).status()).toBe(200);
  return `/ask-${stamp}`;
}

/** A visitor whose browser finds the double where it looks for the captcha. */
async function visit(browser: Browser, baseURL: string, width = 1440) {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
  const asked = await serveCaptcha(context);
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) refused.push(line.text());
  });
  return { page, asked, refused, close: () => context.close() };
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/captcha-${name}.png`, fullPage: true });
}

test('CAPT-01..09 FORM-03 FORM-12 RSTK-02 RSTK-03 RSTK-05 an owner sets keys, and visitors send each form by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const address = await buildForms(page);
  await page.goto(keysPath);
  await page.getByLabel('Site key').fill('journey-key');
  await page.getByLabel('Secret key').fill('hush-hush');
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Site key')).toHaveValue('journey-key');
  expect(await page.content()).not.toContain('hush-hush');
  await expectNoViolations(page, ['light', 'dark'], 'main');
  await picture(page, 'keys');

  const visitor = await visit(browser, baseURL!);
  await visitor.page.goto(address);
  const question = visitor.page.getByLabel('Question');
  const place = visitor.page.locator('.sw-page-form .captcha-container');
  await visitor.page.mouse.move(10, 10);
  await expect(place).toBeHidden();
  expect(visitor.asked).toEqual([]);
  await question.focus();
  await expect(place).toBeVisible();
  await visitor.page.keyboard.type('Is it blue?');
  await picture(visitor.page, 'form-1440');
  const sent = visitor.page.waitForRequest('**/api/form/SaveFormSubmission');
  await visitor.page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    captchaKey: 'token-FORM_BLOCK_SUBMISSION',
    pagePath: address,
    contentSource: 'c',
    pagePermissionType: 1,
  });
  await expect(visitor.page.getByText('Thank you! We will write back soon.')).toBeVisible();
  expect(double.asked.at(-1)?.get('secret')).toBe('hush-hush');

  await visitor.page.getByLabel('Email').focus();
  await visitor.page.keyboard.type(`ann-${Date.now()}@example.test`);
  await visitor.page.keyboard.press('Enter');
  await expect(visitor.page).toHaveURL(/\/newsletter$/);
  await expect(visitor.page.getByRole('status')).toBeVisible();
  expect(double.asked.at(-1)?.get('response')).toBe('token-NEWSLETTER_BLOCK_SUBMISSION');

  const soldOut = (await listProducts(visitor.page.request)).find(
    ({ structuredContent: { variants } }) =>
      variants.every(({ unlimited, qtyInStock }) => !unlimited && qtyInStock === 0),
  );
  await visitor.page.goto(soldOut!.fullUrl);
  const form = visitor.page.locator('.product-restock-notification:visible').first();
  await form.locator('input[name="email"]').focus();
  await visitor.page.keyboard.type(`bob-${Date.now()}@example.test`);
  const asked = visitor.page.waitForRequest('**/notifications/restock');
  await visitor.page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({
    recaptchaEnterpriseV3Token: 'token-PRODUCT_WAITLIST_SUBMISSION',
  });
  await expect(visitor.page.locator('.product-restock-cta[role="status"]')).toBeVisible();
  expect(visitor.refused).toEqual([]);
  await visitor.close();

  // The page of the same form without scripts takes the token as well.
  const plain = await visit(browser, baseURL!, 390);
  await plain.page.goto(`/restock?productId=${soldOut!.id}`);
  await plain.page.getByLabel('Email').focus();
  // Before the script took over it would be sent without.
  await expect.poll(() => plain.asked.length).toBeGreaterThan(0);
  await plain.page.keyboard.type(`cy-${Date.now()}@example.test`);
  await plain.page.keyboard.press('Enter');
  await expect(plain.page.getByRole('status')).toBeVisible();
  await plain.close();
});

test('CAPT-07 FORM-18 FORM-27 a box is ticked by keyboard; who does not tick it, or meets a service that is down, keeps what they typed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const address = await buildForms(page);
  setSettings('alder-loom', { 'captcha.siteKey': 'journey-key', 'captcha.kind': 'checkbox' });
  const visitor = await visit(browser, baseURL!, 320);
  await visitor.page.goto(address);
  await visitor.page.getByLabel('Question').focus();
  const frame = visitor.page.frameLocator('.sw-page-form iframe[title="reCAPTCHA"]');
  await expect(frame.getByRole('checkbox')).toBeVisible();
  await expect(visitor.page.locator('.sw-page-form iframe')).toHaveAttribute('src', /size=compact/);
  await visitor.page.keyboard.type('Is it blue?');
  await visitor.page.keyboard.press('Enter');
  await expect(visitor.page.getByText(formMessages.completeCaptcha).first()).toBeVisible();
  const send = visitor.page.locator('.sw-page-form button[type="submit"]');
  await expect(send).toBeDisabled();
  await picture(visitor.page, 'box-320');
  const { answers } = double;
  double.answers = {};
  await frame.getByRole('checkbox').press('Space');
  await expect(send).toBeEnabled();
  await send.press('Enter');
  await expect(visitor.page.getByText(captchaMessages.notChecked).first()).toBeVisible();
  await expect(visitor.page.getByLabel('Question')).toHaveValue('Is it blue?');
  await expect(send).toBeDisabled();
  double.answers = answers;
  await frame.getByRole('checkbox').press('Space');
  await send.press('Enter');
  await expect(visitor.page.getByText('Thank you! We will write back soon.')).toBeVisible();
  await visitor.close();

  const without = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const plain = await without.newPage();
  await plain.goto(address);
  const note = plain.locator('.sw-page-form .captcha-note');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(captchaMessages.needsScripts);
  await picture(plain, 'without-scripts');
  await without.close();
});
