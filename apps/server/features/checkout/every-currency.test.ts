import { currencies, toMoneyValue } from '@sitewright/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { writeMoney } from '../sites/site-money.ts';

describeOnBothDatabases('a shop in each currency', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  // 3 × 1,999 and 10 % of shipping and all, in minor units whatever they are called.
  const [subtotalCents, shippingCents, taxCents] = [5_997, 700, 600];
  const totalCents = subtotalCents + shippingCents + taxCents;

  it.each(currencies.map(({ code }) => code))(
    'ENT-07 ENT-08 CART-02 sells in %s, to the minor unit, in cart, payment, order, books and mail',
    async (currency) => {
      const host = `${currency.toLowerCase()}.localhost`;
      // The least that an order may come to is what this one does, written in whole units.
      const least = toMoneyValue({ amountCents: subtotalCents, currencyCode: currency });
      const store = { minimumOrderSubtotalEnabled: true, minimumOrderSubtotal: { value: least } };
      const siteId = await app.createSite({ host, currency, settings: { store } });
      const shop = await createTestShop(app, siteId);
      const optionId = await addShippingOption(shop, { priceCents: shippingCents });
      await addTaxRule(shop, { country: 'US', region: 'NJ', ratePpm: 100_000 });
      const { id } = await shop.addProduct({ variants: [{ stock: 5, priceCents: 1_999 }] });
      const shopper = new Shopper(app, host);
      await shopper.add(id, 3);
      expect(await shopper.totalFor({ shippingOptionId: optionId })).toBe(totalCents);
      const paid = await shopper.pay({
        expectedTotalCents: totalCents,
        shippingOptionId: optionId,
        card: cards.good,
        email: 'ann@example.test',
      });
      expect(paid.statusCode, paid.body).toBe(200);
      const order = await app.ctx.db
        .selectFrom('orders')
        .selectAll()
        .where('site_id', '=', shop.siteId)
        .executeTakeFirstOrThrow();
      expect(order).toMatchObject({
        currency,
        subtotal_cents: subtotalCents,
        shipping_cents: shippingCents,
        tax_cents: taxCents,
        grand_total_cents: totalCents,
      });
      const posted = await ledgerOf(app, { orderId: order.id });
      expect(Object.values(posted).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      expect(posted['sales']).toBe(-subtotalCents);
      const site = (await app.ctx.sites.get(shop.siteId))!;
      const written = writeMoney(site, { amountCents: totalCents, currencyCode: currency });
      const { text } = await app.ctx.db
        .selectFrom('outbox_mails')
        .select('text')
        .where('site_id', '=', shop.siteId)
        .executeTakeFirstOrThrow();
      expect(text).toContain(written);
      const page = await shopper.send(
        'GET',
        paid.json<{ redirectUrlPath: string }>().redirectUrlPath,
      );
      expect(page.body).toContain(written);
    },
  );
});
