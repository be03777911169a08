import { describe, expect, it } from 'vitest';
import { currencies, findCurrency, isSupportedCurrency } from './currency-catalogue.ts';
import { fromWireMoney, toMoneyValue, toWireMoney, zeroMoney } from './money.ts';

describe('currency catalogue', () => {
  it('ENT-07 holds the 26 currencies with two digits', () => {
    const two = currencies.filter((currency) => currency.fractionDigits === 2);
    expect(two.map((currency) => currency.code).join(' ')).toBe(
      'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR ZAR',
    );
  });

  it('ENT-08 counts yen without minor units', () => {
    expect(findCurrency('JPY').fractionDigits).toBe(0);
    expect(currencies).toHaveLength(27);
  });

  it('ENT-07 tells supported codes from others, which still can be written', () => {
    expect(isSupportedCurrency('SEK')).toBe(true);
    expect(isSupportedCurrency('XTS')).toBe(false);
    expect(findCurrency('XTS')).toMatchObject({ fractionDigits: 2, symbol: 'XTS ' });
  });
});

describe('wire money', () => {
  it.each([
    [{ value: '12.00', currency: 'USD' }, 1200, 'USD'],
    [{ decimalValue: '12.5', currencyCode: 'EUR' }, 1250, 'EUR'],
    [{ value: '.5' }, 50, 'USD'],
    [{ value: 3, currency: 'JPY' }, 3, 'JPY'],
    [{ value: '1200', currency: 'JPY' }, 1200, 'JPY'],
    [{ value: 'soon', currency: 'GBP' }, 0, 'GBP'],
    [{ value: null, decimalValue: '2.00', currency: '' }, 200, 'USD'],
  ])('ENT-05 reads %j', (wire, amountCents, currencyCode) => {
    expect(fromWireMoney(wire)).toEqual({ amountCents, currencyCode });
  });

  it('ENT-06 reads a missing price as 0 USD, or as 0 of the store currency', () => {
    expect(fromWireMoney(undefined)).toEqual({ amountCents: 0, currencyCode: 'USD' });
    expect(fromWireMoney(null, 'SEK')).toEqual({ amountCents: 0, currencyCode: 'SEK' });
    expect(zeroMoney()).toEqual({ amountCents: 0, currencyCode: 'USD' });
  });

  it('ENT-05 writes decimal text with all digits of the currency', () => {
    expect(toWireMoney({ amountCents: 1205, currencyCode: 'USD' })).toEqual({
      value: '12.05',
      currency: 'USD',
    });
    expect(toMoneyValue({ amountCents: -5, currencyCode: 'USD' })).toBe('-0.05');
    expect(toMoneyValue({ amountCents: 1200, currencyCode: 'JPY' })).toBe('1200');
  });
});
