import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCartStore } from '../../cart/cart-store.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { sampleCart, sampleEntry } from '../../testing/sample-cart.ts';
import { createAddToCartButton } from './add-to-cart-store.ts';
import type { AddToCartPage } from './add-to-cart-store.ts';
import type { OfferedProduct } from './add-to-cart-rules.ts';

const bowl: OfferedProduct = {
  itemId: 'bowl',
  title: 'Everyday bowl',
  productType: 1,
  isSubscription: false,
  hasForm: false,
  variants: [{ sku: 'bowl-s', attributes: {}, qtyInStock: 5 }],
  optionNames: [],
};

const ENTRIES = 'POST /api/commerce/shopping-cart/entries';
const STOCK = 'GET /api/commerce/inventory/stock/?itemId=bowl';
const cart = sampleCart([sampleEntry()]);
const added = { body: { shoppingCart: cart, newlyAdded: cart.entries[0], crumb: 'c' } };

interface Setup extends Partial<Omit<AddToCartPage, 'product' | 'choice'>> {
  readonly product?: Partial<OfferedProduct>;
  readonly options?: Record<string, string>;
  readonly quantity?: string;
}

function setUp(server: FakeServer, setup: Setup = {}) {
  const { product, options = {}, quantity = '1', ...more } = setup;
  const alert = vi.fn<AddToCartPage['alert']>();
  const navigate = vi.fn<(path: string) => void>();
  const showAdded = vi.fn<AddToCartPage['showAdded']>();
  let ids = 0;
  const store = createCartStore();
  const button = createAddToCartButton({
    surface: 'pdp',
    isExpressCheckout: false,
    call: server.call,
    cart: store,
    product: () => ({ ...bowl, ...product }),
    choice: () => ({ options, quantity }),
    alert,
    navigate,
    showAdded,
    openForm: () => Promise.resolve(undefined),
    areCookiesEnabled: () => true,
    newId: () => `id-${++ids}`,
    ...more,
  });
  return { button, alert, navigate, showAdded, store };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the add-to-cart button', () => {
  test('ATC-01 ATC-02 ATC-03 idle, adding, added after 1 s, idle after 2 s more', async () => {
    const { button, store } = setUp(createFakeServer({ [ENTRIES]: added }));
    expect(button.phase.get()).toBe('idle');
    const pressed = button.press();
    expect(button.phase.get()).toBe('adding');
    await pressed;
    expect(store.get().cart).toEqual(cart);
    vi.advanceTimersByTime(999);
    expect(button.phase.get()).toBe('adding');
    vi.advanceTimersByTime(1);
    expect(button.phase.get()).toBe('added');
    vi.advanceTimersByTime(1999);
    expect(button.phase.get()).toBe('added');
    vi.advanceTimersByTime(1);
    expect(button.phase.get()).toBe('idle');
  });

  test('ATC-03 after an error it is idle again 1 s later', async () => {
    const refused = { status: 409, body: { message: 'No.', error: 'No.', code: 'x' } };
    const { button } = setUp(createFakeServer({ [ENTRIES]: refused }));
    await button.press();
    expect(button.phase.get()).toBe('adding');
    vi.advanceTimersByTime(1000);
    expect(button.phase.get()).toBe('idle');
  });

  test('ATC-04 while adding and added it ignores presses', async () => {
    const server = createFakeServer({ [ENTRIES]: added });
    const { button } = setUp(server);
    await Promise.all([button.press(), button.press()]);
    vi.advanceTimersByTime(1000);
    await button.press();
    expect(server.seen).toHaveLength(1);
  });

  test('MSG-05 what nobody answered is added by trying again; what was refused offers no such thing', async () => {
    const server = createFakeServer({ [ENTRIES]: ['offline', added] });
    const { button, alert, store } = setUp(server);
    await button.press();
    const again = alert.mock.calls[0]?.[2]?.onTryAgain;
    again?.();
    expect(button.phase.get()).toBe('adding');
    // What would have set the failed press back no longer counts.
    await vi.advanceTimersByTimeAsync(1000);
    expect(button.phase.get()).toBe('added');
    expect(store.get().cart).toEqual(cart);
    expect(server.seen).toHaveLength(2);

    const refused = setUp(
      createFakeServer({ [ENTRIES]: { status: 409, body: { message: 'No.' } } }),
    );
    await refused.button.press();
    expect(refused.alert.mock.calls[0]?.[2]?.onTryAgain).toBeUndefined();
  });

  test('ATC-05 with express checkout success goes straight to the checkout', async () => {
    const server = createFakeServer({ [ENTRIES]: added });
    const { button, navigate } = setUp(server, { isExpressCheckout: true });
    await button.press();
    expect(navigate).toHaveBeenCalledWith('/checkout?cartToken=cart-1');
  });

  test('ATC-06 only a listing grid shows the popover', async () => {
    const server = createFakeServer({ [ENTRIES]: added });
    const grid = setUp(server, { surface: 'plp' });
    await grid.button.press();
    expect(grid.showAdded).toHaveBeenCalledOnce();
    const page = setUp(server);
    await page.button.press();
    expect(page.showAdded).not.toHaveBeenCalled();
  });

  test('ATC-07 ATC-12 on a grid a missing option shows on the button for 2000 ms, without a message', async () => {
    const server = createFakeServer({});
    const { button, alert } = setUp(server, { surface: 'plp', product: { optionNames: ['Size'] } });
    await button.press();
    expect(button.phase.get()).toBe('select-option');
    vi.advanceTimersByTime(1999);
    expect(button.phase.get()).toBe('select-option');
    vi.advanceTimersByTime(1);
    expect(button.phase.get()).toBe('idle');
    expect(alert).not.toHaveBeenCalled();
  });

  test('ATC-08 a sold-out button cannot be pressed, and comes back when there is stock', async () => {
    const server = createFakeServer({ [ENTRIES]: added });
    const { button } = setUp(server);
    button.markSoldOut(true);
    await button.press();
    expect(server.seen).toHaveLength(0);
    button.markSoldOut(false);
    expect(button.phase.get()).toBe('idle');
  });

  test('ATC-27 sends item, sku, quantity and fields with the crumb and an idempotency id', async () => {
    const server = createFakeServer({ [ENTRIES]: added });
    await setUp(server, { quantity: '3' }).button.press();
    expect(server.seen[0]?.body).toEqual({
      itemId: 'bowl',
      sku: 'bowl-s',
      quantity: 3,
      additionalFields: 'null',
    });
    expect(server.seen[0]?.headers).toMatchObject({
      'x-csrf-token': 'crumb-1',
      'add-to-cart-id': 'id-1',
    });
  });

  test('a press after a lost answer repeats the idempotency id, a new wish gets a new one', async () => {
    const server = createFakeServer({ [ENTRIES]: ['offline', added] });
    const { button } = setUp(server);
    for (const _ of [1, 2, 3]) {
      await button.press();
      vi.advanceTimersByTime(3000);
    }
    expect(server.seen.map(({ headers }) => headers['add-to-cart-id'])).toEqual([
      'id-1',
      'id-1',
      'id-2',
    ]);
  });

  test('ATC-28 SUBS-01 a subscription goes to its own checkout', async () => {
    const server = createFakeServer({
      'POST /api/3/commerce/cart/subscription': {
        body: { cartToken: 't', redirectUrlPath: '/checkout?cartToken=t' },
      },
    });
    const { button, navigate } = setUp(server, {
      product: { isSubscription: true },
      quantity: '2',
    });
    await button.press();
    expect(server.seen[0]?.body).toEqual({
      itemId: 'bowl',
      sku: 'bowl-s',
      qty: 2,
      additionalFields: 'null',
    });
    expect(navigate).toHaveBeenCalledWith('/checkout?cartToken=t');
  });
});

describe('what the button says when it fails', () => {
  const failing = async (
    answer: Parameters<typeof createFakeServer>[0][string],
    setup: Setup = {},
  ) => {
    const { button, alert } = setUp(createFakeServer({ [ENTRIES]: answer }), setup);
    await button.press();
    return alert.mock.calls[0]?.slice(0, 2);
  };
  const crumbFail = { status: 400, body: { crumbFail: true, crumb: 'fresh', message: 'x' } };

  test('ATC-20 ATC-26 the title and the server’s message', async () => {
    const refused = { status: 409, body: { message: 'Too many.', error: 'Too many.', code: 'x' } };
    expect(await failing(refused)).toEqual(['Unable to Add Item', 'Too many.']);
  });

  test('ATC-26 HTTP 200 with an error is a failure', async () => {
    expect(await failing({ body: { error: 'Gone.' } })).toEqual(['Unable to Add Item', 'Gone.']);
  });

  test('ATC-21 the title with express checkout on', async () => {
    const title = await failing({ body: { error: 'x' } }, { isExpressCheckout: true });
    expect(title?.[0]).toBe('Unable to Purchase Item');
  });

  test('ATC-22 the title of a gift card', async () => {
    const title = await failing({ body: { error: 'x' } }, { product: { productType: 4 } });
    expect(title?.[0]).toBe('Unable to purchase Gift Card');
  });

  test('ATC-23 a crumb that fails once is mended silently', async () => {
    expect(await failing([crumbFail, added])).toBeUndefined();
  });

  test('ATC-23 a crumb that keeps failing', async () => {
    expect(await failing(crumbFail)).toEqual([
      'Unable to Add Item',
      'Your session has expired. Please reload the page and try again.',
    ]);
  });

  test('ATC-24 a crumb that keeps failing with cookies off', async () => {
    const message = await failing(crumbFail, { areCookiesEnabled: () => false });
    expect(message?.[1]).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  test('ATC-25 too many requests', async () => {
    const message = await failing({ status: 429, body: {} });
    expect(message?.[1]).toBe('Please try again in a few seconds.');
  });

  test('no network', async () => {
    expect((await failing('offline'))?.[1]).toBe('Please check your internet connection.');
  });
});

describe('an item with an additional-fields form', () => {
  const stock = (qtyInStock: number, unlimited = false) => ({
    body: { results: [{ id: 'v', sku: 'bowl-s', unlimited, qtyInStock }] },
  });
  const product = { hasForm: true };

  test('ATC-17 stock is asked first; not more than the cart holds is not enough', async () => {
    const openForm = vi.fn<AddToCartPage['openForm']>();
    const { button, alert, store } = setUp(createFakeServer({ [STOCK]: stock(1) }), {
      product,
      openForm,
    });
    store.set({ status: 'loaded', cart });
    await button.press();
    expect(openForm).not.toHaveBeenCalled();
    expect(alert.mock.calls[0]?.[1]).toBe('Sorry, we do not have enough of that item available.');
    expect(button.phase.get()).toBe('idle');
  });

  test.each([
    ['more than the cart holds', stock(2)],
    ['unlimited', stock(0, true)],
  ])(
    'ATC-17 ATC-18 ATC-29 with stock %s the form opens and its answers are sent',
    async (_, answer) => {
      const server = createFakeServer({ [STOCK]: answer, [ENTRIES]: added });
      const { button, store } = setUp(server, {
        product,
        openForm: async (_product, submit) => {
          const result = await submit('{"text-1":"Ada"}');
          return result.ok ? result.answer : undefined;
        },
      });
      store.set({ status: 'loaded', cart });
      await button.press();
      expect(server.seen.at(-1)?.body).toMatchObject({ additionalFields: '{"text-1":"Ada"}' });
      vi.advanceTimersByTime(1000);
      expect(button.phase.get()).toBe('added');
    },
  );

  test('ATC-18 closing the form adds nothing and leaves the button idle', async () => {
    const server = createFakeServer({ [STOCK]: stock(5) });
    const { button } = setUp(server, { product });
    await button.press();
    expect(server.seen).toHaveLength(1);
    expect(button.phase.get()).toBe('idle');
  });
});
