/** Where taxes are owed, and how they are told from the cart to the mail. */
import { type Cart, orderConfirmedPageSchema } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper, addressOf } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { loadOrderConfirmedPage } from '../orders/load-order-confirmed-page.ts';

describeOnBothDatabases('taxes in checkout', (database) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite();
  });
  afterAll(() => app.close());

  async function openShop(identifier: string, settings: Record<string, unknown> = {}) {
    const siteId = await app.createSite({ identifier, settings });
    return createTestShop(app, siteId);
  }

  const put = async (shopper: Shopper, path: string, body: unknown) => {
    const url = `/api/3/commerce/cart/${shopper.cartToken}/shipping/${path}`;
    const response = await shopper.send('PUT', url, { body });
    return response.json<{ shoppingCart: Cart }>().shoppingCart;
  };

  describe('a tax that prices hold', () => {
    let shop: TestShop;
    let shippingOptionId: string;

    beforeAll(async () => {
      shop = await openShop('held');
      shippingOptionId = await addShippingOption(shop, { name: 'Parcel', priceCents: 595 });
      const vat = { name: 'VAT 19 %', country: 'DE', ratePpm: 190_000, isOnShipping: true };
      await addTaxRule(shop, { ...vat, isIncludedInPrice: true });
    });

    async function buy() {
      const bowl = await shop.addProduct({ title: 'Bowl', variants: [{ priceCents: 11_900 }] });
      const shopper = new Shopper(app, 'held.localhost');
      await shopper.add(bowl.id);
      const address = addressOf({ country: 'DE', region: 'BE', postalCode: '10115' });
      await put(shopper, 'location', { country: 'DE', postalCode: '10115' });
      const cart = await put(shopper, 'option', { shippingOptionId });
      const paid = await shopper.pay({
        shippingOptionId,
        shippingAddress: address,
        expectedTotalCents: cart.grandTotalCents,
      });
      expect(paid.statusCode, paid.body).toBe(200);
      const { orderId } = paid.json<{ orderId: string }>();
      return { cart, orderId };
    }

    it('CART-02 is told in the cart and adds nothing', async () => {
      const { cart } = await buy();
      expect(cart).toMatchObject({
        subtotalCents: 11_900,
        shippingCostCents: 595,
        taxCents: 1995,
        addedTaxCents: 0,
        grandTotalCents: 12_495,
      });
    });

    it('CART-02 the rows of the mail above the total add up to it', async () => {
      const { orderId } = await buy();
      const { text } = await app.ctx.db
        .selectFrom('outbox_mails')
        .select('text')
        .where('dedupe_key', '=', `order-confirmation:${orderId}`)
        .executeTakeFirstOrThrow();
      const rows = [...text.matchAll(/^(.+): \$([\d.]+)$/gm)].map(([, label, value]) => {
        return { label: label!, cents: Math.round(Number(value) * 100) };
      });
      const at = rows.findIndex(({ label }) => label === 'Total');
      const above = rows.slice(0, at).filter(({ label }) => !label.includes('×'));
      expect(above.map(({ label }) => label)).toEqual(['Subtotal', 'Parcel']);
      expect(above.reduce((sum, { cents }) => sum + cents, 0)).toBe(rows[at]!.cents);
      expect(rows.slice(at + 1)).toEqual([{ label: 'Including VAT 19 %', cents: 1995 }]);
    });

    it('CART-02 the order knows that its tax was included, and why its total is what it is', async () => {
      const { orderId } = await buy();
      const order = await app.ctx.db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect(order.tax_lines).toEqual([
        { name: 'VAT 19 %', ratePpm: 190_000, amountCents: 1995, isIncluded: true },
      ]);
      const { snapshot } = await app.ctx.db
        .selectFrom('payments')
        .select('snapshot')
        .where('id', '=', order.payment_id)
        .executeTakeFirstOrThrow();
      const steps = snapshot.steps!.map(({ kind, amountCents }) => [kind, amountCents]);
      expect(steps).toEqual([
        ['price', 11_900],
        ['shipping', 595],
        ['included-tax', 0],
      ]);
    });

    it('CART-02 the confirmation adds up, also for an order of old', async () => {
      const { orderId } = await buy();
      const read = async () => {
        const row = await app.ctx.db
          .selectFrom('orders')
          .select(['token', 'owner_hash'])
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow();
        const site = (await app.ctx.sites.get(shop.siteId))!;
        const ownerHash = row.owner_hash!;
        const page = await loadOrderConfirmedPage(app.ctx, site, {
          token: row.token,
          viewer: { ownerHash },
        });
        return orderConfirmedPageSchema.parse(page).order;
      };
      const told = { taxCents: 1995, addedTaxCents: 0, grandTotalCents: 12_495 };
      expect(await read()).toMatchObject(told);
      const taxLines = JSON.stringify([{ name: 'VAT 19 %', amountCents: 1995 }]);
      await app.ctx.transact((trx) =>
        trx.updateTable('orders').set({ tax_lines: taxLines }).where('id', '=', orderId).execute(),
      );
      expect(await read()).toMatchObject(told);
      const owner = await createTestOwner(app, 'held');
      const { order_number: number } = await app.ctx.db
        .selectFrom('orders')
        .select('order_number')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const detail = await owner.send('GET', owner.url(`orders/${number}/detail`));
      expect(detail.json()).toMatchObject({
        money: { grandTotalCents: 12_495 },
        taxes: [{ name: 'VAT 19 %', amountCents: 1995, isIncluded: true }],
      });
    });
  });

  describe('a pick-up in New York by an address in New Jersey', () => {
    async function totalsOf(settings: Record<string, unknown>, identifier: string) {
      const shop = await openShop(identifier, settings);
      const pickup = await addShippingOption(shop, { name: 'Studio', kind: 'pickup' });
      const parcel = await addShippingOption(shop, { priceCents: 500 });
      await addTaxRule(shop, { name: 'NY', country: 'US', region: 'NY', ratePpm: 88_750 });
      await addTaxRule(shop, { name: 'NJ', country: 'US', region: 'NJ', ratePpm: 66_250 });
      const bowl = await shop.addProduct({ variants: [{ priceCents: 10_000 }] });
      const file = await shop.addProduct({ productType: 2, variants: [{ priceCents: 1000 }] });
      const shopper = new Shopper(app, `${identifier}.localhost`);
      await shopper.add(bowl.id);
      await shopper.add(file.id);
      await put(shopper, 'location', { country: 'US', region: 'NJ', postalCode: '07030' });
      const taxesBy = async (shippingOptionId: string) => {
        const { applicableTaxRules } = await put(shopper, 'option', { shippingOptionId });
        return applicableTaxRules.map(({ name, taxCents }) => [name, taxCents]);
      };
      return { pickedUp: await taxesBy(pickup), sent: await taxesBy(parcel) };
    }

    it('CART-02 pays the tax of New York for what is picked up, of New Jersey for a file', async () => {
      const business = { country: 'US', state: 'NY' };
      const { pickedUp, sent } = await totalsOf({ business }, 'studio');
      expect(Object.fromEntries(pickedUp)).toEqual({ NJ: 66, NY: 888 });
      expect(sent).toEqual([['NJ', 729]]);
    });

    it('CART-02 pays that of its address while the shop has not said where it is', async () => {
      const { pickedUp } = await totalsOf({}, 'nowhere');
      expect(pickedUp).toEqual([['NJ', 729]]);
    });
  });
});
