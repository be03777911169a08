import { expect, test, vi } from 'vitest';
import { EDITOR_FRAME_NAME, navigate } from './navigate.ts';

function fakePage(name: string, isFramed: boolean) {
  const assign = vi.fn<(path: string) => void>();
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  const own = { name, location: { assign, origin: 'https://shop.example' }, postMessage };
  const page = Object.assign(own, { parent: { postMessage } });
  if (!isFramed) page.parent = page;
  return { page, assign, postMessage };
}

test('ROUT-01 the cart opens at /cart', () => {
  const { page, assign } = fakePage('', false);
  navigate('/cart', page);
  expect(assign).toHaveBeenCalledWith('/cart');
});

test('ROUT-02 in the editor frame the parent is asked to go to the cart', () => {
  const { page, assign, postMessage } = fakePage(EDITOR_FRAME_NAME, true);
  navigate('/cart', page);
  expect(assign).not.toHaveBeenCalled();
  expect(postMessage).toHaveBeenCalledWith(
    { type: 'site-navigation-requested', path: '/cart' },
    'https://shop.example',
  );
});

test('in a stranger’s frame the site goes by itself', () => {
  const { page, assign, postMessage } = fakePage('', true);
  navigate('/cart', page);
  expect(assign).toHaveBeenCalledWith('/cart');
  expect(postMessage).not.toHaveBeenCalled();
});
