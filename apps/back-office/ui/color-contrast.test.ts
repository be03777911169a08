import { expect, it } from 'vitest';
import { contrastOf, readColor, readHexDigits } from './color-contrast.ts';

it('COLR-01 D-80 takes three or six hex digits and nothing else', () => {
  expect(['#abc', 'ABCDEF', ' #a1b2c3 '].map(readHexDigits)).toEqual([
    '#aabbcc',
    '#abcdef',
    '#a1b2c3',
  ]);
  for (const wrong of ['', '#ab', '#abcd', '#abcde', '#abcdefa', 'red', '#ggg']) {
    expect(readHexDigits(wrong)).toBeUndefined();
  }
});

it('COLR-01 tells how well one colour reads on another, whatever lets through what is behind', () => {
  expect(contrastOf('#000', '#fff')).toBeCloseTo(21);
  expect(contrastOf('#777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('rgba(0, 0, 0, 0)', '#fff')).toBeCloseTo(1);
});

it('COLR-01 reads colours as documents have them', () => {
  expect(readColor('#f4efe680')?.getChannelValue('alpha')).toBeCloseTo(0.5);
  expect(readColor('hsl(30, 40%, 50%)')?.toString('hex')).toBe('#B3804D');
  expect(readColor('url(x)')).toBeUndefined();
});
