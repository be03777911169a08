/** Blocks that show the shop: inserted by keys, published, bought from and filled in by a visitor. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, addSection, canvas, insertBlock } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';
import { readCrumb } from './support/staff-calls.ts';

async function publish(page: Page): Promise<void> {
  await expect(page.locator('output[data-state="saved"]')).toBeVisible();
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await moved).status()).toBe(200);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `None chosen ${label}` }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('PDP-02 a product, a list and a newsletter are put on a page by keys, and bought from without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const address = `gifts-${Date.now()}`;
  await addPage(page, address);
  await addSection(page, 'Opening');
  const frame = canvas(page);
  await insertBlock(page, 'Product');
  const found = page.waitForResponse((answer) => answer.url().includes('search=bowl'));
  await page.getByLabel('Find a product').fill('bowl');
  await found;
  const add = page.getByRole('button', { name: /^Add .*bowl/i }).first();
  const title = ((await add.textContent()) ?? '').trim();
  await add.click();
  await expect(frame.locator('.product-block .product-title')).toHaveText(title);
  await insertBlock(page, 'Product list');
  await choose(page, 'Store page', 'Shop');
  await expect(frame.locator('.sw-product-list > li').first()).toBeVisible();
  await insertBlock(page, 'Newsletter');
  await expect(frame.getByRole('heading', { name: 'Hear from us' })).toBeVisible();
  await publish(page);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const visitor = await context.newPage();
  await visitor.goto(`/${address}`);
  const block = visitor.locator('.product-block');
  await expect(block.locator('.product-title')).toHaveText(title);
  for (const group of await block.locator('.variant-radiobtn-wrapper').all()) {
    await group.locator('label').first().click();
  }
  await block.locator('.sqs-add-to-cart-button').click();
  await expect(visitor).toHaveURL(/\/cart/);
  await expect(visitor.getByText(title).first()).toBeVisible();
  await context.close();

  const markup = (html: string) => html.replaceAll(/\s+/g, ' ');
  const seen = await browser.newContext({ baseURL: baseURL! });
  const looked = await seen.newPage();
  const source = await (await looked.goto(`/${address}`))!.text();
  expect(markup(source)).toContain(
    markup(await frame.locator('.product-block form').innerHTML())
      .trim()
      .slice(0, 80),
  );
  for (const width of [390, 768, 1440]) {
    await looked.setViewportSize({ width, height: 900 });
    const overflow = await looked.evaluate(() => document.body.scrollWidth - innerWidth);
    expect([width, overflow <= 0]).toEqual([width, true]);
    if (process.env['PICTURES']) {
      await looked.screenshot({
        path: `${process.env['PICTURES']}/shop-${width}.png`,
        fullPage: true,
      });
    }
  }
  await expectNoViolations(looked);
  await seen.close();
});

test('FORM-12 FORM-13..17 a form is put on a page, refuses what is wrong, and thanks for what is right', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const stamp = Date.now();
  const crumb = await readCrumb(page);
  const made = await page.request.post('/api/sites/alder-loom/forms', {
    headers: { 'X-CSRF-Token': crumb },
    data: {
      name: `Contact ${stamp}`,
      fields: [
        { id: 'name', type: 'name', title: 'Your name', required: true },
        { id: 'email', type: 'email', title: 'Email', required: true },
        { id: 'text', type: 'textarea', title: 'Message', maxLength: 20 },
      ],
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  await addPage(page, `contact-${stamp}`);
  await addSection(page, 'Opening');
  await insertBlock(page, 'Form');
  await choose(page, 'Form', `Contact ${stamp}`);
  await expect(canvas(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await publish(page);

  const context = await browser.newContext({ baseURL: baseURL! });
  const visitor = await context.newPage();
  await visitor.goto(`/contact-${stamp}`);
  await visitor.getByLabel('Email').fill('ann@');
  await visitor.getByLabel('Message').fill('Much longer than the form allows');
  // Before the script is there the browser itself says what is wrong.
  await expect(visitor.getByText('32 / 20')).toBeVisible();
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('Update the missing or invalid information above.')).toBeVisible();
  await expect(visitor.getByText('Required', { exact: true })).toBeVisible();
  await expect(visitor.getByText('You have exceeded the character limit.')).toBeVisible();
  await expectNoViolations(visitor);
  if (process.env['PICTURES']) {
    await visitor.screenshot({ path: `${process.env['PICTURES']}/form.png`, fullPage: true });
  }
  await visitor.getByLabel('First name').fill('Ann');
  await visitor.getByLabel('Email').fill('ann@example.test');
  await visitor.getByLabel('Message').fill('Hello');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('Thank you! We will write back soon.')).toBeVisible();
  await context.close();
});
