// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellOfContent } from './platform/content-added.ts';
import { sampleCart, sampleEntry } from './testing/sample-cart.ts';

const cart = sampleCart([sampleEntry({ quantity: 2 })]);
let seen: string[] = [];
/** What is loaded at the first press may come late on a busy machine. */
const patience = { timeout: 10_000 };

/** Runs the loader on a page, as a browser does once per page. */
async function openPage(body: string, cookies = ''): Promise<void> {
  document.body.innerHTML = body;
  document.cookie = 'crumb=crumb-1';
  document.cookie = cookies || 'hasCart=; max-age=0';
  vi.resetModules();
  await import('./loader.ts');
  await new Promise((resolve) => setTimeout(resolve));
}

const form = `<form class="product-form" method="post" action="/api/commerce/shopping-cart/entries">
  <input type="hidden" name="itemId" value="bowl"><select required></select>
  <button type="submit" class="sqs-add-to-cart-button" data-item-id="bowl" data-product-type="1"
    data-original-label="Add to cart"><span class="sqs-add-to-cart-button-inner">Add to cart</span></button></form>`;

beforeEach(() => {
  seen = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    seen.push(`${init.method} ${path}`);
    const added = { shoppingCart: cart, newlyAdded: cart.entries[0], crumb: 'c' };
    return Promise.resolve(Response.json(init.method === 'POST' ? added : cart));
  });
});
afterEach(() => vi.unstubAllGlobals());

const submit = () =>
  document
    .querySelector('form')!
    .dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

describe('the loader', () => {
  test('CART-17 the cart is not asked for when there is none', async () => {
    await openPage('<a class="sqs-custom-cart" href="/cart"></a>');
    expect(seen).toEqual([]);
  });

  test('CART-17 CART-11 with the hasCart cookie the cart is loaded and shown', async () => {
    await openPage(
      '<a class="sqs-custom-cart"><i class="sqs-cart-quantity"></i></a>',
      'hasCart=true',
    );
    expect(seen).toEqual(['GET /api/commerce/shopping-cart']);
    await vi.waitFor(() => expect(document.querySelector('i')?.textContent).toBe('2'));
  });

  test('what a script brings is started as what the page came with', async () => {
    const data = JSON.stringify({ cart });
    await openPage(
      `<main></main><script type="application/json" id="sqs-page-data">${data}</script>`,
      'hasCart=true',
    );
    const main = document.querySelector('main')!;
    main.innerHTML = '<i class="sqs-cart-quantity"></i>';
    expect(document.querySelector('i')?.textContent).toBe('');
    tellOfContent(main);
    await vi.waitFor(() => expect(document.querySelector('i')?.textContent).toBe('2'));
  });

  test('the cart that a page prints needs no call', async () => {
    const data = JSON.stringify({ cart });
    await openPage(
      `<i class="sqs-cart-quantity"></i><script type="application/json" id="sqs-page-data">${data}</script>`,
      'hasCart=true',
    );
    expect(seen).toEqual([]);
    expect(document.querySelector('i')?.textContent).toBe('2');
  });

  test('ATC-32 a form is sent by the widget from the first submit on', async () => {
    await openPage(form);
    expect(document.querySelector('form')?.noValidate).toBe(true);
    expect(submit()).toBe(false);
    await vi.waitFor(
      () => expect(seen).toEqual(['POST /api/commerce/shopping-cart/entries']),
      patience,
    );
  });

  test('ATC-32 an element with the role works with Enter and Space', async () => {
    await openPage(
      '<div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="bowl" data-product-type="1">Add</div>',
    );
    const button = document.querySelector('.sqs-add-to-cart-button')!;
    const isLeft = (key: string) =>
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(isLeft('Tab')).toBe(true);
    expect(isLeft(' ')).toBe(false);
    await vi.waitFor(
      () => expect(seen).toEqual(['POST /api/commerce/shopping-cart/entries']),
      patience,
    );
  });

  test('ATC-23 the first touch fetches a crumb where a cached page brought none', async () => {
    await openPage(form);
    document.cookie = 'crumb=; max-age=0';
    window.dispatchEvent(new Event('scroll'));
    expect(seen).toContain('GET /api/commerce/shopping-cart');
  });

  test('ATC-32 a click on such an element is a press', async () => {
    await openPage(
      '<div class="sqs-add-to-cart-button" role="button" data-item-id="bowl" data-product-type="1"><i>Add</i></div>',
    );
    document.querySelector<HTMLElement>('.sqs-add-to-cart-button i')?.click();
    await vi.waitFor(
      () => expect(seen).toEqual(['POST /api/commerce/shopping-cart/entries']),
      patience,
    );
  });
});
