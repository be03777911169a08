/** Packing: the list of what waits, on a phone by touch; a parcel by a hand scanner's keys alone. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { findPhysical, findStocked } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';
import { readCrumb } from './support/staff-calls.ts';

const site = '/config/sites/alder-loom';

/** Two units of something with a SKU, agreed on by phone and paid. */
async function agreeOnOrder(page: Page, email: string): Promise<{ number: number; sku: string }> {
  const product = await findPhysical(page.request, 0);
  const variant = findStocked(product)!;
  const crumb = await readCrumb(page);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/sites/alder-loom${path}`, {
      headers: { 'X-CSRF-Token': crumb },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const line = { kind: 'variant', productId: product.id, variantId: variant.id, quantity: 2 };
  const shippingAddress = {
    firstName: 'Packing',
    lastName: 'Marlow',
    line1: '12 Harbour Street',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    country: 'US',
  };
  const shipping = { kind: 'own', name: 'Parcel', priceCents: 500 };
  const content = { email, shippingAddress, lines: [line], shipping };
  const draft: { id: string; cart: { grandTotalCents: number } } = await post('/draft-orders', {
    content,
  });
  const { orderNumber }: { orderNumber: number } = await post(
    `/draft-orders/${draft.id}/settlement`,
    { settlement: 'paid', expectedTotalCents: draft.cart.grandTotalCents },
  );
  return { number: orderNumber, sku: variant.sku };
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('what waits is picked by item and packed by order, and a reload forgets nothing', async ({
    page,
  }) => {
    await signInAsOwner(page);
    const { number, sku } = await agreeOnOrder(page, 'packing-phone@example.com');
    await page.goto(`${site}/orders`);
    await page.getByRole('link', { name: 'Packing', exact: true }).tap();
    await page.getByRole('link', { name: 'Pick list' }).tap();
    const pick = page.getByRole('listitem').filter({ hasText: sku });
    await expect(pick).toContainText(`#${number}`);
    await pick.getByRole('checkbox').check({ force: true });
    await expectNoViolations(page, ['light', 'dark']);
    await page.reload();
    await expect(pick.getByRole('checkbox')).toBeChecked();

    await page.getByRole('link', { name: 'By order' }).tap();
    await expectNoViolations(page, ['light', 'dark']);
    await page.getByRole('link', { name: `#${number}` }).tap();
    const packOne = page.getByRole('button', { name: /^Pack one of/ });
    const before = await packOne.boundingBox();
    await packOne.tap();
    await expect(page.getByText('1 of 2 packed')).toBeVisible();
    // The next press is at the same place.
    expect(await packOne.boundingBox()).toEqual(before);
    await page.reload();
    await expect(page.getByText('1 of 2 packed')).toBeVisible();
    await page.getByRole('button', { name: /^Pack one of/ }).tap();
    await expectNoViolations(page, ['light', 'dark']);
    await page.getByLabel('Tracking number').fill('PACKED-1');
    await page.getByRole('button', { name: 'Send what is packed' }).tap();
    await expect(page.getByRole('heading', { name: 'Packing', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `#${number}`, exact: true })).toHaveCount(0);
    await page.goto(`${site}/orders/${number}`);
    await expect(page.getByText('PACKED-1').first()).toBeVisible();
    await expect(page.getByText('Fulfilled', { exact: true })).toBeVisible();
  });
});

test.describe('on a phone with a camera', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('codes in front of the camera are packed, each once while it is there', async ({ page }) => {
    await signInAsOwner(page);
    const { number, sku } = await agreeOnOrder(page, 'packing-camera@example.com');
    // The reader of barcodes belongs to the system, and there is no camera here: both are played.
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        BarcodeDetector: class {
          detect = () => {
            const { code } = document.documentElement.dataset;
            return Promise.resolve(code ? [{ rawValue: code }] : []);
          };
        },
      });
      navigator.mediaDevices.getUserMedia = () => {
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')?.fillRect(0, 0, 320, 240);
        return Promise.resolve(canvas.captureStream(5));
      };
    });
    const see = (code: string) =>
      page.evaluate((text) => (document.documentElement.dataset['code'] = text), code);
    await page.goto(`${site}/orders/${number}/pack`);
    await page.getByRole('button', { name: 'Scan with the camera' }).tap();
    await expect(page.getByLabel('What the camera sees')).toBeVisible();
    await see('no such thing');
    await expect(page.getByText(/no such thing/)).toBeVisible();
    await see(sku);
    await expect(page.getByText('1 of 2 packed')).toBeVisible();
    await expectNoViolations(page, ['light', 'dark'], 'main');
    await expect(page.getByText('1 of 2 packed')).toBeVisible();
    await see('');
    // A while later the same code is another unit.
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 2_000;
    });
    await see(sku);
    await expect(page.getByText('2 of 2 packed')).toBeVisible();
    await page.getByRole('button', { name: 'Close the camera' }).tap();
    await expect(page.getByLabel('What the camera sees')).toHaveCount(0);
    await page.getByRole('button', { name: 'Send what is packed' }).tap();
    await page.goto(`${site}/orders/${number}`);
    await expect(page.getByText('Fulfilled', { exact: true })).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('a scanner alone packs and sends: the wrong thing is told, an item is no tracking number', async ({
    page,
  }) => {
    await signInAsOwner(page);
    const { number, sku } = await agreeOnOrder(page, 'packing-keys@example.com');
    await page.goto(`${site}/orders/${number}/pack?queue=1`);
    const code = page.getByLabel('SKU of what you hold');
    await expect(code).toBeFocused();
    // What a hand scanner does: it types, and presses Enter.
    const scan = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await scan('not-of-this');
    await expect(page.getByRole('status').getByText('not-of-this is not in')).toBeVisible();
    await scan(sku.toLowerCase());
    await expect(page.getByText('1 of 2 packed')).toBeVisible();
    await scan(sku);
    await expect(page.getByText('2 of 2 packed')).toBeVisible();
    await expect(page.getByLabel('Tracking number')).toBeFocused();
    await scan(sku);
    await expect(page.getByText('not a tracking number')).toBeVisible();
    await expectNoViolations(page, ['light', 'dark']);
    await scan('PACKED-2');
    await expect(page.getByRole('heading', { name: 'Packing', exact: true })).toBeVisible();
    await page.goto(`${site}/orders/${number}`);
    await expect(page.getByText('PACKED-2').first()).toBeVisible();
  });
});
