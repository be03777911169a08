import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeAutoplay } from './autoplay.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('GLRY-02 a step comes every so many seconds', () => {
  const step = vi.fn<() => void>();
  makeAutoplay(5, step);
  vi.advanceTimersByTime(4_999);
  expect(step).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_001);
  expect(step).toHaveBeenCalledTimes(3);
});

test('GLRY-02 it stands while anything holds it, and then begins a whole time', () => {
  const step = vi.fn<() => void>();
  const autoplay = makeAutoplay(5, step);
  vi.advanceTimersByTime(4_000);
  autoplay.hold('pointer');
  autoplay.hold('hidden');
  autoplay.release('pointer');
  vi.advanceTimersByTime(60_000);
  expect(step).not.toHaveBeenCalled();
  autoplay.release('hidden');
  vi.advanceTimersByTime(4_999);
  expect(step).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(step).toHaveBeenCalledOnce();
});

test('GLRY-02 what was just chosen is shown for its whole time', () => {
  const step = vi.fn<() => void>();
  const autoplay = makeAutoplay(5, step);
  vi.advanceTimersByTime(4_000);
  autoplay.restart();
  vi.advanceTimersByTime(4_999);
  expect(step).not.toHaveBeenCalled();
});
