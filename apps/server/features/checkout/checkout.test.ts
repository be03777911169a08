import { checkoutPageSchema, orderConfirmedPageSchema, type Cart } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCoupon, addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { loadOrderConfirmedPage } from '../orders/load-order-confirmed-page.ts';
import { loadCheckoutPage } from './load-checkout-page.ts';
import { submitCheckoutForm } from './submit-checkout-form.ts';

describeOnBothDatabases('checkout', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let flat: string;
  let heavy: string;

  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    flat = await addShippingOption(shop, {
      name: 'Parcel',
      priceCents: 600,
      freeFromCents: 10_000,
    });
    heavy = await addShippingOption(shop, {
      name: 'By weight',
      kind: 'weight',
      countries: ['US'],
      weightSteps: [{ upToGrams: 1000, priceCents: 400 }],
    });
    await addTaxRule(shop, { name: 'NY tax', country: 'US', region: 'NY', ratePpm: 88_750 });
  });
  afterAll(() => app.close());

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;
  const put = async (shopper: Shopper, path: string, body: unknown) => {
    const url = `/api/3/commerce/cart/${shopper.cartToken}/${path}`;
    return shopper.send('PUT', url, { body });
  };

  it('offers what ships to the place, and prices it with the taxes of the place', async () => {
    const bowl = await shop.addProduct({ variants: [{ priceCents: 2000, weightGrams: 800 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const near = await put(shopper, 'shipping/location', { country: 'us', region: 'NY' });
    expect(near.json()).toMatchObject({
      shippingOptionsStatus: 'AVAILABLE',
      fulfillmentOptions: [
        { id: heavy, priceCents: 400, isPickup: false },
        { id: flat, priceCents: 600 },
      ],
      shoppingCart: { taxCents: 178, grandTotalCents: 2178 },
    });
    const chosen = await put(shopper, 'shipping/option', { shippingOptionId: heavy });
    expect(chosen.json()).toMatchObject({
      shoppingCart: { shippingCostCents: 400, selectedShippingOption: { id: heavy } },
    });
    const far = await put(shopper, 'shipping/location', { country: 'DE' });
    const { shoppingCart } = far.json<{ shoppingCart: Cart }>();
    expect(shoppingCart).toMatchObject({ shippingCostCents: 0, taxCents: 0 });
    expect(shoppingCart).not.toHaveProperty('selectedShippingOption');
    const wrong = await put(shopper, 'shipping/option', { shippingOptionId: heavy });
    expect(wrong.json()).toMatchObject({ code: 'shipping_option_unavailable' });
  });

  it.each([{}, { country: 'Germany' }, { country: 1 }, { country: '' }])(
    'refuses the place %j',
    async (place) => {
      const bowl = await shop.addProduct();
      const shopper = new Shopper(app);
      await shopper.add(bowl.id);
      expect((await put(shopper, 'shipping/location', place)).statusCode).toBe(400);
    },
  );

  describe('coupons', () => {
    const enter = (shopper: Shopper, promoCode: string) =>
      shopper.send('POST', `/api/3/commerce/cart/${shopper.cartToken}/coupons`, {
        body: { promoCode },
      });

    it('take off what they promise, and go off again', async () => {
      const id = await addCoupon(shop, { code: 'TEN', kind: 'percent', ratePpm: 100_000 });
      const bowl = await shop.addProduct({ variants: [{ priceCents: 2000 }] });
      const shopper = new Shopper(app);
      await shopper.add(bowl.id);
      expect((await enter(shopper, ' ten ')).json()).toMatchObject({
        shoppingCart: {
          discountCents: 200,
          grandTotalCents: 1800,
          validCoupons: [{ code: 'TEN', discountCents: 200 }],
        },
      });
      const url = `/api/3/commerce/cart/${shopper.cartToken}/coupons/${id}`;
      expect((await shopper.send('DELETE', url)).json()).toMatchObject({
        shoppingCart: { discountCents: 0, coupons: [] },
      });
    });

    it.each([
      ['an unknown code', 'NOPE', 'That code is not valid.'],
      ['an expired one', 'OLD', 'That code has expired.'],
      ['a small cart', 'BIG', 'That code needs an order subtotal of $50.00 or more.'],
      ['one that is used up', 'GONE', 'That code is not valid.'],
    ])('refuse %s', async (_name, code, message) => {
      await addCoupon(shop, { code: 'OLD', endsAt: new Date('2026-01-01') });
      await addCoupon(shop, { code: 'BIG', minSubtotalCents: 5000 });
      await addCoupon(shop, { code: 'GONE', usageLimit: 0 });
      const bowl = await shop.addProduct();
      const shopper = new Shopper(app);
      await shopper.add(bowl.id);
      const response = await enter(shopper, code);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message });
      expect((await shopper.cart()).coupons).toEqual([]);
    });

    it('cannot be guessed without end', async () => {
      const bowl = await shop.addProduct();
      const shopper = new Shopper(app);
      await shopper.add(bowl.id);
      const codes = Array.from({ length: 21 }, (_, index) => `GUESS-${index}`);
      const answers = [];
      for (const code of codes) answers.push((await enter(shopper, code)).statusCode);
      expect(answers.slice(0, 20).every((status) => status === 400)).toBe(true);
      expect(answers[20]).toBe(429);
    });
  });

  it('answers everything the page needs, in the shape of the contract', async () => {
    const bowl = await shop.addProduct();
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const url = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
    const page = checkoutPageSchema.parse((await shopper.send('GET', url)).json());
    expect(page.paymentMethods.map(({ provider }) => provider)).toEqual(['test']);
    expect(page.countries.find(({ code }) => code === 'US')).toMatchObject({
      name: 'United States',
      regionLabel: 'State',
      postalCodeLabel: 'ZIP code',
    });
    const unknown = await shopper.send('GET', `/api/commerce/checkout?cartToken=${newId()}`);
    expect(unknown.statusCode).toBe(404);
  });

  it('a total that has changed is told with the new one, and nothing is charged', async () => {
    const bowl = await shop.addProduct({ variants: [{ priceCents: 2000, stock: 1 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const seen = await shopper.totalFor({ shippingOptionId: flat });
    await app.ctx.transact((trx) =>
      trx
        .updateTable('variants')
        .set({ price_cents: 2100 })
        .where('id', '=', bowl.variantIds[0]!)
        .execute(),
    );
    const response = await shopper.pay({ shippingOptionId: flat, expectedTotalCents: seen });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'total_changed',
      message: 'The total of your order has changed. Please review it and try again.',
      shoppingCart: { grandTotalCents: seen + 100 },
    });
    expect(await shop.stockOf(bowl.variantIds[0]!)).toBe(1);
  });

  it('ENT-21 an order below the minimum is refused with the sum it needs', async () => {
    const settings = {
      store: {
        minimumOrderSubtotalEnabled: true,
        minimumOrderSubtotal: { value: '25.00', currency: 'USD' },
      },
    };
    const siteId = await app.createSite({ host: 'minimum.test', settings });
    const small = await createTestShop(app, siteId);
    const card = await small.addProduct({ productType: 2, variants: [{ priceCents: 2499 }] });
    const shopper = new Shopper(app, 'minimum.test');
    await shopper.add(card.id);
    const response = await shopper.pay({ expectedTotalCents: 2499 });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Checkout requires an order subtotal of $25.00 or more.',
    });
  });

  it.each([
    ['no shipping option', {}, 'shipping_option_required'],
    ['an unknown shipping option', { shippingOptionId: 'nothing' }, 'shipping_option_unavailable'],
    ['a bad email', { email: 'nobody' }, 'invalid_request'],
    ['no state', { shippingAddress: addressOf({ region: '' }) }, 'invalid_request'],
    ['no postal code', { shippingAddress: addressOf({ postalCode: '' }) }, 'invalid_request'],
    ['no such country', { shippingAddress: addressOf({ country: 'XX' }) }, 'invalid_request'],
    ['a way to pay that is off', { payment: { provider: 'manual' } }, 'method_unavailable'],
    ['an unknown way to pay', { payment: { provider: 'gold' } }, 'invalid_request'],
    ['a card that is no number', { payment: { provider: 'test' } }, 'invalid_request'],
    ['a negative total', { expectedTotalCents: -1 }, 'invalid_request'],
  ])('refuses %s', async (_name, parts, code) => {
    const bowl = await shop.addProduct({ variants: [{ stock: 1 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const valid = code.startsWith('shipping') ? {} : { shippingOptionId: flat };
    const total = await shopper.totalFor({ shippingOptionId: flat });
    await app.ctx.transact((trx) =>
      trx
        .updateTable('carts')
        .set({ selected_shipping_option_id: null })
        .where('id', '=', shopper.cartToken)
        .execute(),
    );
    const response = await shopper.pay({ expectedTotalCents: total, ...valid, ...parts });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code });
    expect(await shop.stockOf(bowl.variantIds[0]!)).toBe(1);
  });

  it('an order that costs nothing needs no card', async () => {
    await addCoupon(shop, { code: 'FREE', kind: 'percent', ratePpm: 1_000_000 });
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    await shopper.send('POST', `/api/3/commerce/cart/${shopper.cartToken}/coupons`, {
      body: { promoCode: 'FREE' },
    });
    const response = await shopper.pay({ expectedTotalCents: 0 });
    expect(response.json()).toMatchObject({ status: 'succeeded' });
  });

  describe('without scripts', () => {
    const ownerHash = 'hash-of-the-key';
    const fieldsOf = (total: number, parts: Record<string, string> = {}) => {
      const address = Object.entries(addressOf()).map(([part, value]) => [
        `shippingAddress.${part}`,
        value,
      ]);
      return {
        email: 'ann@example.test',
        isBillingSameAsShipping: '1',
        shippingOptionId: flat,
        'payment.provider': 'test',
        'payment.cardNumber': '4242 4242 4242 4242',
        'payment.expiry': '12/30',
        'payment.cvc': '123',
        expectedTotalCents: String(total),
        paymentAttemptId: newId(),
        ...Object.fromEntries(address),
        ...parts,
      };
    };
    const start = async () => {
      const bowl = await shop.addProduct({ variants: [{ priceCents: 2000, stock: 5 }] });
      const shopper = new Shopper(app);
      await shopper.add(bowl.id);
      const total = await shopper.totalFor({ shippingOptionId: flat });
      const submit = async (fields: Record<string, string>) =>
        submitCheckoutForm(app.ctx, await site(), {
          cartToken: shopper.cartToken,
          ownerHash,
          holderHash: null,
          attempt: { address: '127.0.0.1' },
          fields,
        });
      return { total, submit, shopper };
    };

    it('a form buys and leads to the confirmation', async () => {
      const { total, submit } = await start();
      const outcome = await submit(fieldsOf(total));
      expect(outcome).toMatchObject({ kind: 'redirect', isBought: true });
      const path = outcome.kind === 'redirect' ? outcome.path : '';
      const token = new URL(path, 'http://localhost').searchParams.get('token')!;
      const page = await loadOrderConfirmedPage(app.ctx, await site(), {
        token,
        viewer: { ownerHash },
      });
      expect(orderConfirmedPageSchema.parse(page).order).toMatchObject({
        email: 'ann@example.test',
        grandTotalCents: total,
        shippingOptionName: 'Parcel',
        testMode: true,
        items: [{ quantity: 1, unitPriceCents: 2000 }],
      });
    });

    it('asks where it goes first, and takes that without a word of blame', async () => {
      const bowl = await shop.addProduct({ variants: [{ priceCents: 2000, stock: 5 }] });
      const shopper = new Shopper(app);
      await shopper.add(bowl.id);
      const submit = async (parts: Record<string, string>) =>
        submitCheckoutForm(app.ctx, await site(), {
          cartToken: shopper.cartToken,
          ownerHash,
          holderHash: null,
          attempt: { address: '127.0.0.1' },
          fields: { ...fieldsOf(0, parts), step: 'place' },
        });
      const outcome = await submit({ shippingOptionId: '', 'payment.provider': '' });
      expect(outcome).toMatchObject({
        kind: 'page',
        status: 200,
        page: {
          formError: '',
          errors: {},
          hasShippingLocation: true,
          values: { email: 'ann@example.test', shippingAddress: { line1: '1 Main Street' } },
        },
      });
      const cart = outcome.kind === 'page' ? outcome.page.cart : undefined;
      expect(cart?.selectedShippingOption).toBeDefined();
      expect(await submit({ 'shippingAddress.postalCode': 'abc' })).toMatchObject({
        status: 422,
        page: {
          errors: {
            'shippingAddress.postalCode': 'Please check this code: it is not one of the country.',
          },
        },
      });
    });

    it('keeps what was typed, marks what is wrong, and never shows the card again', async () => {
      const { total, submit } = await start();
      const cardNumber = '4242-4242-4242-4242';
      const card = { 'payment.cardNumber': cardNumber };
      const parts = { email: 'ann@', 'shippingAddress.city': '', ...card };
      const outcome = await submit(fieldsOf(total, parts));
      expect(outcome).toMatchObject({
        kind: 'page',
        status: 422,
        page: {
          values: { email: 'ann@', shippingAddress: { line1: '1 Main Street', city: '' } },
          errors: { email: 'Please enter a valid email.', 'shippingAddress.city': 'Required' },
        },
      });
      expect(JSON.stringify(outcome)).not.toContain(cardNumber);
    });

    it('sent twice is one payment', async () => {
      const { total, submit } = await start();
      const fields = fieldsOf(total, { 'payment.cardNumber': '4000 0025 0000 3155' });
      const first = await submit(fields);
      expect(first).toMatchObject({ kind: 'redirect', isBought: false });
      expect(await submit(fields)).toEqual(first);
    });

    it('keeps the place that it ships to when something else is wrong', async () => {
      const { total, submit, shopper } = await start();
      const moved = { 'shippingAddress.postalCode': '10001', 'shippingAddress.region': 'NY' };
      await submit(fieldsOf(total, { ...moved, email: 'ann@' }));
      const kept = await app.ctx.db
        .selectFrom('carts')
        .select('shipping_location')
        .where('id', '=', shopper.cartToken)
        .executeTakeFirstOrThrow();
      expect(kept.shipping_location).toMatchObject({ region: 'NY', postalCode: '10001' });
    });

    it('shows why a card was declined', async () => {
      const { total, submit, shopper } = await start();
      const declined = { 'payment.cardNumber': '4000000000000002' };
      expect(await submit(fieldsOf(total, declined))).toMatchObject({
        kind: 'page',
        status: 402,
        page: { formError: 'Your card was declined. Please try another card.' },
      });
      expect((await shopper.cart()).totalQuantity).toBe(1);
    });

    it('a page for a cart that is not there is no page', async () => {
      expect(
        await loadCheckoutPage(app.ctx, await site(), { cartToken: newId(), ownerHash }),
      ).toBeUndefined();
    });
  });
});
