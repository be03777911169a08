// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { previewStyles } from './preview-styles.ts';

const page = document;
// Nothing is loaded here: when something comes is said by the test.
page.addEventListener('error', (event) => event.stopImmediatePropagation(), true);

beforeEach(() => {
  page.head.innerHTML = '<link rel="stylesheet" href="/config/sites/alder/canvas/site.css?v=1">';
});

const links = () => [...page.querySelectorAll('link')];
const load = (part: string) =>
  links()
    .find((link) => link.getAttribute('href')?.includes(part))
    ?.dispatchEvent(new Event('load'));
const shown = () =>
  links()
    .filter(({ disabled }) => !disabled)
    .map((link) => {
      const { pathname, search } = new URL(link.getAttribute('href') ?? '', 'http://x');
      return pathname + search;
    });

it('shows what was asked for last, whatever comes first, and never nothing', () => {
  const preview = previewStyles(page);
  preview.show('/look.css?a');
  preview.show('/look.css?b');
  load('look.css?b');
  load('look.css?a');
  expect(shown()).toEqual(['/look.css?b']);
  preview.show('/look.css?c');
  expect(shown()).toContain('/look.css?b');
  load('look.css?c');
  expect(shown()).toEqual(['/look.css?c']);
});

it('gives the page back the styles of the site, as they are by then', () => {
  const preview = previewStyles(page);
  preview.show('/look.css?a');
  load('look.css?a');
  preview.end();
  expect(shown()).toContain('/look.css?a');
  links()
    .find(({ href }) => /site\.css\?v=\d{5,}/.test(href))
    ?.dispatchEvent(new Event('load'));
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toMatch(/canvas\/site\.css\?v=\d{5,}/);
});

it('that were never changed leave the page alone', () => {
  previewStyles(page).end();
  expect(shown()).toEqual(['/config/sites/alder/canvas/site.css?v=1']);
});
