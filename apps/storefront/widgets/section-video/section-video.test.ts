// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { start } from './start.ts';

let see: (isIntersecting: boolean) => void;
let stillness: { matches: boolean; change?: () => void };
let refuses: string | undefined;

beforeEach(() => {
  refuses = undefined;
  stillness = { matches: false };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return stillness.matches;
    },
    addEventListener: (_name: string, change: () => void) => (stillness.change = change),
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
    },
  );
});

/** A section with a video behind it, and its button. */
function open() {
  document.body.innerHTML =
    '<section class="page-section"><div class="section-border"><div class="section-background">' +
    '<video class="section-background-video"></video></div></div>' +
    '<button class="sw-section-video" data-paused aria-label="Play the video"></button></section>';
  const button = document.querySelector('button')!;
  const video = document.querySelector('video')!;
  let paused = true;
  Object.defineProperty(video, 'paused', { get: () => paused });
  video.pause = () => void (paused = true);
  video.play = () => {
    if (refuses !== undefined) return Promise.reject(new DOMException('No', refuses));
    paused = false;
    return Promise.resolve();
  };
  start(button);
  return { button, video };
}

it('ENUM-04 plays while it is seen, and is stopped by its button for good', () => {
  const { button, video } = open();
  expect(video.paused).toBe(true);
  see(true);
  expect([video.paused, video.muted, button.getAttribute('aria-label')]).toEqual([
    false,
    true,
    'Pause the video',
  ]);
  see(false);
  expect(video.paused).toBe(true);
  see(true);
  button.click();
  expect([video.paused, button.getAttribute('aria-label')]).toEqual([true, 'Play the video']);
  see(false);
  see(true);
  expect(video.paused).toBe(true);
  button.click();
  expect(video.paused).toBe(false);
});

it('ENUM-04 stands still for who asked for less motion, until they ask for it', () => {
  stillness.matches = true;
  const { button, video } = open();
  see(true);
  expect([video.paused, button.hasAttribute('data-paused')]).toEqual([true, true]);
  button.click();
  expect([video.paused, button.hasAttribute('data-paused')]).toEqual([false, false]);
});

it('ENUM-04 stands still for who wants to load little, until they ask for it', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { button, video } = open();
  see(true);
  expect([video.paused, button.hasAttribute('data-paused')]).toEqual([true, true]);
  button.click();
  expect(video.paused).toBe(false);
  vi.unstubAllGlobals();
});

it('ENUM-04 does not play in a tab that nobody looks at', () => {
  const { video } = open();
  see(true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(video.paused).toBe(true);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(video.paused).toBe(false);
  hidden.mockRestore();
});

it('ENUM-04 stops when a device asks for less motion later', () => {
  const { video } = open();
  see(true);
  stillness.matches = true;
  stillness.change?.();
  expect(video.paused).toBe(true);
});

it('ENUM-04 says that it stands still where a device refuses', async () => {
  refuses = 'NotAllowedError';
  const { button } = open();
  see(true);
  await Promise.resolve();
  await Promise.resolve();
  expect(button.getAttribute('aria-label')).toBe('Play the video');
});
