import { expect, it } from 'vitest';
import { chartBlock } from './chart.ts';
import { slicesOf } from './draw-pie.ts';
import { niceTicks, writeNumber } from './nice-ticks.ts';
import type { BlockSource } from '../block-type.ts';

const source = {} as BlockSource;
const draw = (look: string, rows: (number | null)[][], names: string[] = []) => {
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, at) => `Series ${at + 1}`);
  const dataset = {
    seriesLabel: 'Year',
    columns,
    rows: rows.map((values, at) => ({ name: names[at] ?? `Row ${at + 1}`, values })),
  };
  const shown = chartBlock.show({ dataset, look, showValues: false }, source);
  return String(shown?.['picture']);
};

it('names round values on its axis, always with the zero, whatever the numbers are', () => {
  expect(niceTicks([12, 97]).values).toEqual([0, 20, 40, 60, 80, 100]);
  expect(niceTicks([-3, 5]).values).toEqual([-4, -2, 0, 2, 4, 6]);
  expect(niceTicks([0.12, 0.31]).values).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect(niceTicks([-8]).values).toEqual([-8, -6, -4, -2, 0]);
  expect(niceTicks([0, 0]).values).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  for (const value of [1e15, -1e15, 1e-8, 5e-324, 0.3, 999.999]) {
    const { values } = niceTicks([value, 0]);
    expect([value, values.length > 1 && values.length < 15]).toEqual([value, true]);
  }
});

it('writes numbers with thousands apart and a true minus', () => {
  expect([1234, 12345.5, -1234567, 1e21].map((value) => writeNumber(value))).toEqual([
    '1234',
    '12\u202f345.5',
    '\u22121\u202f234\u202f567',
    '1e+21',
  ]);
});

it('DATA-02 draws a bar for each value: up from the zero, down from it, none where it is missing', () => {
  const picture = draw('bar', [
    [10, null],
    [-10, 0],
  ]);
  expect([...picture.matchAll(/<path d="([^"]*)">/g)].map(([, shape]) => shape)).toEqual([
    'M5 50h20V0h-20z',
    'M55 50h20V100h-20z',
    'M75 50h20V50h-20z',
  ]);
  expect(picture).toContain('<title>Row 2, Series 1: \u221210</title>');
});

it('stacks what is above zero and what is below apart', () => {
  const picture = draw('stacked', [[10, 10, -20]]);
  const shapes = [...picture.matchAll(/d="M15 (\d+)h70V(\d+)/g)].map(([, from, to]) => [from, to]);
  expect(shapes).toEqual([
    ['50', '25'],
    ['25', '0'],
    ['50', '100'],
  ]);
});

it('breaks a line where a value is missing, and marks a value that stands alone', () => {
  const many = Array.from({ length: 500 }, (_, at) => [at % 3 === 1 ? null : at]);
  const picture = draw('line', [[1], [2], [null], [4]]);
  expect(picture).toContain('class="sw-chart-curve" d="M12.5 75L37.5 50M87.5 0"');
  expect(picture.match(/<circle/g)).toHaveLength(3);
  const lone = many.map((row, at) => (at > 1 ? row : [at === 0 ? 7 : null]));
  expect(draw('line', lone).match(/<circle/g)).toHaveLength(1);
  expect(draw('area', [[1], [3]])).toContain('class="sw-chart-area" d="M25 100L25');
});

it('D-45 draws 500 rows of 20 columns in a picture that a page can carry', () => {
  const rows = Array.from({ length: 500 }, (_, row) =>
    Array.from({ length: 20 }, (_, column) => row * column),
  );
  for (const look of ['bar', 'stacked', 'line', 'area', 'pie', 'doughnut']) {
    const picture = draw(look, rows);
    expect([look, picture.length < 400_000, picture.includes('NaN')]).toEqual([look, true, false]);
  }
  expect(draw('bar', rows).match(/<text[^>]*text-anchor="middle"/g)?.length).toBeLessThan(10);
});

it('shortens names that are long and keeps none that could be markup', () => {
  const picture = draw('bar', [[1], [2], [3], [4]], ['<b>A very long name</b>', '👩‍🎤', '', '&']);
  expect(picture).not.toContain('<b>');
  expect(picture).toContain('>&lt;b&gt;A very…</text>');
  expect(picture).toContain('>&amp;</text>');
});

it('a pie has its largest parts, the others as one, and nothing of what is not above zero', () => {
  const parts = Array.from({ length: 20 }, (_, at) => ({ name: `p${at}`, value: at - 3 }));
  const slices = slicesOf(parts);
  expect(slices.map(({ name }) => name).slice(0, 2)).toEqual(['p9', 'p10']);
  expect(slices).toHaveLength(12);
  expect(slices.at(-1)).toMatchObject({ name: '…', value: 15 });
  expect(slicesOf(Array.from({ length: 30 }, () => ({ name: 'same', value: 1 })))).toHaveLength(12);
  const whole = draw('pie', [[7]]);
  expect(whole.match(/A100 100/g)).toHaveLength(2);
  expect(whole).toContain('<title>Row 1: 7 (100%)</title>');
  expect(draw('doughnut', [[1], [3]])).toContain('A55 55');
});

it.each(['bar', 'stacked', 'line', 'area', 'pie', 'doughnut'])(
  'DATA-02 the unit stands behind each number of a chart that is shown as %s',
  (look) => {
    const dataset = { seriesLabel: '', columns: ['Sold'], rows: [{ name: 'May', values: [7] }] };
    const shown = chartBlock.show({ dataset, look, unit: ' pcs', showValues: true }, source);
    expect(String(shown?.['picture'])).toMatch(/<title>May(?:, Sold)?: 7 pcs/);
    expect(shown?.['rows']).toEqual([{ text: 'May', cells: [{ text: '7 pcs' }] }]);
  },
);

it('DATA-03 is empty without a column, a row or a number', () => {
  const empty = (columns: string[], values: (number | null)[][]) =>
    chartBlock.isEmpty({
      dataset: { seriesLabel: '', columns, rows: values.map((row) => ({ name: '', values: row })) },
      look: 'bar',
      showValues: false,
    });
  expect(empty([], [[1]])).toBe(true);
  expect(empty(['a'], [])).toBe(true);
  expect(empty(['a'], [[null]])).toBe(true);
  expect(empty(['a'], [[0]])).toBe(false);
  expect(chartBlock.isEmpty(chartBlock.initial)).toBe(true);
  expect(chartBlock.show(chartBlock.initial, source)).toEqual({});
});
