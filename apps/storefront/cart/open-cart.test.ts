// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleCart, sampleEntry } from '../testing/sample-cart.ts';
import { start } from '../widgets/cart-indicator/cart-indicator.ts';
import { syncPillCart } from '../widgets/pill-cart/pill-cart.ts';

const postMessage = vi.fn<(message: unknown, origin: string) => void>();
const asked = { type: 'site-navigation-requested', path: '/cart' };

/** A click; false when the element took it over. */
const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

function enterEditorFrame(): void {
  vi.stubGlobal('name', 'sitewright-site-frame');
  vi.stubGlobal('parent', { postMessage });
}

function drawIndicator(tag: string): HTMLElement {
  document.body.innerHTML = `<${tag} class="sqs-custom-cart" href="/cart"></${tag}>`;
  const indicator = document.querySelector<HTMLElement>('.sqs-custom-cart')!;
  start(indicator);
  return indicator;
}

beforeEach(() => {
  document.body.innerHTML = '';
  postMessage.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the way to the cart', () => {
  test('ROUT-01 a link goes by itself, what is no link is led there', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const link = drawIndicator('a');
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    click(link);
    expect(assign).not.toHaveBeenCalled();
    expect(click(drawIndicator('div'))).toBe(false);
    expect(assign).toHaveBeenCalledWith('/cart');
  });

  test('ROUT-02 in the editor’s frame the cart link asks the parent frame', () => {
    enterEditorFrame();
    expect(click(drawIndicator('a'))).toBe(false);
    expect(postMessage).toHaveBeenCalledWith(asked, location.origin);
  });

  test('ROUT-02 in the editor’s frame the pill asks the parent frame', () => {
    enterEditorFrame();
    syncPillCart(sampleCart([sampleEntry()]));
    expect(click(document.querySelector('.sqs-pill-shopping-cart')!)).toBe(false);
    expect(postMessage).toHaveBeenCalledWith(asked, location.origin);
  });
});
