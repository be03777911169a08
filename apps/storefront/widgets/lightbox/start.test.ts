// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { start } from './start.ts';

it('a picture that stands for itself opens large, on the ground that it asks for', () => {
  document.body.innerHTML =
    '<div class="sw-image-large" data-lightbox-theme="light">' +
    '<a class="sw-lightbox-opener" href="http://localhost/p/a.webp" data-title="" data-description="In oat">' +
    '<img src="/p/a.webp" width="1200" height="800" alt="A bowl"></a></div>';
  start(document.querySelector<HTMLElement>('.sw-image-large')!);
  document.querySelector('a')!.click();
  const dialog = document.querySelector('dialog');
  expect(dialog?.className).toBe('sw-dialog sw-lightbox sw-lightbox--light');
  expect(dialog?.querySelector('figure img')?.getAttribute('alt')).toBe('A bowl');
  expect(dialog?.querySelector('figcaption')?.textContent).toContain('In oat');
});
