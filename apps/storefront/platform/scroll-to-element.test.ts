// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollToElement } from './scroll-to-element.ts';
import { tween } from './tween.ts';

let isStill = false;
const tops: number[] = [];

beforeEach(() => {
  isStill = false;
  tops.length = 0;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance', 'setTimeout', 'Date'] });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('scrollY', 100);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => tops.push(top));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function placeAt(top: number): Element {
  const element = document.createElement('p');
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  return element;
}

it('MEDI-11 the page scrolls in 50 milliseconds to 30 pixels above what is shown', () => {
  scrollToElement(placeAt(400));
  vi.advanceTimersByTime(40);
  expect(tops.at(-1)).toBeLessThan(470);
  vi.advanceTimersByTime(40);
  expect(tops.at(-1)).toBe(470);
  const count = tops.length;
  vi.advanceTimersByTime(1000);
  expect(tops).toHaveLength(count);
});

it('MEDI-11 the time lies between what is asked for, and is that of any other motion without', () => {
  scrollToElement(placeAt(400), { maxDuration: 1000, offset: 0 });
  vi.advanceTimersByTime(250);
  expect(tops.at(-1)).toBeLessThan(500);
  vi.advanceTimersByTime(80);
  expect(tops.at(-1)).toBe(500);
});

it('never scrolls above the page', () => {
  scrollToElement(placeAt(-90));
  vi.advanceTimersByTime(100);
  expect(tops.at(-1)).toBe(0);
});

it('MEDI-11 a motion takes 300 milliseconds unless it is told', () => {
  const values: number[] = [];
  tween({ from: 0, to: 1, step: (value) => values.push(value) });
  vi.advanceTimersByTime(280);
  expect(values.at(-1)).toBeLessThan(1);
  vi.advanceTimersByTime(60);
  expect(values.at(-1)).toBe(1);
});

it('for who asked for less motion it is there at once', () => {
  isStill = true;
  scrollToElement(placeAt(400));
  expect(tops).toEqual([470]);
});
