import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

test('FMT-05 a size is written WxH, anything else is missing', () => {
  expect(outputOf('{a|width} {a|height}', { a: '800x600' })).toBe('800 600');
  expect(outputOf('[{a|width}{b|height}]', { a: '800', b: '1x2x3' })).toBe('[]');
  expect(outputOf('[{a|width}{a|height}]', { a: 'axb' })).toBe('[]');
  const text = "Invalid source parameter. Pass in 'originalSize'.";
  expect(outputOf('{a|resizedWidthForHeight 100}', { a: '800xb' })).toBe(text);
});

test('FMT-04 scaling something else says what to pass', () => {
  const text = "Invalid source parameter. Pass in 'originalSize'.";
  expect(outputOf('{a|resizedHeightForWidth 100}', { a: 'big' })).toBe(text);
  expect(outputOf('{a|squarespaceThumbnailForHeight 100}', { a: 5 })).toBe(text);
});

test.each([
  [100, '100w'],
  [101, '300w'],
  [300, '300w'],
  [301, '500w'],
  [501, '750w'],
  [751, '1000w'],
  [1000, '1000w'],
  [1001, '1500w'],
])('FMT-14 a width of %d loads %s', (width, size) => {
  expect(outputOf(`{a|squarespaceThumbnailForWidth ${width}}`, { a: 1 })).toBe(size);
});

test('FMT-19 a duration is minutes and two digits of seconds', () => {
  expect(outputOf('{a|humanizeDuration}', { a: 65_999 })).toBe('1:05');
  expect(outputOf('{a|humanizeDuration}', { a: 0 })).toBe('0:00');
});
