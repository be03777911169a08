// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from './start.ts';

let seen: (isSeen: boolean) => void;
let still = false;
let changeStillness: () => void;
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

/** Tells when the test says so. */
class RecordedObserver {
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    seen = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', RecordedObserver);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return still;
    },
    addEventListener(_name: string, listen: () => void) {
      changeStillness = listen;
    },
  }));
  still = false;
  scrollTo.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A slideshow of three pictures, each as wide as the window that it scrolls in. */
function open() {
  const numbers = [0, 1, 2];
  document.body.innerHTML =
    `<div class="sqs-gallery-container sqs-gallery-active-center" data-autoplay-duration="5">` +
    `<div class="sqs-gallery sqs-gallery-design-slideshow" tabindex="0">${numbers
      .map((at) => `<figure class="slide" id="slide-${at}"><a href="/p/${at}">Picture</a></figure>`)
      .join('')}</div>` +
    `<button class="sw-gallery-pause" aria-label="Pause the pictures"></button>` +
    `<button class="sw-gallery-previous"></button><button class="sw-gallery-next"></button>` +
    `<div class="sqs-gallery-thumbnails">${numbers.map((at) => `<a href="#slide-${at}"></a>`).join('')}</div></div>`;
  const container = document.querySelector<HTMLElement>('.sqs-gallery-container')!;
  const scroller = container.querySelector<HTMLElement>('.sqs-gallery')!;
  Object.defineProperties(scroller, {
    clientWidth: { value: 600 },
    scrollWidth: { value: 1_800 },
    scrollLeft: { value: 0, writable: true },
    scrollTo: {
      value(options: ScrollToOptions) {
        scrollTo(options);
        scroller.scrollLeft = options.left ?? 0;
        scroller.dispatchEvent(new Event('scroll'));
      },
    },
  });
  for (const [at, slide] of [...scroller.children].entries()) {
    Object.defineProperties(slide, {
      offsetLeft: { value: at * 600 },
      offsetWidth: { value: 600 },
    });
  }
  start(container);
  const find = (name: string) => container.querySelector<HTMLElement>(name)!;
  return { container, scroller, find, pause: find('.sw-gallery-pause') };
}

/** Moves a pointer, of a mouse if nothing else is said. */
const point = ({ container }: ReturnType<typeof open>, name: string, pointerType = 'mouse') =>
  container.dispatchEvent(Object.assign(new Event(name), { pointerType }));

const placeAfter = ({ scroller }: ReturnType<typeof open>, ms: number) => {
  vi.advanceTimersByTime(ms);
  return scroller.scrollLeft;
};

test('GLRY-03 arrows and keys choose the slide, round at the ends', () => {
  const gallery = open();
  const { find, scroller } = gallery;
  find('.sw-gallery-next').click();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: 'smooth' });
  find('.sw-gallery-previous').click();
  find('.sw-gallery-previous').click();
  expect(scroller.scrollLeft).toBe(1_200);
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    scroller.dispatchEvent(event);
    return [scroller.scrollLeft, event.defaultPrevented];
  };
  expect(press('ArrowRight')).toEqual([0, true]);
  expect(press('ArrowLeft')).toEqual([1_200, true]);
  expect(press('Home')).toEqual([0, true]);
  expect(press('End')).toEqual([1_800, true]);
  expect(press('Home')).toEqual([0, true]);
  expect(press('ArrowRight', { altKey: true })).toEqual([0, false]);
});

test('GLRY-06 small pictures choose, and the one of the slide that is seen is marked', () => {
  const { container, scroller } = open();
  const [first, , third] = container.querySelectorAll<HTMLElement>('.sqs-gallery-thumbnails a');
  expect(first?.getAttribute('aria-current')).toBe('true');
  third?.click();
  vi.advanceTimersByTime(100);
  expect(scroller.scrollLeft).toBe(1_200);
  expect([first, third].map((link) => link?.getAttribute('aria-current'))).toEqual([null, 'true']);
});

test('GLRY-02 moves on by itself, and stands under a pointer, the focus of keys, a video, and out of sight', () => {
  const gallery = open();
  const { find } = gallery;
  expect(placeAfter(gallery, 5_000)).toBe(600);
  point(gallery, 'pointerenter');
  expect(placeAfter(gallery, 30_000)).toBe(600);
  point(gallery, 'pointerleave');
  expect(placeAfter(gallery, 5_000)).toBe(1_200);
  seen(false);
  expect(placeAfter(gallery, 30_000)).toBe(1_200);
  seen(true);
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  hide(true);
  expect(placeAfter(gallery, 30_000)).toBe(1_200);
  hide(false);
  const link = find('.slide a');
  Object.defineProperty(link, 'matches', { value: () => true });
  link.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(placeAfter(gallery, 30_000)).toBe(1_200);
  link.dispatchEvent(new Event('focusout', { bubbles: true }));
  expect(placeAfter(gallery, 5_000)).toBe(0);
  const slide = find('.slide');
  slide.dispatchEvent(new Event('play'));
  expect(placeAfter(gallery, 30_000)).toBe(0);
  slide.dispatchEvent(new Event('pause'));
  expect(placeAfter(gallery, 5_000)).toBe(600);
});

test('GLRY-02 a button stops it and says what it does next', () => {
  const gallery = open();
  const { pause } = gallery;
  pause.click();
  expect(pause.getAttribute('aria-label')).toBe('Play the pictures');
  expect(placeAfter(gallery, 30_000)).toBe(0);
  pause.click();
  expect(pause.getAttribute('aria-label')).toBe('Pause the pictures');
  expect(placeAfter(gallery, 5_000)).toBe(600);
});

test('GLRY-02 stands where a device asks for less motion, until somebody plays it, and jumps', () => {
  still = true;
  const gallery = open();
  expect(placeAfter(gallery, 30_000)).toBe(0);
  expect(gallery.pause.getAttribute('aria-label')).toBe('Play the pictures');
  gallery.pause.click();
  expect(placeAfter(gallery, 5_000)).toBe(600);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: 'instant' });
});

test('GLRY-02 a finger that came over it is none that stays', () => {
  const gallery = open();
  point(gallery, 'pointerenter', 'touch');
  expect(placeAfter(gallery, 5_000)).toBe(600);
});

test('GLRY-02 what an arrow chose is shown for its whole time', () => {
  const gallery = open();
  expect(placeAfter(gallery, 4_000)).toBe(0);
  gallery.find('.sw-gallery-next').click();
  expect(placeAfter(gallery, 4_999)).toBe(600);
  expect(placeAfter(gallery, 1)).toBe(1_200);
});

test('GLRY-02 who presses play with the pointer over it sees it play', () => {
  const gallery = open();
  point(gallery, 'pointerenter');
  gallery.pause.click();
  gallery.pause.click();
  expect(placeAfter(gallery, 5_000)).toBe(600);
});

test('GLRY-02 stops as soon as the device asks for less motion, and goes on when it does no more', () => {
  const gallery = open();
  still = true;
  changeStillness();
  expect(placeAfter(gallery, 30_000)).toBe(0);
  still = false;
  changeStillness();
  expect(placeAfter(gallery, 5_000)).toBe(600);
});
