/** The example beside settings of the checkout, held against a checkout with these settings. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallAnswer } from '@sitewright/contract';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

type Preview = CallAnswer<'POST /api/sites/:identifier/checkout/preview'>;

const start = new Date('2026-03-02T12:00:00Z');
const hoboken = { country: 'US', region: 'NJ', postalCode: '07030' };

describeOnBothDatabases('the example of a checkout', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let identifier: string;
  let bowl: string;
  let count = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    identifier = `checkouts-${count}`;
    app.setNow(start);
    const settings = { payments: { test: true } };
    shop = await createTestShop(app, await app.createSite({ identifier, settings }));
    owner = await createTestOwner(app, identifier);
    bowl = (await shop.addProduct({ title: 'Bowl', variants: [{ priceCents: 1999 }] })).id;
    const parcel = { name: 'Parcel', pricing: { kind: 'flat', priceCents: 490 } };
    await owner.add('shipping-options', parcel);
  });

  const preview = async (body: object) => {
    const response = await owner.send('POST', owner.url('checkout/preview'), { body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<Preview>();
  };
  const entries = (quantity: number) => ({
    cart: { entries: [{ itemId: bowl, quantity }], place: hoboken },
  });

  it('comes to what a cart comes to, and tells whether it reaches the minimum', async () => {
    const shopper = new Shopper(app, `${identifier}.localhost`);
    await shopper.add(bowl, 2);
    const url = `/api/3/commerce/cart/${shopper.cartToken}`;
    await shopper.send('PUT', `${url}/shipping/location`, { body: hoboken });
    const [option] = (await shopper.cart()).shippingOptions;
    const total = await shopper.totalFor({ shippingOptionId: option!.id });
    const told = await preview(entries(2));
    expect(told.total.grandTotalCents).toBe(total);
    expect(told.minimum).toEqual({ subtotalCents: 0, isReached: true });
    const store = {
      minimumOrderSubtotalEnabled: true,
      minimumOrderSubtotal: { value: '40.00' },
    };
    const high = await preview({ ...entries(2), settings: { store } });
    expect(high.minimum).toEqual({ subtotalCents: 4000, isReached: false });
    const reached = await preview({ ...entries(3), settings: { store } });
    expect(reached.minimum.isReached).toBe(true);
    // Nothing was written.
    expect((await preview(entries(2))).minimum.subtotalCents).toBe(0);
  });

  it('tells what a gift card pays, what stays on it, and when it ends', async () => {
    const whole = await preview({ ...entries(1), giftCardCents: 2000 });
    const { grandTotalCents } = whole.total;
    expect(grandTotalCents).toBe(2489);
    expect(whole.giftCard).toEqual({ paysCents: 2000, leftCents: 0, expiresOn: null });
    expect(whole.dueCents).toBe(489);
    const store = { giftCardMonths: 12 };
    const rich = await preview({ ...entries(1), giftCardCents: 5000, settings: { store } });
    expect(rich.giftCard).toEqual({
      paysCents: 2489,
      leftCents: 2511,
      expiresOn: Date.parse('2027-03-02T12:00:00Z'),
    });
    expect(rich.dueCents).toBe(0);
  });

  it('names the ways to pay, and why one is not offered', async () => {
    const { ways } = await preview(entries(1));
    expect(ways.map(({ provider, withheld }) => [provider, withheld])).toEqual([['test', null]]);
    const payments = { test: false, manual: true, cash: true, invoice: true };
    const on = async () =>
      Object.fromEntries(
        (await preview({ ...entries(1), settings: { payments } })).ways.map((way) => [
          way.provider,
          way.withheld,
        ]),
      );
    expect(await on()).toEqual({
      manual: null,
      'cash-at-pickup': 'no-pickup',
      'on-invoice': 'groups-only',
    });
    // A stranger is in none of the groups that are named.
    const named = { ...payments, invoiceGroups: ['dealers'] };
    const { ways: withGroup } = await preview({ ...entries(1), settings: { payments: named } });
    expect(withGroup.find(({ provider }) => provider === 'on-invoice')?.withheld).toBe(
      'groups-only',
    );
    await owner.add('shipping-options', {
      name: 'Studio',
      pricing: { kind: 'pickup', place: { country: 'US', region: 'NJ' } },
    });
    expect(await on()).toMatchObject({ 'cash-at-pickup': 'pickup-only' });
    expect((await preview({ settings: { payments: { test: false } } })).ways).toEqual([]);
  });
});
