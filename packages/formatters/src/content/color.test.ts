import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';
import { isDarkColor } from './hex-color.ts';

function colorOf(color: object): string {
  return outputOf('{c|website-color}', { c: color });
}

test('FMT-01 a colour is written as hsl, with alpha as hsla', () => {
  expect(colorOf({ hue: 360, saturation: 1, lightness: 0 })).toBe('hsl(360, 100%, 0%)');
  expect(colorOf({ hue: 12.345, saturation: 0.333, lightness: 0.5, alpha: 0 })).toBe(
    'hsla(12.35, 33.3%, 50%, 0)',
  );
});

test('FMT-02 what is out of bounds is named', () => {
  expect(colorOf({ hue: 361, saturation: 2, lightness: -1, alpha: 2 })).toBe(
    'Hue out of bounds. Saturation out of bounds. Lightness out of bounds. Alpha out of bounds.',
  );
  expect(colorOf({ hue: 1, saturation: 1 })).toBe('Missing an H/S/L value.');
});

test.each([
  ['#fff', 'light'],
  ['000000', 'dark'],
  ['#7fffff', 'dark'],
  ['800000', 'light'],
  ['#fff8', 'dark'],
  ['ffff8', 'dark'],
  ['#ff', ''],
  ['ggg', ''],
  ['#1234567', ''],
])('FMT-06 FMT-16 the weight of %s is "%s"', (color, weight) => {
  expect(outputOf('{c|color-weight}', { c: color })).toBe(weight);
});

test('FMT-17 a colour is dark below a luminance of 0.65', () => {
  expect(['#000', '#a5a5a5', 'a6a6a6', '#fff', 'none'].map(isDarkColor)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
