import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveProduct } from '../products/save-product.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

const build = path.join(import.meta.dirname, '../../../storefront/dist/server/ssr.js');

if (!existsSync(build))
  console.info('system pages: not run, `npm test` builds the storefront first');

/** These pages are drawn by the storefront's build: `npm test` makes it before. */
describe.runIf(existsSync(build))('system pages', () => {
  let fixture: PageFixture;
  beforeAll(async () => {
    fixture = await createPageFixture();
  });
  afterAll(() => fixture.app.close());

  async function addPlate() {
    const answer = await fixture.app.inject({
      method: 'POST',
      url: '/api/commerce/shopping-cart/entries',
      payload: `itemId=${fixture.products.plate}&quantity=2`,
      ...formType,
    });
    const cart = answer.cookies.find((cookie) => cookie.name === 'CART')?.value ?? '';
    expect(answer.headers.location).toBe('/cart');
    return cart;
  }
  const formType = {
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      'content-type': 'application/x-www-form-urlencoded',
    },
  };
  const get = (url: string, cart = '') =>
    fixture.app.inject({
      method: 'GET',
      url,
      headers: { host: 'shop.test', cookie: `CART=${cart}` },
    });

  test('ROUT-01 ROUT-07 ROUT-23 the cart page is drawn in the theme and kept nowhere', async () => {
    const cart = await addPlate();
    const { body, headers, statusCode } = await get('/cart', cart);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
    expect(body).toContain('"pageType":200,');
    expect(body).toMatch(/<div class="system-page"><div id="sqs-cart-root">/);
    expect(body).toContain('Plate');
    expect(body).toContain('<footer>Made by');
    const data = /<script type="application\/json" id="sqs-page-data">(.*?)<\/script>/.exec(
      body,
    )![1]!;
    expect(JSON.parse(data).cart.totalQuantity).toBe(2);
  });

  test('ROUT-24 the checkout needs a cart; its form comes back with what was typed', async () => {
    const cart = await addPlate();
    expect((await get('/checkout')).headers.location).toBe('/cart');
    expect((await get('/checkout', cart)).headers.location).toBe(`/checkout?cartToken=${cart}`);
    expect((await get('/checkout?cartToken=unknown')).headers.location).toBe('/cart');
    const { body } = await get(`/checkout?cartToken=${cart}`, cart);
    expect(body).toContain('"pageType":201,');
    expect(body).toContain('id="sqs-checkout-root"');
    const refused = await fixture.app.inject({
      method: 'POST',
      url: `/checkout?cartToken=${cart}`,
      payload: 'email=somebody%3Cb%3E',
      ...formType,
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('somebody&lt;b&gt;');
    expect(refused.body).not.toContain('somebody<b>');
    const foreign = { ...formType.headers, origin: 'http://evil.test' };
    const other = await fixture.app.inject({
      method: 'POST',
      url: `/checkout?cartToken=${cart}`,
      payload: 'email=x',
      headers: foreign,
    });
    expect(other.statusCode).toBe(400);
  });

  test('ROUT-05 D-85 the checkout of a subscription has its own address, and each leads to the right one', async () => {
    const { app, siteId, collections } = fixture;
    const draft = {
      collectionId: collections.shop!,
      urlId: 'monthly-box',
      title: 'Monthly box',
      isSubscribable: true,
      subscriptionPlan: {
        billingPeriod: { value: 1, unit: 'MONTH' as const },
        numBillingCycles: 0,
      },
      variants: [{ priceCents: 1500, stock: 'unlimited' as const }],
    };
    const { id } = await app.ctx.transact((trx) => saveProduct(trx, siteId, draft));
    const entries = '/api/commerce/shopping-cart/entries';
    const payload = `itemId=${id}&quantity=1`;
    const added = await app.inject({ method: 'POST', url: entries, payload, ...formType });
    expect(added.statusCode).toBe(303);
    const address = String(added.headers.location);
    expect(address).toMatch(/^\/checkout\/subscribe\?cartToken=[\w-]+$/);
    const cart = address.split('=')[1]!;
    const { body, headers } = await get(address);
    expect(body).toContain('"pageType":201,');
    expect(body).toContain('Monthly box');
    expect(body).toContain(`action="${address}"`);
    expect(headers['cache-control']).toBe('private, no-store');
    const led = await get(`/checkout?cartToken=${cart}&error=card_declined`);
    expect(led.statusCode).toBe(302);
    expect(led.headers.location).toBe(`${address}&error=card_declined`);
    const refused = await app.inject({ method: 'POST', url: address, payload: 'a=b', ...formType });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(`action="${address}"`);

    const goods = await addPlate();
    const wrong = await get(`/checkout/subscribe?cartToken=${goods}`);
    expect(wrong.headers.location).toBe(`/checkout?cartToken=${goods}`);
    expect((await get('/checkout/subscribe')).headers.location).toBe('/cart');
  });

  test('ROUT-25 an order that nobody placed is not found', async () => {
    expect(
      (await get('/checkout/order-confirmed?token=abcdefghijklmnopqrstuvwxyz')).statusCode,
    ).toBe(404);
    expect((await get('/checkout/order-confirmed')).statusCode).toBe(404);
  });
});
