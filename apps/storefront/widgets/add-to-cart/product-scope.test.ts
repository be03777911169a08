// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { findProductScope, findSurface } from './product-scope.ts';

const button = '<div class="sqs-add-to-cart-button" data-item-id="bowl"></div>';

function surfaceOf(html: string): string {
  document.body.innerHTML = html;
  return findSurface(findProductScope(document.querySelector('.sqs-add-to-cart-button')!));
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [`<li class="product-card">${button}</li>`, 'plp'],
  [`<div class="product-detail">${button}</div>`, 'pdp'],
  [`<div class="product-block">${button}</div>`, 'product_block'],
  [`<div class="product-detail"><div class="product-block">${button}</div></div>`, 'product_block'],
  [`<div class="product-detail"><div class="product-add-on">${button}</div></div>`, 'add-on'],
])('ATC-06 TRK-08 the button of %s stands on %s', (html, surface) => {
  expect(surfaceOf(html)).toBe(surface);
});

test.each([
  [50, 'pdp'],
  [1, 'plp'],
  [2, 'plp'],
])('ATC-06 a button that no markup names: page type %i is %s', (pageType, surface) => {
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { pageType } });
  expect(surfaceOf(button)).toBe(surface);
});
