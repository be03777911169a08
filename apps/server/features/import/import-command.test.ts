import { describe, expect, it } from 'vitest';
import { chooseUnits, ImportUsageError, parseImportCommand } from './import-command.ts';
import { createReport, formatReport } from './report.ts';

describe('parseImportCommand', () => {
  it('reads file and options', () => {
    const args = 'products p.csv --site alder --page /goods/ --images pics --keep-stock --json';
    expect(parseImportCommand(args.split(' '))).toEqual({
      file: 'p.csv',
      site: 'alder',
      isNewSite: false,
      page: 'goods',
      imageFolder: 'pics',
      withImages: true,
      keepStock: true,
      isDryRun: false,
      asJson: true,
      weightUnit: undefined,
    });
    expect(parseImportCommand(['products', 'p.csv', '--no-images']).withImages).toBe(false);
  });

  it.each([
    '',
    'products',
    'orders o.csv',
    'products a b',
    'products a --speed 3',
    'products a --weight-unit stone',
    'products a --new-site',
  ])('refuses "%s"', (args) => {
    expect(() => parseImportCommand(args.split(' ').filter(Boolean))).toThrow(ImportUsageError);
  });
});

it('units are those of the command, else of the country', () => {
  expect(chooseUnits(undefined, 'en-US')).toEqual({ gramsPerUnit: 453.59237, mmPerUnit: 25.4 });
  expect(chooseUnits(undefined, 'de-DE')).toEqual({ gramsPerUnit: 1000, mmPerUnit: 10 });
  expect(chooseUnits('kg', 'en-US')).toEqual({ gramsPerUnit: 1000, mmPerUnit: 10 });
});

it('the report names sums, rows that were not taken and notes, in the order of the file', () => {
  const report = createReport('p.csv', true);
  report.dialect = 'Shopify products';
  report.rows.read = 3;
  report.note(9, 'title-blank', 'The title is blank.');
  report.reject(7, 'price-missing', 'The price is missing.');
  report.reject(4, 'price-missing', 'The price is missing.');
  report.storePagesCreated.push('goods');
  report.ignoredColumns.push('Vendor');
  const text = formatReport(report);
  expect(text).toContain('Dry run: nothing was written. p.csv (Shopify products)');
  expect(text).toContain('Rows      3 read, 0 taken, 2 not taken');
  expect(text).toContain('Store page /goods was created; link it in the menu.');
  expect(text).toContain('Columns without a place here: Vendor');
  expect(text.indexOf('line 4:')).toBeLessThan(text.indexOf('line 7:'));
  expect(text).toMatch(/Notes:\n {2}line 9: The title is blank\.\n$/);
});
