import { expect, it } from 'vitest';
import {
  addColumn,
  addRow,
  gridOf,
  pasteInto,
  readGrid,
  readNumber,
  removeColumn,
  removeRow,
  setCell,
  type Grid,
} from './dataset-grid.ts';
import { readPasted } from './read-pasted.ts';

const pasted = (text: string, locale = 'en') => readPasted(text, locale);

it('DATA-02 rows, columns and the series label come back as they were typed', () => {
  const dataset = {
    seriesLabel: 'Month',
    columns: ['Bowls', 'Cups'],
    rows: [
      { name: 'January', values: [1.5, 2] },
      { name: 'February', values: [-3, 0] },
    ],
  };
  expect(gridOf(dataset, 'de')[1]).toEqual(['January', '1,5', '2']);
  for (const locale of ['en', 'de']) {
    expect(readGrid(gridOf(dataset, locale), locale)).toEqual({
      dataset,
      isEmpty: false,
      isIncomplete: false,
    });
  }
});

it('DATA-03 DATA-04 is empty until there is a number, and keeps its last row and column', () => {
  const begun = gridOf(undefined, 'en');
  expect(readGrid(begun, 'en').isEmpty).toBe(true);
  expect(readGrid(setCell(begun, 0, 1, 'Sales'), 'en').isEmpty).toBe(true);
  const typed = readGrid(setCell(begun, 1, 1, '4'), 'en');
  expect(typed).toMatchObject({
    isEmpty: false,
    dataset: { columns: [''], rows: [{ values: [4] }] },
  });
  const least: Grid = [
    ['', 'a'],
    ['b', '1'],
  ];
  expect([removeRow(least, 1), removeColumn(least, 1)]).toEqual([undefined, undefined]);
  expect(removeColumn(addColumn(least)!, 1)).toEqual([
    ['', ''],
    ['b', ''],
  ]);
  expect(removeRow(addRow(least)!, 1)).toEqual([
    ['', 'a'],
    ['', ''],
  ]);
});

it('DATA-05 what is missing, or no number, is told and left out', () => {
  const grid: Grid = [
    ['', 'a', 'b'],
    ['x', '1', 'n/a'],
    ['', '', ''],
  ];
  expect(readGrid(grid, 'en')).toMatchObject({
    isIncomplete: true,
    dataset: { rows: [{ name: 'x', values: [1, null] }] },
  });
});

it('DATA-06 D-45 a paste grows the data up to 500 rows and 20 columns and says when more was there', () => {
  const table = Array.from({ length: 502 }, () => Array.from({ length: 22 }, () => '1'));
  const { grid, isTruncated } = pasteInto(gridOf(undefined, 'en'), 0, 0, table);
  expect([grid.length, grid[0]!.length, isTruncated]).toEqual([501, 21, true]);
  expect([addRow(grid), addColumn(grid)]).toEqual([undefined, undefined]);
  const fits = table.slice(0, 501).map((row) => row.slice(0, 21));
  expect(pasteInto(grid, 0, 0, fits).isTruncated).toBe(false);
  const small = pasteInto(gridOf(undefined, 'en'), 1, 1, [['7', '8', '9']]);
  expect(small.grid[1]).toEqual(['', '7', '8', '9']);
});

it('reads tables as spreadsheets copy them and as files have them', () => {
  const both = [
    ['Month', 'Sales'],
    ['May, June', '1.5'],
  ];
  expect(pasted('Month\tSales\r\nMay, June\t1.5\r\n')).toEqual(both);
  expect(pasted('Month,Sales\n"May, June",1.5')).toEqual(both);
  expect(pasted('Month;Sales\nMay, June;1.5\n')).toEqual(both);
  expect(pasted('1,5\n2,5', 'de')).toEqual([['1,5'], ['2,5']]);
  expect(pasted('a\nb')).toEqual([['a'], ['b']]);
  expect(pasted('a,,"say ""x"""\n,,')).toEqual([
    ['a', '', 'say "x"'],
    ['', '', ''],
  ]);
  expect(pasted('one, two')).toBeUndefined();
});

it('reads numbers with signs of money and percent, in the writing of who types', () => {
  expect(
    ['1,234.5', '12 %', '€ 3', '-4', 'x', '', '1e99'].map((text) => readNumber(text, 'en')),
  ).toEqual([1234.5, 12, 3, -4, undefined, undefined, undefined]);
  expect(readNumber('1.234,5', 'de')).toBe(1234.5);
});
