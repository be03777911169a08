// @vitest-environment happy-dom
import type { CheckoutPage as CheckoutPageData } from '@sitewright/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderCheckoutPage } from '../../ssr.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';
import { sampleCart, sampleEntry } from '../../testing/sample-cart.ts';
import { sampleCheckoutPage, standardShipping } from '../../testing/sample-pages.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { createCheckout } from './checkout-store.ts';
import { readFormFields } from './form-fields.ts';
import { takeChoices } from './take-choices.ts';

const CART = '/api/3/commerce/cart/cart-1';
const PAY = `POST ${CART}/payments`;

function makeStore(data: CheckoutPageData, { call } = createFakeServer({})) {
  return createCheckout({
    data,
    call,
    now: () => new Date(2026, 10, 21),
    newId: () => 'attempt-2',
    leave: () => {},
  });
}

function show(
  scripts: Parameters<typeof createFakeServer>[0] = {},
  more: Partial<CheckoutPageData> = {},
) {
  const data = sampleCheckoutPage(more);
  render(<CheckoutPage data={data} store={makeStore(data, createFakeServer(scripts))} />);
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const typeIn = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const payButton = () => screen.getByRole('button', { name: /Pay|Processing/ });

function fillIn(): void {
  typeIn('email', 'ada@example.com');
  typeIn('shippingAddress.firstName', 'Ada');
  typeIn('shippingAddress.lastName', 'Byron');
  typeIn('shippingAddress.line1', '12 Alder Lane');
  typeIn('shippingAddress.city', 'Hudson');
  typeIn('shippingAddress.region', 'NY');
  typeIn('shippingAddress.postalCode', '12534');
  typeIn('payment.cardNumber', '4242424242424242');
  typeIn('payment.expiry', '1230');
  typeIn('payment.cvc', '123');
}

afterEach(cleanup);

describe('the checkout screen', () => {
  test('every field has a label and the autocomplete name of its meaning', () => {
    show();
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email');
    const zip = screen
      .getAllByLabelText('ZIP code')
      .map((each) => each.getAttribute('autocomplete'));
    expect(zip).toEqual(['shipping postal-code', 'billing postal-code']);
    expect(screen.getByLabelText('Card number').getAttribute('autocomplete')).toBe('cc-number');
    expect(screen.getByLabelText('Expiry date').getAttribute('autocomplete')).toBe('cc-exp');
    expect(screen.getByLabelText('Security code').getAttribute('autocomplete')).toBe('cc-csc');
  });

  test('wrong fields are described by their message, the first one has the focus', async () => {
    show();
    fireEvent.click(payButton());
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
    const message = document.querySelector(`#${field('email').getAttribute('aria-describedby')}`);
    expect(message?.textContent).toBe('Required');
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    typeIn('email', 'a');
    expect(field('email').getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(field('email'));
  });

  test('card number and expiry are grouped while they are typed', () => {
    show();
    typeIn('payment.cardNumber', '42424242');
    typeIn('payment.expiry', '123');
    expect(field('payment.cardNumber').value).toBe('4242 4242');
    expect(field('payment.expiry').value).toBe('12 / 3');
  });

  test('MSG-05 prices of shipping that did not come are asked for again', async () => {
    const look = vi.fn<() => 'offline'>(() => 'offline');
    const { cart } = sampleCheckoutPage();
    show({ [`PUT ${CART}/shipping/location`]: look }, { cart: { ...cart, shippingOptions: [] } });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    typeIn('shippingAddress.country', 'IE');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(document.activeElement?.tagName).toBe('OUTPUT');
    await waitFor(() => expect(look).toHaveBeenCalledTimes(2));
    await screen.findByText('We could not look up shipping. Please try again.');
    cleanup();
    // An address that is refused is refused once more.
    const refused = { status: 400, body: { message: 'No such place.' } };
    show(
      { [`PUT ${CART}/shipping/location`]: refused },
      { cart: { ...cart, shippingOptions: [] } },
    );
    typeIn('shippingAddress.country', 'IE');
    await screen.findByText('We could not look up shipping. Please check your address.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('the country decides which parts an address has', () => {
    show({ [`PUT ${CART}/shipping/location`]: { status: 500, body: {} } });
    typeIn('shippingAddress.country', 'IE');
    expect(field('shippingAddress.region')).toBeNull();
    expect(field('shippingAddress.postalCode')).toBeNull();
    expect(field('billingAddress.region')).not.toBeNull();
  });

  test('while paying the button is locked; a refusal keeps everything that was typed', async () => {
    let answer: (given: { status: number; body: object }) => void = () => {};
    show({ [PAY]: () => new Promise((resolve) => (answer = resolve)) });
    fillIn();
    fireEvent.click(payButton());
    await waitFor(() => expect(payButton().textContent).toBe('Processing…'));
    expect(payButton().getAttribute('aria-disabled')).toBe('true');
    answer({ status: 402, body: { message: 'Your card was declined.', code: 'card_declined' } });
    await waitFor(() => expect(payButton().textContent).toBe('Pay $39.00'));
    expect(screen.getByText('Your card was declined.').getAttribute('role')).toBe('alert');
    expect(field('shippingAddress.line1').value).toBe('12 Alder Lane');
    expect(field('payment.cardNumber').value).toBe('4242 4242 4242 4242');
  });

  test('an order that is not shipped asks for no delivery', () => {
    const { cart } = sampleCheckoutPage();
    show({}, { cart: { ...cart, requiresShipping: false } });
    expect(screen.queryByRole('heading', { name: 'Delivery' })).toBeNull();
    expect(screen.queryByLabelText('Same as shipping address')).toBeNull();
    expect(field('billingAddress.line1')).not.toBeNull();
  });

  test('an empty cart cannot be paid', () => {
    const { cart } = sampleCheckoutPage();
    show({}, { cart: { ...cart, entries: [] } });
    expect(screen.getByText('Your cart is empty.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('what was typed before the scripts came is still there when they take over', async () => {
    const data = sampleCheckoutPage();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = renderCheckoutPage(data);
    field('email').value = 'ada@example.com';
    field('shippingAddress.country').value = 'IE';
    const onAlive = vi.fn<(form: HTMLFormElement) => void>();
    const root = document.querySelector('#sqs-checkout-root')!;
    const page = <CheckoutPage data={data} store={makeStore(data)} onAlive={onAlive} />;
    const screenRoot = await act(async () => hydrateRoot(root, page));
    expect(onAlive).toHaveBeenCalledOnce();
    expect(field('email').value).toBe('ada@example.com');
    expect(field('shippingAddress.country').value).toBe('IE');
    expect(error).not.toHaveBeenCalled();
    act(() => screenRoot.unmount());
  });

  describe('of an order that is fetched', () => {
    const studio = { ...standardShipping, id: 'studio', name: 'Studio', isPickup: true };
    const pickUp = {
      delivery: { canShip: true, canPickUp: true },
      cart: sampleCart([sampleEntry()], {
        shippingOptions: [standardShipping, studio],
        selectedShippingOption: standardShipping,
      }),
    };

    test('asks a name and no address, and pays without one', async () => {
      const cart = { ...pickUp.cart, selectedShippingOption: studio };
      const server = createFakeServer({
        [`PUT ${CART}/shipping/option`]: { body: { shoppingCart: cart } },
        [PAY]: { body: { status: 'succeeded', orderId: 'o', redirectUrlPath: '/done' } },
      });
      const data = sampleCheckoutPage(pickUp);
      const store = makeStore(data, server);
      render(<CheckoutPage data={data} store={store} />);
      fireEvent.click(screen.getByLabelText('Pick it up'));
      await waitFor(() => expect(store.state.get().shippingOptionId).toBe('studio'));
      typeIn('email', 'ada@example.com');
      typeIn('payment.cardNumber', '4242424242424242');
      typeIn('payment.expiry', '1230');
      typeIn('payment.cvc', '123');
      fireEvent.click(payButton());
      await waitFor(() =>
        expect(Object.keys(store.state.get().errors)).toEqual([
          'shippingAddress.firstName',
          'shippingAddress.lastName',
        ]),
      );
      typeIn('shippingAddress.firstName', 'Ada');
      typeIn('shippingAddress.lastName', 'Byron');
      fireEvent.click(payButton());
      await waitFor(() => expect(store.state.get().phase).toBe('leaving'));
      const { body } = server.seen.at(-1)!;
      expect(body).toMatchObject({
        pickupContact: { firstName: 'Ada', lastName: 'Byron' },
        shippingOptionId: 'studio',
      });
      expect(body).not.toHaveProperty('shippingAddress');
      expect(body).not.toHaveProperty('billingAddress');
    });

    test('what was chosen before the scripts came is taken over, and told to the shop', async () => {
      const cart = { ...pickUp.cart, selectedShippingOption: studio };
      const server = createFakeServer({
        [`PUT ${CART}/shipping/option`]: { body: { shoppingCart: cart } },
      });
      const data = sampleCheckoutPage({
        ...pickUp,
        paymentMethods: ['test', 'invoice'].map((provider) => {
          return { provider, label: provider, description: '' };
        }),
      });
      const store = makeStore(data, server);
      document.body.innerHTML = renderCheckoutPage(data);
      const choice = (name: string, value: string) =>
        document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!;
      choice('deliveryMethod', 'pickup').checked = true;
      choice('payment.provider', 'invoice').checked = true;
      const page = (
        <CheckoutPage
          data={data}
          store={store}
          onAlive={(form) => takeChoices(store, readFormFields(form))}
        />
      );
      const root = document.querySelector('#sqs-checkout-root')!;
      const screenRoot = await act(async () => hydrateRoot(root, page));
      await waitFor(() => expect(store.state.get().shippingOptionId).toBe('studio'));
      expect(server.seen).toMatchObject([{ body: { shippingOptionId: 'studio' } }]);
      expect(store.state.get()).toMatchObject({ isPickup: true, provider: 'invoice' });
      expect(choice('deliveryMethod', 'pickup').checked).toBe(true);
      expect(choice('payment.provider', 'invoice').checked).toBe(true);
      act(() => screenRoot.unmount());
    });
  });

  test('a way to send it, chosen before it is fetched instead, is not taken over', async () => {
    const express = { ...standardShipping, id: 'express', priceCents: 1_900 };
    const { cart } = sampleCheckoutPage();
    const studio = { ...standardShipping, id: 'studio', isPickup: true, priceCents: 0 };
    const data = sampleCheckoutPage({
      cart: { ...cart, shippingOptions: [standardShipping, express, studio] },
    });
    const server = createFakeServer({
      [`PUT ${CART}/shipping/option`]: {
        body: { shoppingCart: { ...data.cart, selectedShippingOption: studio } },
      },
    });
    const store = makeStore(data, server);
    takeChoices(store, { deliveryMethod: 'pickup', shippingOptionId: 'express' });
    await waitFor(() => expect(store.state.get().shippingOptionId).toBe('studio'));
    expect(server.seen).toMatchObject([{ body: { shippingOptionId: 'studio' } }]);
    expect(store.state.get().isPickup).toBe(true);
  });

  test('another way to send it that was chosen before the scripts came is taken over', () => {
    const express = { ...standardShipping, id: 'express', priceCents: 1_900 };
    const { cart } = sampleCheckoutPage();
    const data = sampleCheckoutPage({
      cart: { ...cart, shippingOptions: [standardShipping, express] },
    });
    const server = createFakeServer({
      [`PUT ${CART}/shipping/option`]: {
        body: { shoppingCart: { ...data.cart, selectedShippingOption: express } },
      },
    });
    const store = makeStore(data, server);
    takeChoices(store, { shippingOptionId: 'standard', deliveryMethod: 'ship' });
    takeChoices(store, { shippingOptionId: 'gone', 'payment.provider': 'test' });
    takeChoices(store, { shippingOptionId: 'express' });
    return waitFor(() =>
      expect(server.seen).toMatchObject([{ body: { shippingOptionId: 'express' } }]),
    );
  });

  test('what the shop asks beside is checked before it is sent, and a note is kept', async () => {
    show(
      {},
      {
        note: { isShown: true },
        fields: [
          { id: 'size', type: 'select', title: 'Size', options: ['S', 'M'], required: true },
          { id: 'terms', type: 'checkbox', title: 'Terms', options: ['I agree'], required: true },
        ],
      },
    );
    fillIn();
    fireEvent.click(payButton());
    await waitFor(() => expect(document.querySelector('#sw-answers-size-error')).not.toBeNull());
    expect(document.querySelector('#sw-answers-terms-error')).not.toBeNull();
    expect(screen.getByLabelText('Note to the shop (optional)').tagName).toBe('TEXTAREA');
  });

  describe('while stock is held', () => {
    afterEach(() => vi.useRealTimers());

    test('tells how long, and looks again when the time is over; nothing typed is lost', async () => {
      vi.useFakeTimers({ now: new Date(2026, 10, 21) });
      const data = sampleCheckoutPage({ heldUntil: 65_000, now: 0 });
      const gone = sampleCart([sampleEntry({ problem: 'Not enough is left.' })]);
      const server = createFakeServer({
        'GET /api/commerce/checkout?cartToken=cart-1': { body: { ...data, cart: gone } },
      });
      const store = makeStore(data, server);
      render(<CheckoutPage data={data} store={store} />);
      typeIn('email', 'ada@example.com');
      expect(screen.getByText('1:05')).toBeTruthy();
      expect(document.querySelector('.sw-hold output')?.textContent).toContain('2 more minutes');
      await act(() => vi.advanceTimersByTimeAsync(6_000));
      expect(screen.getByText('0:59')).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(document.querySelector('.sw-hold')).toBeNull();
      expect(store.state.get().message).toContain('no longer available');
      expect(field('email').value).toBe('ada@example.com');
    });
  });

  test('Apply without a code asks for one and pays nothing', async () => {
    show({ [PAY]: { body: {} } });
    fillIn();
    fireEvent.click(document.querySelector('[data-action="apply-gift-card"]')!);
    expect(await screen.findByText('Please enter the code of a gift card.')).toBeTruthy();
    expect(document.activeElement).toBe(field('giftCardCode'));
    expect(payButton().textContent).toContain('Pay');
  });

  test('what several gift cards pay is taken off what is left to pay, on the button too', () => {
    const cart = sampleCart([sampleEntry()], { grandTotalCents: 3900, currency: 'JPY' });
    const card = { kind: 'gift-card' as const, balanceCents: 1000 };
    show(
      {},
      {
        cart,
        giftCards: [
          { ...card, id: 'a', hint: 'AAAA' },
          { ...card, id: 'b', hint: 'BBBB' },
        ],
      },
    );
    const totals = document.querySelector('.sw-totals')?.textContent ?? '';
    expect(totals).toMatch(/AAAA.*-¥1,000.*BBBB.*-¥1,000.*¥1,900$/);
    expect(payButton().textContent).toBe('Pay ¥1,900');
  });

  test('ENT-12 a subscription says what is paid later', () => {
    show({}, { cart: sampleCart([sampleEntry()], { renewal: '$20.00 every month' }) });
    expect(document.querySelector('.sw-pay')?.textContent).toContain('then $20.00 every month.');
  });
});
