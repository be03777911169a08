// @vitest-environment happy-dom
import type { CartPage as CartPageData } from '@sitewright/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCartStore } from '../../cart/cart-store.ts';
import { renderCartPage } from '../../ssr.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';
import { germanEuros } from '../../testing/german-euros.ts';
import { sampleCart, sampleEntry } from '../../testing/sample-cart.ts';
import { sampleCartPage } from '../../testing/sample-pages.ts';
import { createCartPage, QUANTITY_DEBOUNCE } from './cart-page-store.ts';
import { CartPage } from './cart-page.tsx';

const ENTRY = '/api/commerce/shopping-cart/entries/entry-1';
const wrap = (entry: ReturnType<typeof sampleEntry>) => ({
  body: { shoppingCart: sampleCart([entry]) },
});

function show(more: Partial<CartPageData> = {}) {
  const server = createFakeServer({
    [`PUT ${ENTRY}`]: ({ quantity }: { quantity: number }) => wrap(sampleEntry({ quantity })),
    [`DELETE ${ENTRY}`]: { body: { shoppingCart: sampleCart([]) } },
  });
  const data = sampleCartPage(more);
  const onEditDetails = vi.fn<(entryId: string) => void>();
  const onCheckout = vi.fn<(path: string) => void>();
  const store = createCartPage(data.cart, server.call, createCartStore());
  render(<CartPage {...{ data, store, onEditDetails, onCheckout }} />);
  return { server, onEditDetails, onCheckout };
}

const form = { ...sampleEntry().item, additionalFieldsFormId: 'form-1' };

afterEach(cleanup);

describe('the cart page', () => {
  test('ENT-09 CFM-06 D-82 money is written by the notation of the store, discounts too', () => {
    const { store } = sampleCartPage();
    const entries = [sampleEntry({ purchasePriceCents: 123_450 })];
    const cart = sampleCart(entries, { currency: 'EUR', discountCents: 500 });
    show({ store: { ...store, currency: 'EUR', moneyNotation: germanEuros }, cart });
    expect(screen.getAllByText('1.234,50 €')).not.toHaveLength(0);
    expect(screen.getByText('-5,00 €')).toBeTruthy();
    expect(document.body.textContent).not.toContain('1,234.50');
  });

  test('CART-20 ROUT-07 shows its texts, its entries and the subtotal', () => {
    show();
    expect(document.querySelector('#sqs-cart-container h2.cart-title')?.textContent).toBe(
      'Shopping Cart',
    );
    expect(screen.getByRole('heading', { name: 'Summary' })).toBeTruthy();
    expect(screen.getByText('Subtotal').nextSibling?.textContent).toBe('$64.00');
    expect(screen.getByRole('link', { name: 'Everyday bowl' }).getAttribute('href')).toBe(
      '/shop/p/bowl',
    );
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe(
      '/checkout?cartToken=cart-1',
    );
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe(
      '/shop',
    );
  });

  test('CART-20 an empty cart says so', () => {
    show({ cart: sampleCart([]) });
    expect(document.querySelector('.empty-message[data-test=empty-message]')?.textContent).toBe(
      'You have nothing in your shopping cart.',
    );
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });

  test('CART-20 other products are offered below', () => {
    const fromPrice = { value: '12.00', currency: 'USD' };
    const lamp = { id: 'lamp', title: 'Lamp', fullUrl: '/shop/p/lamp', image: null, fromPrice };
    show({ relatedProducts: [{ ...lamp, hasVariedPrices: true, onSale: false }] });
    expect(screen.getByRole('heading', { name: 'Customers also bought' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Lamp/ }).textContent).toContain('from $12.00');
  });

  test('the stepper changes the quantity and the sums', async () => {
    const { server } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(screen.getByText('Subtotal').nextSibling?.textContent).toBe('$96.00');
    await waitFor(() => expect(server.seen[0]?.body).toEqual({ quantity: 3 }));
  });

  test('PDP-04 a typed quantity counts when it is whole, within stock and bounds', () => {
    show();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    const typeIn = (value: string): string => {
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
      return input.value;
    };
    expect(typeIn('1.5')).toBe('2');
    expect(typeIn('')).toBe('2');
    expect(typeIn('0')).toBe('1');
    expect(typeIn('500')).toBe('20');
    expect([typeIn('19'), typeIn('20')]).toEqual(['19', '20']);
    expect(screen.queryByText(/No more than 20/)).toBeNull();
    expect(typeIn('500')).toBe('20');
    expect(screen.getByText(/No more than 20/)).toBeTruthy();
  });

  test.each([
    ['still has the keyboard', true],
    ['was left', false],
  ])(
    'PDP-04 a quantity that was typed before the scripts came, in a field that %s, counts',
    async (_state, isFocused) => {
      const server = createFakeServer({
        [`PUT ${ENTRY}`]: ({ quantity }: { quantity: number }) => wrap(sampleEntry({ quantity })),
      });
      const data = sampleCartPage();
      const store = createCartPage(data.cart, server.call, createCartStore());
      document.body.innerHTML = renderCartPage(data);
      const input = document.querySelector<HTMLInputElement>('[name="quantity"]')!;
      input.value = '5';
      if (isFocused) input.focus();
      const page = <CartPage {...{ data, store, onEditDetails() {}, onCheckout() {} }} />;
      const root = document.querySelector('#sqs-cart-root')!;
      const screenRoot = await act(async () => hydrateRoot(root, page));
      expect(input.value).toBe('5');
      if (isFocused) {
        // Somebody may still be typing: nothing is told until the field is left.
        await act(() => new Promise((resolve) => setTimeout(resolve, QUANTITY_DEBOUNCE + 50)));
        expect(server.seen).toEqual([]);
        fireEvent.blur(input);
      }
      await waitFor(() => expect(server.seen[0]?.body).toEqual({ quantity: 5 }));
      act(() => screenRoot.unmount());
    },
  );

  test('removing an entry empties the cart and keeps the focus on the page', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Everyday bowl' }));
    expect(await screen.findByText('You have nothing in your shopping cart.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Shopping Cart');
  });

  test('CART-20 CART-23 an entry with a form shows its answers and Edit details', () => {
    const additionalFields = { 'name-1': ['Ada', 'Byron'], 'text-1': 'For tea' };
    const { onEditDetails } = show({
      cart: sampleCart([sampleEntry({ item: form, additionalFields })]),
    });
    expect(screen.getByText('Ada Byron')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit details' }));
    expect(onEditDetails).toHaveBeenCalledWith('entry-1');
  });

  test('ENT-21 below the minimum order there is no way to the checkout', () => {
    show({ minimumSubtotalCents: 10_000 });
    expect(
      screen.getByText('Checkout requires an order subtotal of $100.00 or more.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });

  test('what the server found wrong with an entry stands at the entry', () => {
    const problem = 'Sorry, we do not have enough of that item available.';
    show({ cart: sampleCart([sampleEntry({ problem })]) });
    expect(screen.getByText(problem)).toBeTruthy();
  });
});
