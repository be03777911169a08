// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { germanEuros } from '../../testing/german-euros.ts';
import { sampleCart, sampleEntry } from '../../testing/sample-cart.ts';
import { syncPillCart } from './pill-cart.ts';

const pill = () => document.querySelector<HTMLAnchorElement>('.sqs-pill-shopping-cart');
const cartOf = (quantity: number) => sampleCart(quantity ? [sampleEntry({ quantity })] : []);

beforeEach(() => {
  document.body.innerHTML = '';
});

test('CART-06 the pill shows count and subtotal and leads to the cart', () => {
  syncPillCart(cartOf(2));
  expect(pill()?.querySelector('.total-quantity')?.textContent).toBe('2');
  expect(pill()?.querySelector('.subtotal')?.textContent).toBe('$64.00');
  expect(pill()?.getAttribute('href')).toBe('/cart');
});

test('CART-07 the pill is shown above 0 pieces and hidden at 0', () => {
  syncPillCart(cartOf(0));
  expect(pill()).toBeNull();
  syncPillCart(cartOf(1));
  expect(pill()?.hidden).toBe(false);
  syncPillCart(cartOf(0));
  expect(pill()?.hidden).toBe(true);
});

test('CART-08 a changed pill plays its fade, a new one does not', () => {
  syncPillCart(cartOf(1));
  expect(pill()?.classList.contains('is-updating')).toBe(false);
  syncPillCart(cartOf(1));
  expect(pill()?.classList.contains('is-updating')).toBe(false);
  syncPillCart(cartOf(2));
  expect(pill()?.classList.contains('is-updating')).toBe(true);
});

test('CART-09 the pill shows 100+ and speaks More than 100 items', () => {
  syncPillCart(cartOf(101));
  expect(pill()?.querySelector('.total-quantity')?.textContent).toBe('100+');
  expect(pill()?.querySelector('.sw-hidden')?.textContent).toBe('More than 100 items');
  expect(pill()?.querySelector('.total-quantity')?.getAttribute('aria-hidden')).toBe('true');
});

test('CART-06 the pill floats beside a cart link of the template, which scrolls away', () => {
  document.body.innerHTML = '<a class="sqs-custom-cart" href="/cart"></a>';
  syncPillCart(cartOf(1));
  expect(pill()?.hidden).toBe(false);
});

/** The widget and the cart of a page that was just opened. */
async function openPage(body: string) {
  vi.resetModules();
  document.body.innerHTML = body;
  const { start } = await import('./start.ts');
  const { cartStore } = await import('../../platform/storefront.ts');
  start(document.body);
  return (quantity: number) => cartStore.set({ status: 'loaded', cart: cartOf(quantity) });
}

test.each(['sqs-cart-root', 'sqs-checkout-root', 'sqs-order-confirmed-root'])(
  'ROUT-07 the screen #%s gets no pill',
  async (id) => {
    const takeCart = await openPage(`<div id="${id}"></div>`);
    takeCart(1);
    await vi.dynamicImportSettled();
    expect(pill()).toBeNull();
  },
);

test('CART-06 CART-07 other pages get one when there is first something in the cart', async () => {
  const takeCart = await openPage('<p>');
  takeCart(0);
  await vi.dynamicImportSettled();
  expect(pill()).toBeNull();
  takeCart(1);
  await vi.waitFor(() => expect(pill()?.hidden).toBe(false));
  takeCart(0);
  await vi.waitFor(() => expect(pill()?.hidden).toBe(true));
});

test('ENT-09 CFM-06 D-82 its subtotal is written by the notation of the page', async () => {
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { moneyNotation: germanEuros } });
  const entries = [sampleEntry({ purchasePriceCents: 123_450 })];
  syncPillCart(sampleCart(entries, { currency: 'EUR' }));
  expect(pill()?.textContent).toContain('1.234,50 €');
  vi.unstubAllGlobals();
});

test('D-83 the store setting floatingCart hides the pill', async () => {
  vi.stubGlobal('Static', {
    SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings: { floatingCart: false } } },
  });
  const takeCart = await openPage('<p>');
  takeCart(1);
  await vi.dynamicImportSettled();
  expect(pill()).toBeNull();
  vi.unstubAllGlobals();
});
