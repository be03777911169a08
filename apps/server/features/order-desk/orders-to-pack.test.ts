import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';

describeOnBothDatabases('orders that wait to be packed', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({ host: 'localhost', identifier: 'shop' });
    shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'shop');
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
  });
  afterAll(() => app.close());

  async function get<Answer>(path: string): Promise<Answer> {
    const answer = await owner.send('GET', owner.url(path));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  }

  it('ask for what is kept of an order: units whose money went back stay on the shelf', async () => {
    const cup = await shop.addProduct({ title: 'Cup', variants: [{ priceCents: 1000, stock: 9 }] });
    const shopper = new Shopper(app);
    await shopper.add(cup.id, 3);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const paid = await shopper.pay({ shippingOptionId, expectedTotalCents });
    expect(paid.statusCode, paid.body).toBe(200);
    const [order] = (await get<{ orders: { number: number }[] }>('orders')).orders;
    const path = `orders/${order!.number}`;
    const [item] = (await get<{ items: { id: string; open: number }[] }>(`${path}/detail`)).items;
    const body = { requestId: 'r1', units: [{ id: item!.id, quantity: 2 }] };
    const refunded = await owner.send('POST', owner.url(`${path}/refunds`), { body });
    expect(refunded.statusCode, refunded.body).toBe(200);
    const packing = await get<{ orders: unknown[] }>('orders/packing');
    expect(packing.orders).toMatchObject([
      { number: order!.number, items: [{ name: 'Cup', open: 1 }] },
    ]);
  });
});
