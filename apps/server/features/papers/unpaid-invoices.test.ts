/** Which orders have their invoice before their money, and what it says of it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveGiftCard } from '../../testing/give-gift-card.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { saveCustomerTerms } from '../customers/save-customer-terms.ts';
import { readMails } from '../../testing/read-mails.ts';

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
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', settings: { payments } }),
    );
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    const terms = { email, groups: ['trade'] };
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await app.ctx.transact((trx) => saveCustomerTerms({ ctx: app.ctx, trx, site }, terms));
  });
  afterAll(() => app.close());

  async function buy(provider: string, giftCardCode?: string) {
    const bowl = await shop.addProduct({ variants: [{ priceCents: 2000, stock: 3 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 1);
    if (provider === 'on-invoice') await shopper.proveEmail(email);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const due = { expectedTotalCents, expectedDueCents: expectedTotalCents };
    if (giftCardCode) {
      const url = `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`;
      const entered = await shopper.send('POST', url, { body: { code: giftCardCode } });
      const { giftCards } = entered.json<{ giftCards: { balanceCents: number }[] }>();
      due.expectedDueCents -= giftCards[0]!.balanceCents;
    }
    const payment = { provider };
    const paid = await shopper.pay({ email, ...due, shippingOptionId, payment });
    expect(paid.statusCode, paid.body).toBe(200);
    const papers = await app.ctx.db
      .selectFrom('papers as p')
      .innerJoin('orders as o', (join) =>
        join.onRef('o.site_id', '=', 'p.site_id').onRef('o.id', '=', 'p.order_id'),
      )
      .select(['p.content', 'p.token'])
      .where('o.site_id', '=', shop.siteId)
      .where('o.cart_id', '=', shopper.cartToken)
      .execute();
    return { expectedTotalCents, papers };
  }

  it('are issued with an order on invoice, whatever the setting; its mail leads to it', async () => {
    const { papers, expectedTotalCents } = await buy('on-invoice');
    expect(papers).toHaveLength(1);
    const { content, token } = papers[0]!;
    expect(content.due).toMatchObject({
      amountCents: expectedTotalCents,
      instructions: 'Account 34',
    });
    const mails = await readMails(app);
    expect(mails.filter(({ text }) => text.includes(`/order-status/paper/${token}`))).toHaveLength(
      1,
    );
    expect((await buy('manual')).papers).toEqual([]);
  });

  it.each([
    ['manual', 'Account 12'],
    ['on-invoice', 'Account 34'],
  ])('tell how to pay by %s where the owner wants them early', async (provider, instructions) => {
    const values = { papers: { invoiceWhen: 'placed' } };
    await writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values });
    const { papers, expectedTotalCents } = await buy(provider);
    expect(papers).toHaveLength(1);
    expect(papers[0]!.content.due).toMatchObject({ amountCents: expectedTotalCents, instructions });
  });

  it('ask for what a gift card has left to pay', async () => {
    const { code } = await giveGiftCard(shop, 700);
    const { papers, expectedTotalCents } = await buy('on-invoice', code);
    const { paidBy, due } = papers[0]!.content;
    expect(paidBy).toMatchObject([{ amountCents: 700 }]);
    expect(due?.amountCents).toBe(expectedTotalCents - 700);
  });
});
