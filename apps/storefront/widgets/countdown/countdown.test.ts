// @vitest-environment happy-dom
import { readUnits, timeLeft } from '@sitewright/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from './start.ts';

const now = Date.UTC(2026, 0, 1);
let isStill = false;

beforeEach(() => {
  isStill = false;
  vi.useFakeTimers({ now });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(
  seconds: number,
  units: string,
  after = '<p class="sw-countdown-after" hidden>Now</p>',
) {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML =
    `<div class="sw-countdown" data-until="${now + seconds * 1000}" data-units="${units}">` +
    '<div class="sw-countdown-before"><div class="sw-countdown-clock" aria-hidden="true" hidden></div>' +
    `<p><time>Soon</time></p></div>${after}</div>`;
  const root = document.querySelector<HTMLElement>('.sw-countdown')!;
  start(root);
  const clock = root.querySelector<HTMLElement>('.sw-countdown-clock')!;
  return {
    root,
    clock,
    read: () =>
      [...clock.children].map((one) => [...one.children].map((part) => part.textContent).join(' ')),
    isHidden: (name: string) => root.querySelector<HTMLElement>(`.sw-countdown-${name}`)!.hidden,
  };
}

test('units hold what is left, the longest all that it can', () => {
  const left = 2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_999;
  const counts = (units: string) =>
    timeLeft(left, readUnits(units, { isCalm: false })).map(({ count }) => count);
  expect(counts('days hours minutes seconds')).toEqual([2, 3, 4, 5]);
  expect(counts('seconds days')).toEqual([2, 11_045]);
  expect(counts('hours')).toEqual([51]);
  expect(counts('years')).toEqual([]);
});

test('the clock counts each second in the words of the page, silent for who hears it', () => {
  const { clock, read } = show(90_061, 'days hours minutes seconds');
  expect(read()).toEqual(['1 day', '1 hour', '1 minute', '1 second']);
  vi.advanceTimersByTime(1001);
  expect(read()).toEqual(['1 day', '1 hour', '0 minutes', '59 seconds']);
  expect([clock.hidden, clock.getAttribute('aria-hidden')]).toEqual([false, 'true']);
  expect(document.querySelector('[aria-live],[role=status],[role=timer]')).toBeNull();
});

test('for who asked for less motion it has no seconds and changes by the minute', () => {
  isStill = true;
  const { read } = show(150, 'minutes seconds');
  expect(read()).toEqual(['2 minutes']);
  vi.advanceTimersByTime(30_001);
  expect(read()).toEqual(['1 minute']);
});

test('one of seconds alone counts minutes for who asked for less motion', () => {
  isStill = true;
  expect(show(150, 'seconds').read()).toEqual(['2 minutes']);
});

test('after the moment it shows what comes then, and nothing counts on', () => {
  const { isHidden } = show(2, 'seconds');
  expect([isHidden('before'), isHidden('after')]).toEqual([false, true]);
  vi.advanceTimersByTime(2000);
  expect([isHidden('before'), isHidden('after')]).toEqual([true, false]);
  expect(vi.getTimerCount()).toBe(0);
});

test('where nothing comes after it, the whole block goes', () => {
  const { root } = show(1, 'seconds', '');
  expect(root.hidden).toBe(false);
  vi.advanceTimersByTime(1001);
  expect(root.hidden).toBe(true);
});

test('one without units shows its words alone', () => {
  expect(show(90, '').clock.hidden).toBe(true);
});
