/** Somebody who bought by two emails: found, noted, merged, exported and erased; the sums stay. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { findPhysical, findStocked } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes, sizesOf } from './support/sizes.ts';
import { readCrumb } from './support/staff-calls.ts';

const site = '/config/sites/alder-loom';
const calls = '/api/sites/alder-loom';

/** Neither axe nor the width of the screen finds anything. */
async function expectFitting(page: Page): Promise<void> {
  await expectNoViolations(page, ['light', 'dark']);
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const crumb = await readCrumb(page);
  const answer = await page.request.post(calls + path, {
    headers: { 'X-CSRF-Token': crumb },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json() as Promise<Answer>;
}

/** Agreed on by phone, paid and sent. @returns its number */
async function sell(page: Page, email: string, lastName: string): Promise<number> {
  const product = await findPhysical(page.request, 0);
  const line = { kind: 'variant', productId: product.id, variantId: findStocked(product)!.id };
  const shippingAddress = {
    firstName: 'Juno',
    lastName,
    line1: '12 Harbour Street',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    country: 'US',
  };
  const content = {
    email,
    shippingAddress,
    lines: [{ ...line, quantity: 1 }],
    shipping: { kind: 'own', name: 'Parcel', priceCents: 500 },
  };
  const draft: { id: string; cart: { grandTotalCents: number } } = await post(
    page,
    '/draft-orders',
    { content },
  );
  const { orderNumber }: { orderNumber: number } = await post(
    page,
    `/draft-orders/${draft.id}/settlement`,
    { settlement: 'paid', expectedTotalCents: draft.cart.grandTotalCents },
  );
  const detail = await page.request.get(`${calls}/orders/${orderNumber}/detail`);
  const { items } = (await detail.json()) as { items: { id: string }[] };
  await post(page, `/orders/${orderNumber}/fulfillments`, {
    requestId: `sent-${orderNumber}`,
    kind: 'shipment',
    items: [{ id: items[0]!.id, quantity: 1 }],
  });
  return orderNumber;
}

for (const size of sizesOf('customers')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size], reducedMotion: 'reduce' } as object);

    test('who bought by two emails is found, noted, merged, exported and erased, and the sums stay', async ({
      page,
    }) => {
      await signInAsOwner(page);
      const lastName = size === 'phone' ? 'Fernweh' : 'Wanderlust';
      const [first, second] = [`juno.${size}@example.com`, `jw.${size}@work.example`];
      const number = await sell(page, first, lastName);
      await sell(page, second, lastName);
      const readSums = async () => (await page.request.get(`${calls}/orders/sums`)).json();
      const sums: unknown = await readSums();

      await page.goto(`${site}/orders/${number}`);
      await page.getByRole('link', { name: 'Open the customer' }).click();
      await expect(page.getByRole('heading', { name: `Juno ${lastName}`, level: 1 })).toBeVisible();

      await page.goto(`${site}/customers`);
      await page.getByRole('searchbox').fill(lastName.toLowerCase());
      await expect(page.getByText('2 customers')).toBeVisible();
      await expectFitting(page);
      await page
        .getByRole('link', { name: new RegExp(lastName) })
        .last()
        .click();
      await expect(page.getByRole('heading', { name: `Juno ${lastName}`, level: 1 })).toBeVisible();
      await page.getByLabel('Note for the shop').fill('Likes the blue one');
      await page.keyboard.press('Control+S');
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
      await expectFitting(page);

      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Merge with another customer' }).click();
      const merge = page.getByRole('dialog', { name: 'Merge with another customer' });
      await merge
        .getByRole('button', { name: /^Choose:/ })
        .first()
        .click();
      await expect(merge).toContainText('1 order');
      await expectFitting(page);
      await merge.getByRole('button', { name: 'Merge', exact: true }).click();
      await expect(merge).toHaveCount(0);
      await expect(page.getByRole('link', { name: first })).toBeVisible();
      await expect(page.getByRole('link', { name: second })).toBeVisible();

      const id = new URL(page.url()).pathname.split('/').at(-1)!;
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Export all data as JSON' }).click();
      expect((await download).suggestedFilename()).toBe('customer.json');

      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Erase this person' }).click();
      const erase = page.getByRole('alertdialog', { name: 'Erase this person' });
      await expect(erase).toContainText('2 orders stay');
      const forGood = erase.getByRole('button', { name: 'Erase for good' });
      await expect(forGood).toBeDisabled();
      await erase.getByRole('textbox').fill(first);
      await expectFitting(page);
      await forGood.click();
      await expect(page).toHaveURL(/\/customers$/);
      expect((await page.request.get(`${calls}/customers/${id}`)).status()).toBe(404);
      const found = await page.request.get(`${calls}/customers?search=${lastName}`);
      expect(await found.json()).toEqual({ customers: [] });
      expect(await readSums()).toEqual(sums);
    });
  });
}
