// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { showVariantImage } from './show-image.ts';

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-image-id]')].map(
    ({ dataset }) => dataset.imageId,
  );

beforeEach(() => {
  document.body.innerHTML =
    '<div class="product-gallery"><i data-image-id="a"></i><i data-image-id="b"></i></div>';
});

test('PDP-03 a gallery that shows everything puts the variant’s picture first', () => {
  showVariantImage(document, 'b');
  expect(ids()).toEqual(['b', 'a']);
  showVariantImage(document, 'b');
  expect(ids()).toEqual(['b', 'a']);
});

test('PDP-03 a gallery that scrolls sideways scrolls to it and keeps its order', () => {
  const gallery = document.querySelector('.product-gallery')!;
  const scrollBy = vi.fn<(options: object) => void>();
  Object.assign(gallery, { scrollBy });
  Object.defineProperty(gallery, 'scrollWidth', { value: 900 });
  Object.defineProperty(gallery, 'clientWidth', { value: 300 });
  document.querySelector('[data-image-id=b]')!.getBoundingClientRect = () =>
    new DOMRect(300, 0, 300, 300);
  showVariantImage(document, 'b');
  expect(scrollBy).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' });
  expect(ids()).toEqual(['a', 'b']);
});

test('a picture that the page does not have changes nothing', () => {
  showVariantImage(document, 'c');
  showVariantImage(document, null);
  expect(ids()).toEqual(['a', 'b']);
});
