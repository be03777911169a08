// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { start } from './start.ts';

const offer = () => document.querySelector<HTMLElement>('.sw-language-offer');

function show(languages: readonly string[], current = 'en-GB'): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const link = (tag: string, words: string) =>
    `<li><a href="/${tag}" hreflang="${tag}" lang="${tag}"` +
    (tag === current ? ' aria-current="true"' : words && ` data-offer="${words}"`) +
    `>${tag}</a></li>`;
  document.body.innerHTML =
    `<nav class="sw-languages"><ul>${link('en-GB', 'This page in English')}` +
    `${link('de', 'Diese Seite auf Deutsch')}${link('fr', '')}</ul></nav>`;
  start(document.querySelector<HTMLElement>('.sw-languages')!);
}

beforeEach(() => localStorage.clear());

test('the language that a browser asks for is offered and not opened', () => {
  const before = location.href;
  show(['de-AT', 'en']);
  expect(offer()?.querySelector('a')?.textContent).toBe('Diese Seite auf Deutsch');
  expect(offer()?.lang).toBe('de');
  expect(location.href).toBe(before);
});

test('nothing is offered that is here, that the page is not in, or that nobody asked for', () => {
  show(['en-US', 'de']);
  expect(offer()).toBeNull();
  show(['fr']);
  expect(offer()).toBeNull();
  show(['pl']);
  expect(offer()).toBeNull();
  show(['pl', 'de']);
  expect(offer()).not.toBeNull();
});

test('an offer that was closed, or a language that was chosen, is asked no more', () => {
  show(['de']);
  offer()?.querySelector('button')?.click();
  expect(offer()).toBeNull();
  show(['de']);
  expect(offer()).toBeNull();
  localStorage.clear();
  show(['de'], 'de');
  const english = document.querySelector<HTMLAnchorElement>('a[hreflang="en-GB"]')!;
  english.addEventListener('click', (event) => event.preventDefault());
  english.click();
  show(['de']);
  expect(offer()).toBeNull();
});
