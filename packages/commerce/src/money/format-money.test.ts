import { describe, expect, it } from 'vitest';
import { formatDecimalMoney, formatMoney } from './format-money.ts';
import type { MoneyNotation } from './money-notation.ts';

describe('formatMoney', () => {
  it.each([
    [123450, 'USD', '$1,234.50'],
    [5, 'USD', '$0.05'],
    [100000000, 'EUR', '€1,000,000.00'],
    [-1999, 'GBP', '-£19.99'],
    [123450, 'SEK', '1,234.50 kr'],
    [123450, 'NOK', '1,234.50 kr'],
    [123450, 'DKK', '1,234.50 kr'],
    [123450, 'PLN', '1,234.50 zł'],
    [123450, 'CZK', '1,234.50 Kč'],
    [1200, 'JPY', '¥1,200'],
    [999, 'CHF', 'CHF 9.99'],
    [999, 'XTS', 'XTS 9.99'],
  ])('ENT-09 writes %i %s as %s', (amountCents, currencyCode, text) => {
    expect(formatMoney({ amountCents, currencyCode })).toBe(text);
  });

  it('ENT-09 trims cents only when they are all zero and only when asked', () => {
    const trim = { trimZeroCents: true };
    expect(formatMoney({ amountCents: 1200, currencyCode: 'USD' }, trim)).toBe('$12');
    expect(formatMoney({ amountCents: 1210, currencyCode: 'USD' }, trim)).toBe('$12.10');
    expect(formatMoney({ amountCents: 1200, currencyCode: 'USD' })).toBe('$12.00');
    expect(formatMoney({ amountCents: 1200, currencyCode: 'CZK' }, trim)).toBe('12 Kč');
  });

  it('ENT-09 D-82 follows the notation of a locale, for its currency only', () => {
    const notation: MoneyNotation = {
      currencyCode: 'INR',
      fractionDigits: 2,
      decimalMark: ',',
      groupMark: '.',
      lastGroupSize: 3,
      groupSize: 2,
      groupedFrom: 5,
      digits: '0123456789'.split(''),
      positive: { prefix: '', suffix: ' ₹' },
      negative: { prefix: '−', suffix: ' ₹' },
    };
    const write = (amountCents: number, currencyCode = 'INR') =>
      formatMoney({ amountCents, currencyCode }, { notation });
    expect(write(1_234_567_890)).toBe('1.23.45.678,90 ₹');
    expect(write(-123_450)).toBe('−1234,50 ₹');
    expect(write(0)).toBe('0,00 ₹');
    expect(write(123_450, 'USD')).toBe('$1,234.50');
    const trim = { notation, trimZeroCents: true };
    expect(formatMoney({ amountCents: 1200, currencyCode: 'INR' }, trim)).toBe('12 ₹');
    expect(formatMoney({ amountCents: 1210, currencyCode: 'INR' }, trim)).toBe('12,10 ₹');
  });
});

describe('formatDecimalMoney', () => {
  it('ENT-09 writes up to 15 integer places', () => {
    expect(formatDecimalMoney('123456789012345.67', 'USD')).toBe('$123,456,789,012,345.67');
    expect(() => formatDecimalMoney('1234567890123456.00', 'USD')).toThrow(RangeError);
  });

  it.each(['', 'abc', '1,000', '1.', '.5'])('refuses %j', (text) => {
    expect(() => formatDecimalMoney(text, 'USD')).toThrow(RangeError);
  });
});
