import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currency-catalogue.ts';
import { formatMoney } from './format-money.ts';
import { parseDisplayedPrice } from './parse-displayed-price.ts';

describe('parseDisplayedPrice', () => {
  it.each([
    ['$12.00', 'USD', 1200],
    ['$12', 'USD', 1200],
    ['12.5', 'USD', 1250],
    ['from $1,234.50', 'USD', 123450],
    ['$1,234', 'USD', 123400],
    ['1.234,56 €', 'EUR', 123456],
    ['1.234 €', 'EUR', 123400],
    ['1.234.567,89 €', 'EUR', 123456789],
    ['1 234,50 Kč', 'CZK', 123450],
    ['1 234,50 zł', 'PLN', 123450],
    ["CHF 1'234.50", 'CHF', 123450],
    ['¥1,200', 'JPY', 1200],
    ['1.200 ¥', 'JPY', 1200],
    ['$0.29', 'USD', 29],
    ['$.50', 'USD', 50],
    ['$19.99 every 2 weeks for 12 weeks', 'USD', 1999],
    ['$4.35', 'USD', 435],
    ['$1.005', 'USD', 100500],
    ['1.234.5', 'USD', 1234500],
    ['1,234,56 €', 'EUR', 12345600],
  ])('INST-08 reads %j in %s as %i', (text, currencyCode, cents) => {
    expect(parseDisplayedPrice(text, { currencyCode })).toBe(cents);
  });

  it('INST-08 obeys the separator of the page locale', () => {
    expect(parseDisplayedPrice('1.234', { decimalSeparator: ',' })).toBe(123400);
    expect(parseDisplayedPrice('1,5', { decimalSeparator: ',' })).toBe(150);
    expect(parseDisplayedPrice('1,50', { decimalSeparator: '.' })).toBe(15000);
  });

  it.each(['', 'Sold out', '$', '—'])('INST-08 finds no price in %j', (text) => {
    expect(parseDisplayedPrice(text)).toBeUndefined();
  });

  it('INST-08 reads back whatever the money formatter wrote', () => {
    const anyMoney = fc.record({
      amountCents: fc.nat({ max: 10 ** 12 }),
      currencyCode: fc.constantFrom(...currencies.map((currency) => currency.code)),
    });
    fc.assert(
      fc.property(anyMoney, fc.boolean(), (money, trimZeroCents) => {
        const { currencyCode } = money;
        const text = formatMoney(money, { trimZeroCents });
        expect(parseDisplayedPrice(text, { currencyCode })).toBe(money.amountCents);
      }),
    );
  });
});
