import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { orderConfirmedPath } from './order-paths.ts';

describeOnBothDatabases('chosen options', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', identifier: 'oak' }),
    );
  });
  afterAll(() => app.close());

  it('ENT-01 stand in the order of the owner in cart, order, mail and back office', async () => {
    const attributes = { Edge: 'Fringed', Size: 'Single', Color: 'Heather' };
    const ordered = 'Single / Heather / Fringed';
    const blanket = await shop.addProduct({
      productType: 3,
      optionOrdering: ['Size', 'Color', 'Edge'],
      variants: [{ attributes }],
    });
    const shopper = new Shopper(app);
    await shopper.add(blanket.id);
    const values = (entry: { optionValues: { value: string }[] }) =>
      entry.optionValues.map(({ value }) => value).join(' / ');
    const cart = await shopper.cart();
    expect(values(cart.entries[0]!.chosenVariant)).toBe(ordered);
    const paid = await shopper.pay({ expectedTotalCents: 1000 });
    expect(paid.json()).toMatchObject({ status: 'succeeded' });
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['order_number', 'token'])
      .where('site_id', '=', shop.siteId)
      .executeTakeFirstOrThrow();
    const mail = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('html')
      .where('site_id', '=', shop.siteId)
      .executeTakeFirstOrThrow();
    expect(mail.html).toContain(ordered);
    const owner = await createTestOwner(app, 'oak');
    const seen = await owner.send('GET', owner.url(`orders/${order.order_number}/detail`));
    expect(seen.json()).toMatchObject({ items: [{ variant: ordered }] });
    const page = await shopper.send('GET', orderConfirmedPath(order.token));
    expect(page.body).toContain(ordered);
  });
});
