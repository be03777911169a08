import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

function write(locale: string, currencyCode?: unknown, decimalValue: unknown = 1234567.5): string {
  const m = { decimalValue, currencyCode };
  return outputOf(`{m|i18n-money-format ${locale}}`, { m }).replaceAll('\u00a0', '~');
}

test.each([
  ['da_DK', 'EUR', '1.234.567,50€'],
  ['de_DE', 'DKK', '1.234.567,50 kr'],
  ['sv_SE', 'USD', '1~234~567,50$'],
  ['fr_FR', 'CAD', '1~234~567,50 C$'],
  ['fr_CA', 'CAD', 'C$1~234~567,50'],
  ['no_NO', 'NOK', 'kr 1~234~567,50'],
  ['nl_NL', 'EUR', '€1.234.567,50'],
  ['it_IT', 'EUR', '€1.234.567,50'],
  ['de', 'EUR', '€1.234.567,50'],
])('CFM-06 four locales have the currency last: %s %s', (locale, code, text) => {
  expect(write(locale, code)).toBe(text);
});

test.each([
  ['en_IN', 'GBP', '£1,234,567.50'],
  ['ar_EG', 'GBP', '£1,234,567.50'],
  ['de_CH', 'GBP', "£1'234'567.50"],
])('CFM-06 all locales group by threes, in western digits: %s %s', (locale, code, text) => {
  expect(write(locale, code)).toBe(text);
});

test('CFM-06 a currency without a symbol of its own is written as its code', () => {
  expect(write('en_US', 'NZD')).toBe('NZD 1,234,567.50');
  expect(write('de_DE', 'MXN', -2)).toBe('-2,00 MXN');
  expect(write('en_US', 'MXN', -2)).toBe('MXN -2.00');
  expect(write('en_NZ', 'NZD')).toBe('$1,234,567.50');
  expect(write('en_US', 'points')).toBe('points 1,234,567.50');
});

test('CFM-06 currencies have as many decimals as ISO 4217 gives them, of three at least two', () => {
  expect(write('en_US', 'ISK')).toBe('ISK 1,234,568');
  expect(write('en_US', 'HUF')).toBe('HUF 1,234,567.50');
  expect(write('en_US', 'BHD')).toBe('BHD 1,234,567.50');
  expect(write('en_US', 'BHD', 1.2345)).toBe('BHD 1.234');
});

test('CFM-06 halves of the exact amount go to the even digit', () => {
  expect(write('en_US', 'JPY', 1234.5)).toBe('¥1,234');
  expect(write('en_US', 'USD', 0.125)).toBe('$0.12');
  expect(write('en_US', 'USD', 1234.565)).toBe('$1,234.57');
  expect(write('en_US', 'USD', 1.005)).toBe('$1.00');
});

test('CFM-06 without a currency it is dollars, without an amount nothing of them', () => {
  expect(write('', undefined, '12.5')).toBe('$12.50');
  expect(write('en_US', ' ', '12px')).toBe('$0.00');
  expect(outputOf('{nothing|i18n-money-format}', {})).toBe('$0.00');
});
