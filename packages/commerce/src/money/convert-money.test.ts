import { expect, it } from 'vitest';
import { convertMoney } from './convert-money.ts';
import { fromWireMoney, toMoneyValue } from './money.ts';

const from = (value: string, currency: string) => fromWireMoney({ value, currency });

it.each([
  ['Automattic/woocommerce-payments#3158', '60.26', 'USD', 'JPY', '109.98779', 100, '6700'],
  ['to the nearest yen', '60.26', 'USD', 'JPY', '109.98779', undefined, '6628'],
  ['nopSolutions/nopCommerce#2821', '35.14', 'USD', 'MXN', '18.5', 100, '651.00'],
  ['from yen to cents', '1000', 'JPY', 'EUR', '0.0061', undefined, '6.10'],
  ['half a cent goes up', '0.05', 'EUR', 'USD', '1.1', undefined, '0.06'],
  ['a multiple stays', '10.00', 'EUR', 'SEK', '11', 100, '110.00'],
  ['nothing stays nothing', '0', 'EUR', 'SEK', '11.2', 100, '0.00'],
])('ENT-08 %s', (_source, value, currency, currencyCode, rate, upToCents, expected) => {
  const conversion = { currencyCode, rate, ...(upToCents !== undefined && { upToCents }) };
  expect(toMoneyValue(convertMoney(from(value, currency), conversion))).toBe(expected);
});

it('ENT-08 Automattic/woocommerce-payments#4298 a price is converted once and then multiplied', () => {
  const unit = convertMoney(from('80.00', 'USD'), {
    currencyCode: 'EUR',
    rate: '1.0531',
    upToCents: 25,
  });
  expect(toMoneyValue(unit)).toBe('84.25');
  expect(toMoneyValue({ ...unit, amountCents: unit.amountCents * 3 })).toBe('252.75');
});

it.each(['0', '', '-1', '1,5', '1e3', 'x'])('ENT-08 %j is no rate', (rate) => {
  expect(() => convertMoney(from('1', 'USD'), { currencyCode: 'EUR', rate })).toThrow(RangeError);
});

it.each([
  ['calcom/cal.diy#29984', '10000', 'JPY', 10_000],
  ['Paymenter/Paymenter#1258', '80', 'JPY', 80],
  ['Automattic/woocommerce-payments#5215', '98633', 'INR', 9_863_300],
  ['woocommerce/woocommerce#25748', '40.3535', 'USD', 4035],
])('ENT-08 %s minor units are those of the currency', (_source, value, currency, cents) => {
  expect(from(value, currency).amountCents).toBe(cents);
});
