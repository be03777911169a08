// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLateStyles } from './late-styles.ts';

let idle: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    idle = task;
    return 1;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

function open(names: string, body: string): void {
  document.head.innerHTML = `<style data-sheets="/a.css?v=1&amp;part=late /b.css" data-names="${names}">p{}</style><style id="own"></style>`;
  document.body.innerHTML = body;
  startLateStyles();
}

const links = () =>
  [...document.querySelectorAll('link')].map((link) => [link.getAttribute('href'), link.media]);
const all = [
  ['/a.css?v=1&part=late', 'all'],
  ['/b.css', 'all'],
];

test('sheets are fetched when the browser is idle, and count nowhere', () => {
  open('.gone dialog', '<p>');
  expect(links()).toEqual([]);
  idle();
  expect(links()).toEqual(all.map(([href]) => [href, 'not all']));
});

test.each([
  ['a class', () => (document.querySelector('p')!.className = 'is:open')],
  ['an id', () => (document.querySelector('p')!.id = 'late')],
  ['an element', () => document.body.append(document.createElement('dialog'))],
  ['an element inside another', () => (document.body.innerHTML = '<ul><li class="is:open">')],
])('%s that rules wait for makes them count, before the next picture', async (_, change) => {
  open('.is:open #late dialog', '<p>');
  change();
  await Promise.resolve();
  expect(links()).toEqual(all);
  idle();
  expect(links()).toEqual(all);
});

test('what came before the loader counts too', () => {
  open('.is-open', '<p class="is-open">');
  expect(links()).toEqual(all);
});

test('they stand where the page’s own rules stand', () => {
  open('p', '<p>');
  expect(document.querySelector('#own')!.previousElementSibling!.getAttribute('href')).toBe(
    '/b.css',
  );
});

test('other names change nothing', async () => {
  open('.gone', '<p>');
  document.querySelector('p')!.className = 'gone-too';
  await Promise.resolve();
  expect(links()).toEqual([]);
});

test.each(['<style>p{}</style>', '<style data-sheets="/a.css" data-names="">p{}</style>'])(
  'a page that waits for nothing fetches nothing: %s',
  (head) => {
    document.head.innerHTML = head;
    idle = () => undefined;
    startLateStyles();
    idle();
    expect(links()).toEqual([]);
  },
);
