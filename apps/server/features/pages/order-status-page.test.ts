import { orderStatusPageSchema } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInOwner, type StaffCookies } from '../../testing/test-staff.ts';

describeOnBothDatabases('the page of an order', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: StaffCookies;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(
      app,
      // It is the third of March there when the clock of the test says the second.
      await app.createSite({
        host: 'localhost',
        identifier: 'oak',
        timeZone: 'Pacific/Kiritimati',
      }),
    );
    shippingOptionId = await addShippingOption(shop, { priceCents: 600 });
    await addTaxRule(shop, { name: 'NJ tax', country: 'US', region: 'NJ', ratePpm: 100_000 });
    owner = await signInOwner(app);
  });
  afterAll(() => app.close());

  async function buy() {
    const variants = [{ priceCents: 1000, stock: 5 }];
    const bowl = await shop.addProduct({ title: 'Bowl', variants });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 2);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    expect((await shopper.pay({ expectedTotalCents, shippingOptionId })).statusCode).toBe(200);
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number', 'token', 'analytics'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const item = await app.ctx.db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { shopper, order, itemId: item.id, path: `/order-status/${order.token}` };
  }

  async function call(url: string, payload: object) {
    const crumb = 'a'.repeat(43);
    const answer = await app.inject({
      method: 'POST',
      url,
      cookies: { ...owner, crumb },
      headers: { 'x-csrf-token': crumb },
      payload,
    });
    expect(answer.statusCode).toBe(200);
  }

  function dataOf(body: string) {
    const json = /id="sqs-page-data">([^<]*)</.exec(body)![1]!;
    return orderStatusPageSchema.parse(JSON.parse(json));
  }

  it('ROUT-34 shows its buyer state, shipments, refunds and why the total is what it is', async () => {
    const { shopper, order, itemId, path } = await buy();
    const url = `/api/sites/oak/orders/${order.order_number}`;
    await call(`${url}/fulfillments`, {
      requestId: newId(),
      kind: 'shipment',
      items: [{ id: itemId, quantity: 1 }],
      carrier: 'Post',
      trackingNumber: 'X1',
      trackingUrl: 'https://post.example/X1',
    });
    await call(`${url}/refunds`, { requestId: newId(), units: [{ id: itemId, quantity: 1 }] });
    const page = await shopper.send('GET', path);
    expect(page.statusCode).toBe(200);
    const data = dataOf(page.body);
    expect(data).toMatchObject({ isOwn: true, refundedCents: 1100 });
    expect(data.shipments).toMatchObject([{ state: 'shipped', items: [{ quantity: 1 }] }]);
    const sum = data.order.steps.reduce((total, { amountCents }) => total + amountCents, 0);
    expect(sum).toBe(data.order.grandTotalCents);
    for (const text of ['https://post.example/X1', '$11.00', 'Details', 'NJ tax']) {
      expect(page.body).toContain(text);
    }
  });

  it('ROUT-34 leads its buyer to papers and downloads, and speaks of sending only what is sent', async () => {
    const sent = await buy();
    const page = await sent.shopper.send('GET', sent.path);
    expect(page.body).toContain('It has not been sent yet.');
    const { links } = dataOf(page.body);
    expect(links).not.toEqual([]);
    for (const { url } of links) expect(page.body).toContain(`href="${url}"`);
    const course = await shop.addProduct({ productType: 3, variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(course.id);
    const address = { shippingAddress: undefined, billingAddress: addressOf() };
    const paid = await shopper.pay({ expectedTotalCents: 1100, ...address });
    expect(paid.json()).toMatchObject({ status: 'succeeded' });
    const { token } = await app.ctx.db
      .selectFrom('orders')
      .select('token')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const served = await shopper.send('GET', `/order-status/${token}`);
    expect(dataOf(served.body)).toMatchObject({ isOwn: true, delivery: 'none' });
    expect(served.body).not.toMatch(/has (not )?been sent/);
  });

  it('ROUT-34 D-44 shows whoever has the link alone number and state', async () => {
    const { order, itemId, path } = await buy();
    const url = `/api/sites/oak/orders/${order.order_number}`;
    await call(`${url}/refunds`, { requestId: newId(), units: [{ id: itemId, quantity: 1 }] });
    const page = await new TestVisitor(app).send('GET', path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`Order #${order.order_number}`);
    expect(page.body).toContain('This order is paid.');
    const data = dataOf(page.body);
    expect(data).toMatchObject({
      isOwn: false,
      order: { steps: [], items: [] },
      shipments: [],
      refunds: [],
      links: [],
      refundedCents: 0,
    });
    for (const text of ['Bowl', '$11.00', 'ann@example.test', 'Hoboken', 'NJ tax']) {
      expect(page.body).not.toContain(text);
    }
    expect(
      (await app.inject({ url: '/order-status/made-up-token-of-some-length' })).statusCode,
    ).toBe(404);
  });

  it('ROUT-34 tells the variants of what was sent apart, and days in the zone of the site', async () => {
    const bowl = await shop.addProduct({
      title: 'Bowl',
      variants: [
        { attributes: { Color: 'Blue' }, priceCents: 1000 },
        { attributes: { Color: 'Red' }, priceCents: 1000 },
      ],
    });
    const shopper = new Shopper(app);
    for (const sku of ['SKU-1', 'SKU-2']) {
      const body = { itemId: bowl.id, quantity: 1, sku };
      await shopper.send('POST', '/api/commerce/shopping-cart/entries', { body });
    }
    shopper.cartToken = shopper.cookies.get('CART')!;
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ expectedTotalCents, shippingOptionId });
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number', 'token'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const rows = await app.ctx.db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', order.id)
      .execute();
    await call(`/api/sites/oak/orders/${order.order_number}/fulfillments`, {
      requestId: newId(),
      kind: 'shipment',
      items: rows.map(({ id }) => ({ id, quantity: 1 })),
    });
    const { body } = await shopper.send('GET', `/order-status/${order.token}`);
    const shipped = /<section[^>]*sw-shipments-title.*?<\/section>/s.exec(body)![0];
    expect(shipped).toContain('1 × Bowl, Blue');
    expect(shipped).toContain('1 × Bowl, Red');
    expect(shipped).toContain('Mar 3, 2026');
    const { shipments } = dataOf(body);
    expect(shipments[0]!.items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('ENT-13 is kept once as analytics sees it, without its buyer', async () => {
    const { order } = await buy();
    expect(order.analytics).toMatchObject({
      id: order.id,
      testMode: true,
      websiteId: shop.siteId,
      grandTotal: { value: '28.00', currency: 'USD' },
      shippingTotal: { value: '6.00', currency: 'USD' },
      taxTotal: { value: '2.00', currency: 'USD' },
      items: [
        {
          sku: 'SKU-1',
          productName: 'Bowl',
          quantity: 2,
          unitPrice: { value: '10.00', currency: 'USD' },
        },
      ],
    });
    expect(JSON.stringify(order.analytics)).not.toContain('ann@example.test');
  });
});
