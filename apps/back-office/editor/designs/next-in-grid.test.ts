import { expect, it } from 'vitest';
import { nextInGrid } from './next-in-grid.ts';

/** Buttons in two rows of three, and one alone below them. */
const buttons = [0, 1, 2, 3, 4, 5, 6].map((at) => ({
  getBoundingClientRect: () => ({ left: (at % 3) * 100, top: Math.floor(at / 3) * 80 }),
})) as unknown as HTMLElement[];
const go = (key: string, from: number) => nextInGrid(key, from, buttons);

it('left and right go in the order, and stop at the ends', () => {
  expect([go('ArrowRight', 2), go('ArrowLeft', 3)]).toEqual([3, 2]);
  expect([go('ArrowRight', 6), go('ArrowLeft', 0)]).toEqual([6, 0]);
  expect([go('Home', 4), go('End', 4)]).toEqual([0, 6]);
});

it('up and down go to the nearest of the next row', () => {
  expect([go('ArrowDown', 1), go('ArrowUp', 5)]).toEqual([4, 2]);
  expect([go('ArrowDown', 5), go('ArrowUp', 6)]).toEqual([6, 3]);
  expect([go('ArrowUp', 1), go('ArrowDown', 6)]).toEqual([1, 6]);
});

it('another key leads nowhere', () => {
  expect(go('a', 1)).toBeUndefined();
});
