import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('pages after an order', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
  });
  afterAll(() => app.close());

  async function pageAfter(shopper: Shopper): Promise<string> {
    const { token } = await app.ctx.db
      .selectFrom('orders')
      .select('token')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return (await shopper.send('GET', `/checkout/order-confirmed?token=${token}`)).body;
  }

  it('ROUT-25 a paid order is confirmed: page type 202', async () => {
    const { id } = await shop.addProduct({ productType: 3 });
    const shopper = new Shopper(app);
    await shopper.add(id);
    await shopper.pay({ expectedTotalCents: 1000 });
    expect(await pageAfter(shopper)).toContain('"pageType":202,');
  });

  it('ROUT-29 an order that began a subscription: page type 206, and the link to it', async () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    const { id } = await shop.addProduct({ title: 'Monthly letter', productType: 3, plan });
    const shopper = new Shopper(app);
    const body = { itemId: id, qty: 1 };
    const begun = await shopper.send('POST', '/api/3/commerce/cart/subscription', { body });
    shopper.cartToken = begun.json<{ cartToken: string }>().cartToken;
    await shopper.pay({ expectedTotalCents: 1000 });
    const page = await pageAfter(shopper);
    expect(page).toContain('"pageType":206,');
    expect(page).toMatch(/href="\/subscriptions\/[\w-]+"[^>]*>Your subscription: Monthly letter/);
  });

  it('ROUT-30 an order whose money is to come is received: page type 207', async () => {
    const { id } = await shop.addProduct({ productType: 3 });
    const shopper = new Shopper(app);
    await shopper.add(id);
    await shopper.pay({ expectedTotalCents: 1000, payment: { provider: 'manual' } });
    expect(await pageAfter(shopper)).toContain('"pageType":207,');
  });
});
