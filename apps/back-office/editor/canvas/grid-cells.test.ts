import { expect, it } from 'vitest';
import { nearestLine, placeOfLine } from './grid-cells.ts';

const lines = [0, 40, 80, 130];

it('takes the line next to a place, and goes on below the last row', () => {
  expect(nearestLine(lines, -20, false)).toBe(0);
  expect(nearestLine(lines, 59, false)).toBe(1);
  expect(nearestLine(lines, 61, false)).toBe(2);
  expect(nearestLine(lines, 900, false)).toBe(3);
  expect(nearestLine(lines, 130 + 71, true)).toBe(5);
  expect(placeOfLine(lines, 2)).toBe(80);
  expect(placeOfLine(lines, 5)).toBe(130 + 70);
});
