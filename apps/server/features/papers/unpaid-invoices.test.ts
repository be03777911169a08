/** What an invoice says of money that is still to come. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCustomerTerms } from '../customers/save-customer-terms.ts';

describeOnBothDatabases('invoices of orders that are not paid yet', (database) => {
  const email = 'trade@example.test';
  let app: TestApp;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const payments = {
      manual: true,
      manualInstructions: 'Account 12',
      invoice: true,
      invoiceInstructions: 'Account 34',
      invoiceGroups: ['trade'],
    };
    const settings = { payments, papers: { invoiceWhen: 'placed' as const } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    const terms = { email, groups: ['trade'] };
    await app.ctx.transact((trx) => saveCustomerTerms(trx, shop.siteId, terms));
  });
  afterAll(() => app.close());

  it.each([
    ['manual', 'Account 12'],
    ['on-invoice', 'Account 34'],
  ])('tell how to pay by %s', async (provider, instructions) => {
    const bowl = await shop.addProduct({ variants: [{ priceCents: 2000, stock: 3 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 1);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const payment = { provider };
    const paid = await shopper.pay({ email, expectedTotalCents, shippingOptionId, payment });
    expect(paid.statusCode, paid.body).toBe(200);
    const { content } = await app.ctx.db
      .selectFrom('papers as p')
      .innerJoin('orders as o', (join) =>
        join.onRef('o.site_id', '=', 'p.site_id').onRef('o.id', '=', 'p.order_id'),
      )
      .select('p.content')
      .where('o.site_id', '=', shop.siteId)
      .where('o.cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    expect(content.due).toMatchObject({ amountCents: expectedTotalCents, instructions });
  });
});
