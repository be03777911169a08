import { expect, test } from 'vitest';
import { nearestSlide, nextStop, stopOf } from './slide-stops.ts';

const view = { width: 600, length: 1_200 };
/** Four slides of 300 pixels. */
const slides = [0, 300, 600, 900].map((left) => ({ left, width: 300 }));

test('GLRY-09 a slide stops at the side that was chosen, as far as there is something to scroll', () => {
  const stops = (side: 'left' | 'center' | 'right') =>
    slides.map((slide) => stopOf(slide, side, view));
  expect(stops('left')).toEqual([0, 300, 600, 600]);
  expect(stops('center')).toEqual([0, 150, 450, 600]);
  expect(stops('right')).toEqual([0, 0, 300, 600]);
});

test('GLRY-03 an arrow leads to the next stop that is another place, and around at the ends', () => {
  const stops = [0, 0, 300, 600];
  expect(nextStop(stops, 0, 1)).toBe(300);
  expect(nextStop(stops, 299.5, 1)).toBe(600);
  expect(nextStop(stops, 600, 1)).toBe(0);
  expect(nextStop(stops, 600, -1)).toBe(300);
  expect(nextStop(stops, 0, -1)).toBe(600);
  expect(nextStop([], 0, 1)).toBe(0);
});

test('GLRY-06 the slide that is seen is the nearest one', () => {
  expect(nearestSlide([0, 600, 1_200], 899)).toBe(1);
  expect(nearestSlide([0, 600, 1_200], 901)).toBe(2);
});
