import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCartStore } from '../../cart/cart-store.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { sampleCart, sampleEntry } from '../../testing/sample-cart.ts';
import { QUANTITY_DEBOUNCE, createCartPage } from './cart-page-store.ts';
import { withQuantities } from './optimistic-cart.ts';

const ENTRY = '/api/commerce/shopping-cart/entries/entry-1';
const cart = sampleCart([sampleEntry()]);
const answerOf = (quantity: number) => ({
  body: { shoppingCart: sampleCart([sampleEntry({ quantity })]) },
});

function setUp(scripts: Parameters<typeof createFakeServer>[0]) {
  const server = createFakeServer(scripts);
  const shared = createCartStore();
  return { server, shared, page: createCartPage(cart, server.call, shared) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the cart page', () => {
  test('CART-04 a changed quantity counts at once, everywhere', () => {
    const { page, shared } = setUp({});
    page.changeQuantity('entry-1', 3);
    const { cart: confirmed, wanted } = page.state.get();
    expect(withQuantities(confirmed, wanted)).toMatchObject({
      totalQuantity: 3,
      subtotalCents: 9600,
      grandTotalCents: 9600,
    });
    expect(shared.get().cart?.totalQuantity).toBe(3);
  });

  test('a quantity that is more than can be had is said in words', async () => {
    const { page } = setUp({ [`PUT ${ENTRY}`]: answerOf(31) });
    page.changeQuantity('entry-1', 31, 500);
    await vi.advanceTimersByTimeAsync(QUANTITY_DEBOUNCE);
    expect(page.state.get().errors['entry-1']).toBe(
      'No more than 31 can be had of this, so that is the quantity now.',
    );
    page.changeQuantity('entry-1', 30, 30);
    expect(page.state.get().errors).toEqual({});
  });

  test('several quick changes are one call with the last quantity', async () => {
    const { page, server } = setUp({ [`PUT ${ENTRY}`]: answerOf(4) });
    for (const quantity of [2, 3, 4]) page.changeQuantity('entry-1', quantity);
    await vi.advanceTimersByTimeAsync(QUANTITY_DEBOUNCE);
    expect(server.seen.map(({ body }) => body)).toEqual([{ quantity: 4 }]);
    expect(page.state.get()).toMatchObject({ wanted: {}, cart: { totalQuantity: 4 } });
  });

  test('CART-21 a refused quantity goes back and says why', async () => {
    const refused = { status: 409, body: { message: 'Only 2 left.', error: 'Only 2 left.' } };
    const { page, shared } = setUp({ [`PUT ${ENTRY}`]: refused });
    page.changeQuantity('entry-1', 9);
    await page.flush();
    expect(page.state.get().wanted).toEqual({});
    expect(page.state.get().errors['entry-1']).toBe('Unable to update quantity. Only 2 left.');
    expect(shared.get().cart?.totalQuantity).toBe(1);
  });

  test('CART-21 without a network it says so', async () => {
    const { page } = setUp({ [`PUT ${ENTRY}`]: 'offline', [`DELETE ${ENTRY}`]: 'offline' });
    page.changeQuantity('entry-1', 2);
    await page.flush();
    expect(page.state.get().errors['entry-1']).toBe(
      'Unable to update quantity. Please check your internet connection.',
    );
    await page.remove('entry-1');
    expect(page.state.get().errors['entry-1']).toBe(
      'Unable to remove item. Please check your internet connection.',
    );
    expect(page.state.get().removing).toEqual([]);
  });

  test('CART-21 a failure without words asks to try again', async () => {
    const { page } = setUp({ [`DELETE ${ENTRY}`]: { status: 500, body: {} } });
    await page.remove('entry-1');
    expect(page.state.get().errors['entry-1']).toBe('Unable to remove item. Please try again.');
  });

  test('MSG-05 what nobody answered is sent once more when asked, what was refused is not', async () => {
    const { page, server, shared } = setUp({
      [`PUT ${ENTRY}`]: ['offline', answerOf(4)],
      [`DELETE ${ENTRY}`]: [{ status: 503, body: {} }, { body: { shoppingCart: sampleCart([]) } }],
    });
    page.changeQuantity('entry-1', 4);
    await page.flush();
    expect(page.state.get()).toMatchObject({ wanted: {}, unsent: { 'entry-1': 4 } });
    await page.tryAgain('entry-1');
    expect(server.seen.map(({ body }) => body)).toEqual([{ quantity: 4 }, { quantity: 4 }]);
    expect(page.state.get()).toMatchObject({ errors: {}, unsent: {}, cart: { totalQuantity: 4 } });
    expect(shared.get().cart?.totalQuantity).toBe(4);
    await page.tryAgain('entry-1');
    expect(server.seen).toHaveLength(2);

    await page.remove('entry-1');
    expect(page.state.get().unsent).toEqual({ 'entry-1': 0 });
    await page.tryAgain('entry-1');
    expect(page.state.get()).toMatchObject({ errors: {}, unsent: {}, cart: { entries: [] } });

    const refused = setUp({ [`PUT ${ENTRY}`]: { status: 409, body: { message: 'Only 2 left.' } } });
    refused.page.changeQuantity('entry-1', 9);
    await refused.page.flush();
    expect(refused.page.state.get()).toMatchObject({ errors: expect.anything(), unsent: {} });
  });

  test('a removed entry leaves at once and is called for once', async () => {
    const gone = { body: { shoppingCart: sampleCart([]) } };
    const { page, server } = setUp({ [`DELETE ${ENTRY}`]: gone });
    const removal = page.remove('entry-1');
    expect(page.state.get().removing).toEqual(['entry-1']);
    await page.remove('entry-1');
    await removal;
    expect(server.seen).toHaveLength(1);
    expect(page.state.get().cart.entries).toEqual([]);
  });

  test('a change while another is on its way is sent after it', async () => {
    const { page, server } = setUp({
      [`PUT ${ENTRY}`]: ({ quantity }: { quantity: number }) => {
        if (quantity === 2) page.changeQuantity('entry-1', 5);
        return answerOf(quantity);
      },
    });
    page.changeQuantity('entry-1', 2);
    await page.flush();
    expect(page.state.get()).toMatchObject({
      wanted: { 'entry-1': 5 },
      cart: { totalQuantity: 2 },
    });
    await page.flush();
    expect(server.seen.map(({ body }) => body)).toEqual([{ quantity: 2 }, { quantity: 5 }]);
    expect(page.state.get()).toMatchObject({ wanted: {}, cart: { totalQuantity: 5 } });
  });
});
