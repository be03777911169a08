// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { askForCart } from './ask-for-cart.ts';

it('ROUT-02 a press on a link to the cart asks the editor, another link asks nothing', () => {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  const place = { href: 'http://shop.test/canvas', origin: 'http://shop.test' };
  const view = { location: place, parent: { postMessage } } as unknown as Window;
  document.body.innerHTML =
    '<a id="cart" href="/cart"><span>2</span></a><a id="shop" href="/shop">Shop</a><p>Text</p>';
  const press = (selector: string) =>
    askForCart({ target: document.querySelector(selector) } as unknown as Event, view);
  press('#shop');
  press('p');
  expect(postMessage).not.toHaveBeenCalled();
  press('#cart span');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'site-navigation-requested', path: '/cart' },
    'http://shop.test',
  );
});
