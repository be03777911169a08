import { gramsOfGoods, gramsPer } from '@sitewright/commerce';
import { describe, expect, it } from 'vitest';
import { createReport } from '../report.ts';
import { cleanDescription } from './clean-html.ts';
import { readTitle } from './read-title.ts';
import { readCount, readFlag, readList, readMeasure, readPrice } from './read-values.ts';

describe('readPrice', () => {
  it.each([
    ['12.50', 'USD', 1250],
    ['0', 'USD', 0],
    ['$1,234.50', 'USD', 123450],
    ['1.234,50 €', 'EUR', 123450],
    ['12,50', 'EUR', 1250],
    ['1200', 'JPY', 1200],
    ['45 USD', 'USD', 4500],
  ])('%j in %s is %i', (text, currency, cents) => expect(readPrice(text, currency)).toBe(cents));

  it.each(['', '-5', 'free', '1e3', '12.5.5x', '$-3', 'USD'])('%j is none', (text) => {
    expect(readPrice(text, 'USD')).toBeUndefined();
  });
});

it('reads counts, flags, measures and lists', () => {
  expect(['5', '5.0', '1,200', '-3', '9999999999'].map(readCount)).toEqual([
    5, 5, 1200, -3, 2147483647,
  ]);
  expect(['', 'x', '1.5', 'Unlimited'].map(readCount)).toEqual(Array(4).fill(undefined));
  expect(['Yes', 'TRUE', '1', 'no', 'False', '', 'maybe'].map(readFlag)).toEqual([
    true,
    true,
    true,
    false,
    false,
    undefined,
    undefined,
  ]);
  expect([readMeasure('1.5', 1000), readMeasure('', 5), readMeasure('0,5', 10)]).toEqual([
    1500, 0, 5,
  ]);
  expect([readMeasure('-1', 5), readMeasure('x', 5)]).toEqual([0, undefined]);
  expect([readMeasure('1', gramsPer.lb), readMeasure('1', gramsPer.lb, gramsOfGoods)]).toEqual([
    454, 453,
  ]);
  expect(readList(' a, b,,a ')).toEqual(['a', 'b']);
});

describe('cleanDescription', () => {
  it('keeps text and structure, drops what could run or load', () => {
    const dirty =
      '<p onclick="x()">Hi <b>you</b><script>x</script><iframe src="//x"></iframe><a href="javascript:x">l</a></p>';
    const clean = cleanDescription(dirty);
    expect(clean).toContain('<b>you</b>');
    expect(clean).not.toMatch(/script|onclick|iframe/);
  });

  it('makes paragraphs of plain text', () => {
    expect(cleanDescription('Salt & pepper\nmill\n\n5 < 6 &amp; 7')).toBe(
      '<p>Salt &amp; pepper<br />mill</p><p>5 &lt; 6 &amp; 7</p>',
    );
    expect(cleanDescription('')).toBe('');
  });
});

describe('readTitle', () => {
  const titleOf = (title: string, slug: string, sku = '') =>
    readTitle({ line: 1, title, slug, sku }, createReport('f', false));

  it('falls back to the words of the address, then to the SKU', () => {
    expect(titleOf('', 'blue-vase-2')).toBe('Blue Vase 2');
    expect(titleOf('', '479e7o1mow08b6148w7e5s13onn03f', 'SQ1')).toBe('Untitled product SQ1');
    expect(titleOf('', '')).toBe('Untitled product');
  });

  it('cuts at 200 characters', () => {
    expect(titleOf('a'.repeat(201), 'a')).toHaveLength(200);
    expect(titleOf('a'.repeat(200), 'a')).toBe('a'.repeat(200));
  });
});
