import { expect, test } from 'vitest';
import { startsWithSvg } from './starts-with-svg.ts';

const isSvg = (text: string) => startsWithSvg(Buffer.from(text));

test.each([
  '<svg xmlns="x"/>',
  '\uFEFF  <SVG>',
  '<?xml version="1.0"?>\n<!-- a > b -->\n<svg/>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg >',
  '<!doctype svg [ <!ENTITY a "<b>"> ]> <!----> <svg>',
  `${'<!---->'.repeat(2000)}<svg>`,
])('takes %j for an SVG', (text) => {
  expect(isSvg(text)).toBe(true);
});

test.each(['', 'svg', '<svgx>', '<html><svg>', '<!-- <svg> ', '<!---->'.repeat(5000), '<?xml'])(
  'does not take %j for one',
  (text) => {
    expect(isSvg(text)).toBe(false);
  },
);
