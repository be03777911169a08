// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { bindOpeners } from './bind-openers.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

/** A gallery of some pictures, and its links. */
function open({ count = 3, theme = 'dark' } = {}) {
  const links = Array.from(
    { length: count },
    (_, at) =>
      `<a class="sw-lightbox-opener" href="http://localhost/p/${at}.webp" data-title="${at === 1 ? '' : `Title ${at}`}" data-description="Text ${at}">` +
      `<img src="/p/${at}.webp?format=500w" srcset="/p/${at}.webp 1200w" width="1200" height="800" alt="Alt ${at}"></a>`,
  );
  document.body.innerHTML = `<div id="root" data-lightbox-theme="${theme}">${links.join('')}</div>`;
  bindOpeners(document.querySelector<HTMLElement>('#root')!);
  return [...document.querySelectorAll('a')];
}

const dialog = () => document.querySelector('dialog');
const shown = () => {
  const image = dialog()?.querySelector('figure img');
  const lines = [...(dialog()?.querySelectorAll('figcaption p') ?? [])];
  return [image?.getAttribute('alt'), ...lines.map(({ textContent }) => textContent)];
};
const press = (key: string) =>
  dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('GLRY-11 a link opens its picture large, with its words, and says so before', () => {
  const links = open();
  expect(links[1]?.getAttribute('aria-haspopup')).toBe('dialog');
  links[0]?.click();
  expect(shown()).toEqual(['Alt 0', 'Title 0', 'Text 0', '1 of 3']);
  const image = dialog()?.querySelector('figure img');
  expect([image?.getAttribute('src'), image?.getAttribute('srcset')]).toEqual([
    'http://localhost/p/0.webp',
    '/p/0.webp 1200w',
  ]);
});

test.each(['dark', 'light'])('GLRY-11 the theme %s is the ground that it stands on', (theme) => {
  open({ theme })[0]?.click();
  expect(dialog()?.className).toBe(`sw-dialog sw-lightbox sw-lightbox--${theme}`);
});

test('GLRY-11 keys and arrows lead on, round at the ends', () => {
  open()[1]?.click();
  expect(shown()).toEqual(['Alt 1', 'Text 1', '2 of 3']);
  press('ArrowRight');
  press('ArrowRight');
  expect(shown()[0]).toBe('Alt 0');
  press('ArrowLeft');
  expect(shown()[0]).toBe('Alt 2');
  press('Home');
  expect(shown()[0]).toBe('Alt 0');
  dialog()?.querySelector<HTMLElement>('.sw-lightbox-next')?.click();
  expect(shown()[0]).toBe('Alt 1');
  dialog()?.querySelector<HTMLElement>('.sw-lightbox-previous')?.click();
  expect(shown()[0]).toBe('Alt 0');
});

test('GLRY-11 a swipe leads on; a press beside the picture closes and gives the focus back', () => {
  const [first] = open();
  first?.focus();
  first?.click();
  const stage = dialog()?.querySelector('.sw-lightbox-stage');
  const touch = (name: string, clientX: number) =>
    stage?.dispatchEvent(
      Object.assign(new Event(name), { touches: [{ clientX }], changedTouches: [{ clientX }] }),
    );
  touch('touchstart', 300);
  touch('touchend', 280);
  expect(shown()[0]).toBe('Alt 0');
  touch('touchstart', 300);
  touch('touchend', 100);
  expect(shown()[0]).toBe('Alt 1');
  dialog()?.querySelector<HTMLElement>('figure img')?.click();
  expect(dialog()?.open).toBe(true);
  dialog()?.querySelector<HTMLElement>('figure')?.click();
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(first);
});

test('GLRY-11 one picture alone has no arrows and no number', () => {
  open({ count: 1 })[0]?.click();
  expect(shown()).toEqual(['Alt 0', 'Title 0', 'Text 0']);
  expect(dialog()?.querySelector('.sw-lightbox-next')).toBeNull();
  press('ArrowRight');
  expect(shown()[0]).toBe('Alt 0');
});

test('GLRY-11 a key that asks for another tab is the browser’s', () => {
  const [first] = open();
  first?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true }));
  expect(dialog()).toBeNull();
});
