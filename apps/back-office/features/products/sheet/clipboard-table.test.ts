import { expect, it } from 'vitest';
import { readTable, writeTable } from './clipboard-table.ts';

it('PROD-08 tables of spreadsheets come apart with their quotes', () => {
  expect(readTable('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(readTable('"two\nlines"\t"a ""quote"""\n\tb')).toEqual([
    ['two\nlines', 'a "quote"'],
    ['', 'b'],
  ]);
  expect(readTable('5" pipe\t"half')).toEqual([['5" pipe', '"half']]);
  expect(readTable('')).toEqual([['']]);
  expect(readTable('a\n\nb')).toEqual([['a'], [''], ['b']]);
});

it('PROD-08 what is copied comes back as it was', () => {
  const table = [
    ['a', 'tab\there', 'line\nbreak'],
    ['"', '', '5"'],
  ];
  expect(readTable(writeTable(table))).toEqual(table);
});
