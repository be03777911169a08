import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRow } from '../../testing/copy-row.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const many = 2_400;

/** Half of the orders are refunded, and all of these come to less than the others. */
describeOnBothDatabases('many orders that are found far behind', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let productId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true } };
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', identifier: 'shop', settings }),
    );
    const shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    office = await createOffice(app, { [shop.siteId]: [userRoles.values.storeManager] }, 'shop');
    const cup = await shop.addProduct({ variants: [{ sku: 'CUP', priceCents: 500, stock: 50 }] });
    productId = cup.id;
    const shopper = new Shopper(app);
    await shopper.add(cup.id, 1);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ shippingOptionId, expectedTotalCents, email: 'ann@example.test' });
    const made = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'payment_id'])
      .executeTakeFirstOrThrow();
    await app.ctx.transact(async (trx) => {
      const n = `lpad(n::text, 5, '0')`;
      const isLast = `n > ${many / 2}`;
      const payment = { table: 'payments', id: made.payment_id, count: many };
      await copyRow(trx, payment, {
        id: `'p' || n`,
        cart_id: `'c' || n`,
        provider_ref: `'r' || n`,
      });
      await copyRow(
        trx,
        { table: 'orders', id: made.id, count: many },
        {
          id: `'o' || ${n}`,
          order_number: `n + 10000`,
          token: `'t' || n`,
          cart_id: `'c' || n`,
          payment_id: `'p' || n`,
          email: `case when ${isLast} then 'zoe@example.test' else 'ann@example.test' end`,
          words: `case when ${isLast} then 'zoe example' else 'ann example' end`,
          grand_total_cents: `case when ${isLast} then 4000 - n else 9000 end`,
          refunded_cents: `case when ${isLast} then 4000 - n else 0 end`,
          status: `case when ${isLast} then 'refunded' else 'paid' end`,
        },
      );
      await sql`analyze orders`.execute(trx);
    });
  });
  afterAll(() => app.close());

  it.each([
    { payment: 'refunded' },
    { search: 'zoe example' },
    { payment: 'refunded', search: 'zoe' },
    { payment: 'refunded', from: 1 },
  ])('ORDR-01 %o is in the order of totals, a page at a time', async (filter) => {
    const seen: number[] = [];
    let after: string | undefined;
    for (let page = 0; page < 2; page += 1) {
      const query = { ...filter, sort: 'total', limit: 3, ...(after && { after }) };
      const answer = (await office.get('orders', query)).json<{
        orders: { number: number }[];
        after?: string;
      }>();
      seen.push(...answer.orders.map(({ number }) => number - 10_000));
      after = answer.after;
    }
    expect(seen).toEqual(Array.from({ length: 6 }, (_, place) => many / 2 + 1 + place));
  });

  it('nothing is found of a product that nobody bought, and one of another', async () => {
    const count = async (query: Record<string, unknown>) =>
      (await office.get('orders', { ...query, sort: 'total' })).json<{ orders: unknown[] }>().orders
        .length;
    expect(await count({ product: 'nothing' })).toBe(0);
    expect(await count({ product: productId })).toBe(1);
    expect(await count({ product: productId, search: 'ann' })).toBe(1);
    expect(await count({ product: productId, search: 'zoe' })).toBe(0);
    expect(await count({ product: productId, payment: 'refunded' })).toBe(0);
  });
});
