import { isEmail } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { addressOf, cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { loadOrderConfirmedPage } from '../orders/load-order-confirmed-page.ts';

describeOnBothDatabases('what a checkout keeps safe', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
  });
  afterAll(() => app.close());

  async function fill(productType: 1 | 2 = 2, host = 'localhost', own = shop) {
    const product = await own.addProduct({
      productType,
      variants: [{ priceCents: 1000, stock: 5 }],
    });
    const shopper = new Shopper(app, host);
    await shopper.add(product.id);
    return { product, shopper };
  }

  describe('the tax of goods that nobody ships', () => {
    const host = 'taxed.test';
    let taxed: TestShop;
    beforeAll(async () => {
      taxed = await createTestShop(app, await app.createSite({ host }));
      await addTaxRule(taxed, { country: 'US', region: 'NY', ratePpm: 100_000 });
    });
    const newYork = addressOf({ region: 'NY', postalCode: '10001', city: 'New York' });

    it('needs the place of whoever pays', async () => {
      const { shopper } = await fill(2, host, taxed);
      const bare = { expectedTotalCents: 1000, shippingAddress: undefined };
      const refused = await shopper.pay(bare);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: 'invalid_request',
        errors: { 'billingAddress.country': 'Required' },
      });
      const place = `/api/3/commerce/cart/${shopper.cartToken}/shipping/location`;
      await shopper.send('PUT', place, { body: { country: 'DE' } });
      expect((await shopper.pay(bare)).statusCode).toBe(400);
      const paid = await shopper.pay({
        ...bare,
        billingAddress: newYork,
        expectedTotalCents: 1100,
      });
      expect(paid.json()).toMatchObject({ status: 'succeeded' });
    });

    it('follows the billing address, whatever shipping address is sent', async () => {
      const { shopper } = await fill(2, host, taxed);
      const answer = await shopper.pay({
        expectedTotalCents: 1000,
        shippingAddress: addressOf(),
        billingAddress: newYork,
      });
      expect(answer.json()).toMatchObject({
        code: 'total_changed',
        shoppingCart: { grandTotalCents: 1100 },
      });
    });

    it('asks nothing where the shop has no taxes', async () => {
      const { shopper } = await fill();
      const paid = await shopper.pay({ expectedTotalCents: 1000, shippingAddress: undefined });
      expect(paid.json()).toMatchObject({ status: 'succeeded' });
    });
  });

  it('a switched-off collection sells nothing: not to add, not to ask for, not to pay', async () => {
    const host = 'closed.test';
    const closed = await createTestShop(app, await app.createSite({ host }));
    const { product, shopper } = await fill(2, host, closed);
    const switchTo = (isEnabled: boolean) =>
      app.ctx.transact((trx) =>
        trx
          .updateTable('collections')
          .set({ is_enabled: isEnabled })
          .where('site_id', '=', closed.siteId)
          .execute(),
      );
    await switchTo(false);
    expect((await shopper.add(product.id)).statusCode).toBe(404);
    const stock = `/api/commerce/inventory/stock/?itemId=${product.id}`;
    expect((await shopper.send('GET', stock)).statusCode).toBe(404);
    const refused = await shopper.pay({ expectedTotalCents: 1000 });
    expect(refused.json()).toMatchObject({ code: 'stock_changed' });
    expect((await shopper.cart()).entries).toMatchObject([{ problem: expect.any(String) }]);
    await switchTo(true);
    expect((await shopper.pay({ expectedTotalCents: 1000 })).statusCode).toBe(200);
  });

  it('what came while the bank asked waits at a checkout that still knows who typed, and tells nobody else', async () => {
    const { product, shopper } = await fill(1);
    const waiting = await shopper.pay({
      email: 'kim@example.test',
      expectedTotalCents: await shopper.totalFor({ shippingOptionId }),
      shippingOptionId,
      shippingAddress: addressOf({ city: 'Trenton' }),
      card: cards.secondStep,
    });
    const { paymentId } = waiting.json<{ paymentId: string }>();
    await shopper.add(product.id, 2);
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: true });
    await shopper.add(product.id);
    expect((await shopper.cart()).totalQuantity).toBe(3);
    const path = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
    expect((await shopper.send('GET', path)).json()).toMatchObject({
      values: { email: 'kim@example.test', shippingAddress: { city: 'Trenton' } },
    });
    const stranger = (await new Shopper(app).send('GET', path)).body;
    expect(stranger).not.toMatch(/kim@|Trenton/);
  });

  describe('a link in the hands of a stranger', () => {
    const secret = '17 Secret Lane';
    const place = (shopper: Shopper) =>
      `/api/3/commerce/cart/${shopper.cartToken}/shipping/location`;

    it('shows neither street nor email, the cart cookie forged or not', async () => {
      const { shopper } = await fill();
      const body = { country: 'US', region: 'NJ', line1: secret };
      await shopper.send('PUT', place(shopper), { body });
      const url = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
      expect((await shopper.send('GET', url)).body).toContain(secret);
      const stranger = new Shopper(app);
      expect((await stranger.send('GET', url)).body).not.toContain(secret);
      stranger.cookies.set('CART', shopper.cartToken);
      expect((await stranger.send('GET', url)).body).not.toContain(secret);
      expect((await stranger.cart()).shippingLocation).toBeUndefined();
    });

    it('shows neither to a stranger who has typed into a checkout of their own', async () => {
      const { shopper } = await fill();
      const body = { country: 'US', region: 'NJ', line1: secret };
      await shopper.send('PUT', place(shopper), { body });
      const { shopper: stranger } = await fill();
      await stranger.send('PUT', place(stranger), {
        body: { country: 'DE', line1: 'My own street' },
      });
      const seen = (visitor: Shopper) =>
        stranger.send('GET', `/api/commerce/checkout?cartToken=${visitor.cartToken}`);
      expect((await seen(stranger)).body).toContain('My own street');
      expect((await seen(shopper)).body).not.toContain(secret);
    });

    it('loses what the other had typed as soon as somebody types over it', async () => {
      const { shopper } = await fill();
      await shopper.pay({
        expectedTotalCents: 1,
        email: 'ann@secret.test',
        shippingAddress: addressOf({ line1: secret }),
      });
      const stranger = new Shopper(app);
      stranger.cartToken = shopper.cartToken;
      await stranger.send('PUT', place(stranger), { body: { country: 'DE' } });
      const url = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
      const seen = (await stranger.send('GET', url)).body;
      expect(seen).toContain('"country":"DE"');
      expect(seen).not.toContain(secret);
      expect(seen).not.toContain('ann@secret.test');
    });

    it('shows of an order its number and state alone', async () => {
      const { shopper } = await fill();
      const billingAddress = addressOf({ line1: secret });
      const paid = await shopper.pay({ expectedTotalCents: 1000, billingAddress });
      const { redirectUrlPath } = paid.json<{ redirectUrlPath: string }>();
      const token = new URL(redirectUrlPath, 'http://localhost').searchParams.get('token')!;
      const row = await app.ctx.db
        .selectFrom('orders')
        .select(['owner_hash', 'order_number'])
        .where('token', '=', token)
        .executeTakeFirstOrThrow();
      const site = (await app.ctx.sites.get(shop.siteId))!;
      const load = (ownerHash: string) =>
        loadOrderConfirmedPage(app.ctx, site, { token, viewer: { ownerHash } });
      const own = await load(row.owner_hash!);
      expect(own).toMatchObject({ isOwn: true, order: { billingAddress: { line1: secret } } });
      const page = await load('');
      expect(page).toMatchObject({
        isOwn: false,
        order: { orderNumber: row.order_number, status: 'paid', email: '', items: [] },
      });
      const nothing = { subtotalCents: 0, taxCents: 0, grandTotalCents: 0, taxLines: [] };
      expect(own?.order).not.toMatchObject({ grandTotalCents: 0 });
      expect(page?.order).toMatchObject({ ...nothing, discountCents: 0, shippingCostCents: 0 });
      expect(JSON.stringify(page)).not.toContain(secret);
      expect(JSON.stringify(await load('another'))).not.toContain(secret);
    });

    it('shows an order that knows no key to nobody', async () => {
      const { shopper } = await fill();
      const billingAddress = addressOf({ line1: secret });
      const paid = await shopper.pay({ expectedTotalCents: 1000, billingAddress });
      const { redirectUrlPath } = paid.json<{ redirectUrlPath: string }>();
      await app.ctx.transact((trx) =>
        trx.updateTable('orders').set({ owner_hash: null }).where('email', '<>', '').execute(),
      );
      for (const visitor of [shopper, new TestVisitor(app)]) {
        const page = await visitor.send('GET', redirectUrlPath);
        expect(page.statusCode).toBe(200);
        expect(page.body).not.toContain(secret);
      }
    });
  });

  it.each([
    'a:b;c@example.com',
    'a,b@example.com',
    'a;b@example.com',
    'Ann<ann@example.com',
    'a"b@example.com',
    '(a)b@example.com',
  ])('%s is no address: mail programs read more than one recipient in it', async (email) => {
    const { shopper } = await fill();
    const refused = await shopper.pay({ expectedTotalCents: 1000, email });
    expect(refused.json()).toMatchObject({ errors: { email: 'Please enter a valid email.' } });
    expect([isEmail(email), isEmail(email, 'classic')]).toEqual([false, false]);
  });

  it.each([
    ['discounts', 'benefit', { kind: 'gold' }],
    ['discounts', 'benefit', { kind: 'percent', ratePpm: 1_000_001 }],
    ['discounts', 'benefit', { kind: 'fixed' }],
    ['discounts', 'benefit', { kind: 'buy-x-get-y', buyQuantity: 1, getQuantity: 0 }],
    ['catalogue_sales', 'benefit', { kind: 'price' }],
    ['shipping_options', 'pricing', { kind: 'gold' }],
    ['shipping_options', 'pricing', { kind: 'weight', steps: 7 }],
    ['shipping_options', 'pricing', { kind: 'local-delivery', priceCents: 5 }],
    ['tax_rules', 'zone', { regions: ['NY'] }],
  ] as const)('%s: the %s %j cannot be stored', async (table, column, value) => {
    const rate = table === 'tax_rules' ? { rate_ppm: 1 } : {};
    const row = { site_id: shop.siteId, id: 'k', name: 'K', ...rate };
    const values = { ...row, [column]: JSON.stringify(value) };
    const insert = app.ctx.transact((trx) =>
      trx
        .insertInto(table)
        .values(values as never)
        .execute(),
    );
    await expect(insert).rejects.toThrow(`${table}_${column}`);
  });
});
