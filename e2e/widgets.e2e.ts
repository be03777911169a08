/** What only a real browser knows: keys and focus of every modal, places, and times of styles. */
import { addToCartTimings, lightboxLimits, pillAnimation } from '@sitewright/contract';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addButton, cartCount, chooseOptions } from './support/buy.ts';
import { findPhysical, listProducts } from './support/catalogue.ts';

const dialog = (page: Page) => page.locator('dialog[open]');

/** The product that asks for answers before it is added. */
async function openProductWithForm(page: Page): Promise<void> {
  const products = await listProducts(page.request);
  const found = products.find(
    ({ structuredContent: { additionalFieldsForm } }) => additionalFieldsForm,
  );
  if (!found) throw new Error('The demo shop has no product with a form.');
  await page.goto(found.fullUrl);
}

/** Opens the dialog with the keyboard; the opener has the focus before. */
async function openByKey(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** Tab, in both directions, never reaches the page behind. */
async function expectFocusInside(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press(key);
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog[open]');
      });
      expect(isOutside, `${key} left the dialog`).toBe(false);
    }
  }
}

/** Plays the fade of the pill and reads it at once: its milliseconds, and offset and opacity of its frames. */
function readFade(pill: Locator) {
  return pill.evaluate((element) => {
    element.classList.remove('is-updating');
    element.getBoundingClientRect();
    element.classList.add('is-updating');
    const effect = element.getAnimations()[0]?.effect;
    if (!(effect instanceof KeyframeEffect)) throw new Error('Nothing is played.');
    const frames = effect.getKeyframes();
    return {
      duration: effect.getComputedTiming().duration,
      frames: frames.map(({ computedOffset, opacity }) => [computedOffset, Number(opacity)]),
    };
  });
}

test('POPU-04 POPU-05 ATC-18 the form of an item: keys, focus, place, time, and nothing typed is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await openProductWithForm(page);
  const opener = addButton(page);
  await openByKey(page, opener);
  await expect(dialog(page)).toHaveCSS(
    'animation-duration',
    `${lightboxLimits.openAnimation / 1000}s`,
  );
  await expectFocusInside(page);
  // Its content is taller than this window, and comes after the dialog is open.
  await expect
    .poll(async () => (await dialog(page).boundingBox())?.y)
    .toBe(lightboxLimits.topMarginPx);
  await dialog(page).locator('textarea').fill('For the kitchen');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 900, height: 1000 });
  await page.reload();
  await openByKey(page, addButton(page));
  await expect(dialog(page).locator('textarea')).toHaveValue('For the kitchen');
  await expect
    .poll(async () => {
      const box = await dialog(page).boundingBox();
      return box && Math.abs(box.y * 2 + box.height - 1000) <= 2;
    })
    .toBe(true);
  await expectNoViolations(page, ['light'], 'dialog[open]');
  const close = dialog(page).getByRole('button', { name: 'Close' });
  await close.focus();
  await page.keyboard.press('Space');
  await expect(dialog(page)).toHaveCount(0);
});

test('ATC-09 POPU-04 an alert is read, closed by Escape, and leaves the focus where the answer goes', async ({
  page,
}) => {
  const product = await findPhysical(page.request, 2);
  await page.goto(product.fullUrl);
  await openByKey(page, addButton(page));
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
  await expect(alert).toContainText('Please select the');
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
  await expectFocusInside(page);
  await expectNoViolations(page, ['light'], 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.product-variants :focus')).toHaveCount(1);
  await chooseOptions(page, product);
});

test('MSG-05 what nobody answered is tried again from where it is said: at the button and in the cart', async ({
  page,
}) => {
  const product = await findPhysical(page.request, 0);
  await page.goto(product.fullUrl);
  await page.route('**/shopping-cart/entries**', (route) => route.abort());
  await chooseOptions(page, product);
  await openByKey(page, addButton(page));
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
  await expect(alert).toContainText('Please check your internet connection.');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expectNoViolations(page, ['light'], 'dialog[open]');
  await page.unroute('**/shopping-cart/entries**');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(cartCount(page)).toHaveText('1');

  await page.goto('/cart');
  await page.route('**/shopping-cart/entries/**', (route) => route.abort());
  const entry = page.locator('.sw-entry');
  await entry.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(entry).toContainText('Unable to update quantity.');
  await expect(entry.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  await expectNoViolations(page, ['light'], '.sw-entry');
  await page.unroute('**/shopping-cart/entries/**');
  await entry.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(entry.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expect(entry.getByRole('link').first()).toBeFocused();
  await expect(entry.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.reload();
  await expect(entry.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
});

/** Moves the pointer over the middle of an element, however long the page's clock stands still. */
async function pointAt(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to point at.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test('ATC-02 ATC-03 ATC-06 CART-08 CART-14 button, popover and pill keep their times', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop');
  const button = page.locator('.sqs-add-to-cart-button:not(.use-form)').first();
  const label = button.locator('.sqs-add-to-cart-button-inner');
  const idle = (await label.textContent()) ?? '';
  const popover = page.locator('.sw-popover');
  const after = (milliseconds: number) => page.clock.runFor(milliseconds);
  await button.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button.click();
  await expect(popover).toBeVisible();
  // Under the pointer and with the focus in it the popover stays.
  await pointAt(page, popover);
  await expect(label).toHaveText('Adding…');
  await after(addToCartTimings.addedLabelDelay);
  await expect(label).toHaveText('Added!');
  await after(addToCartTimings.idleAfterAdded);
  await expect(label).toHaveText(idle);

  await after(addToCartTimings.popover * 2);
  await expect(popover).toBeVisible();
  await popover.getByRole('link', { name: 'View cart' }).focus();
  await page.mouse.move(0, 0);
  await after(addToCartTimings.popover * 2);
  await expect(popover).toBeVisible();
  await popover.getByRole('link', { name: 'View cart' }).blur();
  await after(addToCartTimings.popover);
  await expect(popover).toHaveCount(0);

  const pill = page.locator('.sqs-pill-shopping-cart');
  await expect(pill).toBeVisible();
  const { fadeOut, fadeIn, fadeOutOpacity } = pillAnimation;
  const { duration, frames } = await readFade(pill);
  expect(duration).toBe(fadeOut + fadeIn);
  expect(frames[1]?.[0]).toBeCloseTo(fadeOut / (fadeOut + fadeIn), 3);
  expect(frames[1]?.[1]).toBe(fadeOutOpacity);
});

test('CART-17 CART-22 a page is the same for everyone; the form of an entry gives the focus back', async ({
  page,
  request,
}) => {
  await openProductWithForm(page);
  const path = new URL(page.url()).pathname;
  await addButton(page).click();
  await expect(dialog(page).locator('form')).toBeVisible();
  for (const input of await dialog(page).locator('input[aria-required=true]').all())
    await input.fill('Anna');
  for (const select of await dialog(page).locator('select').all())
    await select.selectOption({ index: 1 });
  await dialog(page).locator('button[type=submit]').click();
  await expect(dialog(page)).toHaveCount(0);
  const [own, anyone] = await Promise.all([page.request.get(path), request.get(path)]);
  expect(await own.text()).toBe(await anyone.text());

  await page.goto('/cart');
  const edit = page.getByRole('button', { name: 'Edit details' });
  await openByKey(page, edit);
  await expectFocusInside(page);
  await expectNoViolations(page, ['light'], 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(edit).toBeFocused();
});

test('D-82 prices are shown in a currency of the visitor too, from the list to the checkout', async ({
  page,
}) => {
  await page.goto('/shop');
  const chooser = page.getByLabel('Show prices also in');
  await expect(chooser).toBeVisible();
  await chooser.focus();
  await page.keyboard.type('Japanese');
  await expect(page.locator('.sw-about-price').first()).toHaveText(/^about ¥[\d,]+$/);
  await expectNoViolations(page);
  const product = await findPhysical(page.request, 0);
  await page.goto(product.fullUrl);
  await expect(page.locator('.sw-about-price').first()).toHaveText(/^about ¥/);
  await chooseOptions(page, product);
  await addButton(page).click();
  await expect(page.locator('.sqs-pill-shopping-cart')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(/^About ¥[\d,]+\. You pay in USD\.$/)).toBeVisible();
});
