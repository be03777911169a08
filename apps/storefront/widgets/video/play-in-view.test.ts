// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from './play-in-view.ts';

let see: (isIntersecting: boolean) => void;
let isStill = false;
let seenFrom: number | number[] | undefined;

beforeEach(() => {
  isStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        watch: (entries: { isIntersecting: boolean }[]) => void,
        { threshold }: IntersectionObserverInit,
      ) {
        seenFrom = threshold;
        see = (isIntersecting) => watch([{ isIntersecting }]);
      }
      observe() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const video = document.createElement('video');
  let isPaused = true;
  const play = vi.fn(async () => void (isPaused = false));
  const pause = vi.fn(() => void (isPaused = true));
  Object.defineProperty(video, 'paused', { get: () => isPaused });
  Object.assign(video, { play, pause });
  start(video);
  return { video, play, pause };
}

test('a video plays by itself while half of it is seen, without sound', () => {
  const { video, play, pause } = show();
  expect([video.muted, play.mock.calls.length, seenFrom]).toEqual([true, 0, 0.5]);
  see(true);
  expect(play).toHaveBeenCalledTimes(1);
  see(false);
  expect(pause).toHaveBeenCalledTimes(1);
  see(true);
  expect(play).toHaveBeenCalledTimes(2);
});

test('one that a visitor stopped stays so, and one with sound goes on out of sight', () => {
  const { video, play, pause } = show();
  see(true);
  video.pause();
  see(false);
  see(true);
  expect(play).toHaveBeenCalledTimes(1);
  void video.play();
  video.muted = false;
  see(false);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('nothing plays by itself for who asked for less motion', () => {
  see = () => {};
  isStill = true;
  const { play } = show();
  see(true);
  expect(play).not.toHaveBeenCalled();
});
