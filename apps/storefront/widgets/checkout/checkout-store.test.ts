import type { CheckoutPage } from '@sitewright/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeServer } from '../../testing/fake-server.ts';
import { sampleCheckoutPage, standardShipping } from '../../testing/sample-pages.ts';
import { createCheckout } from './checkout-store.ts';
import { LOCATION_DEBOUNCE } from './shipping-quotes.ts';

const CART = '/api/3/commerce/cart/cart-1';
const PAY = `POST ${CART}/payments`;
const LOCATION = `PUT ${CART}/shipping/location`;
const OPTION = `PUT ${CART}/shipping/option`;

const filled = {
  email: 'ada@example.com',
  'shippingAddress.firstName': 'Ada',
  'shippingAddress.lastName': 'Byron',
  'shippingAddress.line1': '12 Alder Lane',
  'shippingAddress.city': 'Hudson',
  'shippingAddress.region': 'NY',
  'shippingAddress.postalCode': '12534',
  'shippingAddress.country': 'US',
  isBillingSameAsShipping: 'true',
  'payment.provider': 'test',
  'payment.cardNumber': '4242 4242 4242 4242',
  'payment.expiry': '12 / 30',
  'payment.cvc': '123',
};

const succeeded = {
  body: { status: 'succeeded', orderId: 'o', redirectUrlPath: '/checkout/order-confirmed?token=t' },
};

function setUp(scripts: Parameters<typeof createFakeServer>[0], more: Partial<CheckoutPage> = {}) {
  const server = createFakeServer(scripts);
  const leave = vi.fn<(path: string, isBought: boolean) => void>();
  let ids = 1;
  const store = createCheckout({
    data: sampleCheckoutPage(more),
    call: server.call,
    now: () => new Date(2026, 10, 21),
    newId: () => `attempt-${++ids}`,
    leave,
  });
  return { server, store, leave };
}

const refusal = (status: number, code: string, message: string, more = {}) => ({
  status,
  body: { message, error: message, code, ...more },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('paying', () => {
  test('sends what was typed with the total that was seen, then leaves for the order', async () => {
    const { server, store, leave } = setUp({ [PAY]: succeeded });
    await store.pay(filled);
    expect(server.seen[0]?.headers['payment-attempt-id']).toBe('attempt-1');
    expect(server.seen[0]?.body).toEqual({
      email: 'ada@example.com',
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'Byron',
        company: '',
        line1: '12 Alder Lane',
        line2: '',
        city: 'Hudson',
        region: 'NY',
        postalCode: '12534',
        country: 'US',
        phone: '',
      },
      shippingOptionId: 'standard',
      payment: {
        provider: 'test',
        cardNumber: '4242 4242 4242 4242',
        expiry: '12 / 30',
        cvc: '123',
      },
      expectedTotalCents: 3900,
      expectedDueCents: 3900,
      marketingOptIn: false,
      note: '',
      answers: {},
    });
    expect(leave).toHaveBeenCalledWith('/checkout/order-confirmed?token=t', true);
    expect(store.state.get().phase).toBe('leaving');
  });

  test('repeated presses pay once', async () => {
    const { server, store } = setUp({ [PAY]: succeeded });
    await Promise.all([store.pay(filled), store.pay(filled)]);
    await store.pay(filled);
    expect(server.seen).toHaveLength(1);
  });

  test('a second step is another page', async () => {
    const body = {
      status: 'requires_action',
      paymentId: 'p',
      redirectUrlPath: '/checkout/payment/p',
    };
    const { store, leave } = setUp({ [PAY]: { body } });
    await store.pay(filled);
    expect(leave).toHaveBeenCalledWith('/checkout/payment/p', false);
  });

  test('nothing is sent while a field is wrong; every field is named', async () => {
    const { server, store } = setUp({});
    await store.pay({ 'payment.provider': 'test', email: 'ada' });
    expect(server.seen).toHaveLength(0);
    expect(store.state.get().phase).toBe('editing');
    expect(store.state.get().errors).toEqual({
      email: 'Please enter a valid email.',
      'shippingAddress.country': 'Required',
      'shippingAddress.firstName': 'Required',
      'shippingAddress.lastName': 'Required',
      'shippingAddress.line1': 'Required',
      'shippingAddress.city': 'Required',
      'payment.cardNumber': 'Required',
      'payment.expiry': 'Required',
      'payment.cvc': 'Required',
      'billingAddress.country': 'Required',
      'billingAddress.firstName': 'Required',
      'billingAddress.lastName': 'Required',
      'billingAddress.line1': 'Required',
      'billingAddress.city': 'Required',
    });
  });

  test('a country decides about state and postal code', async () => {
    const { store } = setUp({ [PAY]: succeeded });
    await store.pay({ ...filled, 'shippingAddress.region': '', 'shippingAddress.postalCode': '' });
    expect(Object.keys(store.state.get().errors)).toEqual([
      'shippingAddress.region',
      'shippingAddress.postalCode',
    ]);
    const { region: _r, ...irish } = { ...filled, 'shippingAddress.country': 'IE', region: '' };
    await store.pay({ ...irish, 'shippingAddress.region': '', 'shippingAddress.postalCode': '' });
    expect(store.state.get().phase).toBe('leaving');
  });

  test('a declined card keeps the page; the next press is a new attempt', async () => {
    const declined = refusal(
      402,
      'card_declined',
      'Your card was declined. Please try another card.',
    );
    const { server, store, leave } = setUp({ [PAY]: [declined, succeeded] });
    await store.pay(filled);
    expect(store.state.get()).toMatchObject({
      phase: 'editing',
      message: 'Your card was declined. Please try another card.',
    });
    expect(leave).not.toHaveBeenCalled();
    await store.pay(filled);
    expect(server.seen.map(({ headers }) => headers['payment-attempt-id'])).toEqual([
      'attempt-1',
      'attempt-2',
    ]);
  });

  test('a lost answer repeats the same attempt, so that nobody pays twice', async () => {
    const { server, store } = setUp({ [PAY]: ['offline', { status: 500, body: {} }, succeeded] });
    await store.pay(filled);
    expect(store.state.get().message).toBe('Please check your internet connection.');
    await store.pay(filled);
    await store.pay(filled);
    expect(new Set(server.seen.map(({ headers }) => headers['payment-attempt-id']))).toEqual(
      new Set(['attempt-1']),
    );
    expect(store.state.get().phase).toBe('leaving');
  });

  test('while a payment is under way the next press is the same attempt', async () => {
    const underWay = refusal(409, 'payment_under_way', 'A payment is under way.');
    const { server, store } = setUp({ [PAY]: [underWay, succeeded] });
    await store.pay(filled);
    await store.pay(filled);
    expect(server.seen.map(({ headers }) => headers['payment-attempt-id'])).toEqual([
      'attempt-1',
      'attempt-1',
    ]);
  });

  test('a wrong card number is shown at its field', async () => {
    const wrong = refusal(402, 'incorrect_number', 'Please check the card number.');
    const { store } = setUp({ [PAY]: wrong });
    await store.pay(filled);
    expect(store.state.get().errors).toEqual({
      'payment.cardNumber': 'Please check the card number.',
    });
  });

  test('the server’s field messages are shown at their fields', async () => {
    const errors = { 'shippingAddress.postalCode': 'Required' };
    const { store } = setUp({ [PAY]: refusal(400, 'invalid_request', 'Check.', { errors }) });
    await store.pay(filled);
    expect(store.state.get().errors).toEqual(errors);
  });

  test.each(['total_changed', 'stock_changed', 'holds_used_up', 'shipping_option_unavailable'])(
    'after %s the cart is fetched and shown before anything is paid',
    async (code) => {
      const changed = refusal(409, code, 'The total of your order has changed.');
      const fresh = sampleCheckoutPage();
      const cart = { ...fresh.cart, grandTotalCents: 4200 };
      const { store } = setUp({
        [PAY]: changed,
        'GET /api/commerce/checkout?cartToken=cart-1': { body: { ...fresh, cart } },
      });
      await store.pay(filled);
      expect(store.state.get().cart.grandTotalCents).toBe(4200);
      expect(store.state.get().message).toBe('The total of your order has changed.');
    },
  );

  test('an order of digital items asks for a billing address only', async () => {
    const { cart } = sampleCheckoutPage();
    const { server, store } = setUp(
      { [PAY]: succeeded },
      { cart: { ...cart, requiresShipping: false } },
    );
    const billing = Object.fromEntries(
      Object.entries(filled).map(([name, value]) => [name.replace('shipping', 'billing'), value]),
    );
    await store.pay(billing);
    const body = server.seen[0]?.body as Record<string, unknown>;
    expect(body.shippingAddress).toBeUndefined();
    expect(body.billingAddress).toMatchObject({ city: 'Hudson' });
  });

  test('paying by hand sends no card', async () => {
    const { server, store } = setUp({ [PAY]: succeeded });
    await store.pay({ ...filled, 'payment.provider': 'manual', 'payment.cardNumber': '' });
    expect(server.seen[0]?.body).toMatchObject({ payment: { provider: 'manual' } });
  });
});

describe('shipping', () => {
  const { cart } = sampleCheckoutPage();
  const { selectedShippingOption: _none, ...unshipped } = cart;
  const express = { ...standardShipping, id: 'express', priceCents: 1500 };
  const located = {
    body: {
      shippingOptionsStatus: 'AVAILABLE',
      fulfillmentOptions: [express, standardShipping],
      shoppingCart: { ...unshipped, shippingOptions: [express, standardShipping] },
    },
  };
  const chosen = { body: { shoppingCart: { ...cart, grandTotalCents: 3999 } } };
  const start = {
    cart: { ...unshipped, shippingOptions: [] },
    hasShippingLocation: false,
    values: { ...sampleCheckoutPage().values, shippingOptionId: '' },
  };

  test('a typed place is priced once typing stops, and the cheapest way is chosen', async () => {
    const { server, store } = setUp({ [LOCATION]: located, [OPTION]: chosen }, start);
    expect(store.state.get().shipping).toBe('unknown');
    store.shipping.locate({ 'shippingAddress.country': 'US' });
    store.shipping.locate({ 'shippingAddress.country': 'US', 'shippingAddress.city': ' Hudson ' });
    await vi.advanceTimersByTimeAsync(LOCATION_DEBOUNCE);
    expect(server.seen.map(({ body }) => body)).toEqual([
      { line1: '', line2: '', city: 'Hudson', region: '', postalCode: '', country: 'US' },
      { shippingOptionId: 'standard' },
    ]);
    expect(store.state.get()).toMatchObject({ shipping: 'known', shippingOptionId: 'standard' });
  });

  test('a price that changes on the way stops the payment until it was seen', async () => {
    const { server, store } = setUp({ [LOCATION]: located, [OPTION]: chosen, [PAY]: succeeded });
    store.shipping.locate(filled);
    await store.pay(filled);
    expect(store.state.get()).toMatchObject({
      phase: 'editing',
      message: 'The total of your order has changed. Please review it and try again.',
    });
    await store.pay(filled);
    expect(server.seen.at(-1)?.body).toMatchObject({ expectedTotalCents: 3999 });
  });

  test('without a chosen way nothing is paid', async () => {
    const { store } = setUp({}, start);
    await store.pay(filled);
    expect(store.state.get().errors).toEqual({
      shippingOptionId: 'Please choose how you would like to receive your order.',
    });
  });

  test('an order that is not shipped is priced for its billing address', async () => {
    const { server, store } = setUp({}, { cart: { ...cart, requiresShipping: false } });
    store.shipping.locate({ 'billingAddress.country': 'US', 'billingAddress.region': 'NY' });
    await vi.advanceTimersByTimeAsync(LOCATION_DEBOUNCE);
    expect(server.seen[0]?.body).toMatchObject({ country: 'US', region: 'NY' });
  });

  test('a refused way goes back to the one before', async () => {
    const refused = refusal(400, 'shipping_option_unavailable', 'Not available.');
    const { store } = setUp({ [OPTION]: refused });
    await store.shipping.choose('express');
    expect(store.state.get()).toMatchObject({
      shippingOptionId: 'standard',
      errors: { shippingOptionId: 'Not available.' },
    });
  });
});

describe('discount codes', () => {
  test('a good code changes the cart, a bad one says why', async () => {
    const { cart } = sampleCheckoutPage();
    const { store } = setUp({
      [`POST ${CART}/coupons`]: [
        refusal(400, 'coupon_unknown', 'That code is not valid.'),
        { body: { shoppingCart: { ...cart, discountCents: 300 } } },
      ],
    });
    expect(await store.coupons.apply('NOPE')).toBe(false);
    expect(store.state.get().couponMessage).toBe('That code is not valid.');
    expect(await store.coupons.apply('SPRING')).toBe(true);
    expect(store.state.get()).toMatchObject({ couponMessage: '', cart: { discountCents: 300 } });
  });
});
