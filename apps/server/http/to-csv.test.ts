import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

it('cells with any kind of line end, quotation mark or comma are read back as they were', () => {
  const rows = [
    ['note', 'where', 'size'],
    ['Ring twice\nthen wait', 'a "quiet" street', '1,5'],
    ['one\rtwo', 'one\r\ntwo', ''],
  ];
  const records = { record_delimiter: ['\r\n', '\n', '\r'] };
  expect(parse(toCsv(rows), records)).toEqual(rows);
});

it('what a spreadsheet would compute is text; numbers below zero stay numbers', () => {
  const cells = ['=1+1', '+49 30 1', '-1+1', '@SUM(A1)', '＝1', '-12.50', '-', '12.50'];
  expect(toCsv([cells])).toBe("'=1+1,'+49 30 1,'-1+1,'@SUM(A1),'＝1,-12.50,'-,12.50\r\n");
});

it('no rows are no text', () => {
  expect(toCsv([])).toBe('');
});
